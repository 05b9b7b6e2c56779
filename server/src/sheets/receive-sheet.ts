import { cleanFileName } from "@runko/domain/attachments/clean-file-name";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest, FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { SchemaMismatch, validatorCompiler } from "../platform/http/validate-requests.ts";
import { sheetFileLimit, sheetIssue, sheetLimits, type FileLimit, type SheetRow } from "./sheet.ts";

const LONGEST_CELL = 10_000;

/** Neither a zero character nor half a letter, which the database could not keep. */
const isKept = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

export const cellSchema = z.string().max(LONGEST_CELL).refine(isKept, "INVALID_VALUE");

/** Rows that a program has, without a file; how many they may be is judged with their columns. */
export const cellRowsSchema = z
  .array(z.record(z.string().max(200).refine(isKept, "INVALID_VALUE"), cellSchema))
  .min(1)
  .meta({
    description: `Each by the names of its columns: at most ${sheetLimits.rows}, of ${sheetLimits.columns} columns.`,
  });

export const sheetNameSchema = z
  .string()
  .max(100)
  .optional()
  .meta({ description: "The sheet of a workbook; the first when absent." });

/** The part `file` of an upload. */
export const sheetFileSchema = z.string().meta({
  format: "binary",
  description: `CSV or XLSX, at most ${sheetFileLimit.megabytes} MB and ${sheetLimits.columns} columns.`,
});

/** The body of an upload is a stream, checked as it is read. */
export const checkAllButBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === "body" ? () => true : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

/** Checks a body, or the part `metadata` of one, that the route let through. */
function parseBody<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new SchemaMismatch("body", read.error, given);
  return read.data;
}

const limits = { files: 1, fields: 1, fieldSize: 64 * 1024, headerPairs: 20 };

function parseMetadata({ fieldname, value }: MultipartValue): unknown {
  if (fieldname !== "metadata")
    throw new Problem("MALFORMED_REQUEST", { issues: [{ path: fieldname, code: "UNKNOWN_FIELD" }] });
  try {
    return typeof value === "string" ? JSON.parse(value.normalize("NFC")) : value;
  } catch {
    throw new Problem("MALFORMED_REQUEST", { issues: [{ path: "metadata", code: "INVALID_VALUE" }] });
  }
}

type SheetFile = { fileName: string; bytes: Uint8Array };

async function readPart(part: MultipartFile, { megabytes }: FileLimit): Promise<SheetFile> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    throw new Problem("FILE_TOO_LARGE", {
      issues: [sheetIssue("FILE_TOO_LARGE", { max: megabytes }).issue],
      headers: { connection: "close" },
    });
  });
  return { fileName: cleanFileName(part.filename) || "rows", bytes };
}

/** The parts of an upload: what is said of the file, and the file. */
export async function receiveSheet<Schema extends z.ZodType>(
  request: FastifyRequest,
  metadataSchema: Schema,
  limit: FileLimit = sheetFileLimit,
): Promise<{ metadata: z.output<Schema>; file: SheetFile }> {
  let given: unknown;
  let received: SheetFile | undefined;
  for await (const part of request.parts({ limits: { ...limits, fileSize: limit.bytes } })) {
    if (part.type === "field") given = parseMetadata(part);
    else received = await readPart(part, limit);
  }
  const metadata = parseBody(metadataSchema, given ?? {});
  if (!received) refuseIssues([sheetIssue("REQUIRED").issue]);
  return { metadata, file: { fileName: "", bytes: new Uint8Array(), ...received } };
}

/** Refuses rows that are more, or have more names among them, than a sheet: each name makes every row longer. */
function refuseLarge(given: readonly unknown[]): void {
  const { rows, columns } = sheetLimits;
  const refuse = ({ issue }: ReturnType<typeof sheetIssue>) => refuseIssues([{ ...issue, path: "rows" }]);
  if (given.length > rows) refuse(sheetIssue("CSV_TOO_MANY_ROWS", { rows: given.length, max: rows }));
  const names = new Set<string>();
  for (const row of given) {
    for (const name in Object(row) as object) if (names.add(name).size > columns) break;
    if (names.size > columns) refuse(sheetIssue("SHEET_TOO_WIDE", { max: columns }));
  }
}

/** Checks a body with `rows`, how many and how wide they are before each of their cells. */
export function parseRows<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { rows } = (given ?? {}) as { rows?: unknown };
  if (Array.isArray(rows)) refuseLarge(rows);
  return parseBody(schema, given);
}

/** Rows that a program gave, as those of a sheet. */
export function sheetOfRows(rows: readonly Readonly<Record<string, string>>[]): SheetRow[] {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const below = rows.map((row, index) => ({ line: index + 1, cells: headers.map((name) => row[name] ?? "") }));
  return [{ line: 0, cells: headers }, ...below.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))];
}
