import { cleanFileName } from "@runko/domain/attachments/clean-file-name";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { SchemaMismatch } from "../platform/http/validate-requests.ts";
import { sheetFileLimit, sheetIssue, sheetLimits } from "../sheets/sheet.ts";
import type { GivenFile } from "./start-import.ts";

const LONGEST_CELL = 10_000;

const cell = z.string().max(LONGEST_CELL);
export const defaultsSchema = z
  .record(z.string().max(200), cell)
  .refine((defaults) => Object.keys(defaults).length <= sheetLimits.columns, "TOO_MANY");

const said = {
  kind: z.string().max(100).meta({ description: "What the rows become." }),
  defaults: defaultsSchema.default({}).meta({ description: "What a row says that leaves the column empty." }),
};

/** The part `metadata` of an upload. */
const metadataSchema = z.strictObject({
  ...said,
  sheet: z.string().max(100).optional().meta({ description: "The sheet of a workbook; the first when absent." }),
});

/** Rows that a program has, without a file. */
const rowsSchema = z.strictObject({
  ...said,
  fileName: z.string().max(200).default("rows.json"),
  rows: z
    .array(z.record(z.string().max(200), cell))
    .min(1)
    .max(10_000)
    .meta({ description: "Each by the names of its columns." }),
});

export const uploadSchema = z.union([
  z.object({
    metadata: metadataSchema,
    file: z.string().meta({
      format: "binary",
      description: `CSV or XLSX, at most ${sheetFileLimit.megabytes} MB and ${sheetLimits.columns} columns.`,
    }),
  }),
  rowsSchema,
]);

export type ReceivedImport = { kind: string; defaults: Record<string, string>; file: GivenFile };

const limits = { fileSize: sheetFileLimit.bytes, files: 1, fields: 1, fieldSize: 64 * 1024, headerPairs: 20 };

function parseBody<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new SchemaMismatch("body", read.error, given);
  return read.data;
}

function parseMetadata({ fieldname, value }: MultipartValue): unknown {
  if (fieldname !== "metadata")
    throw new Problem("MALFORMED_REQUEST", { issues: [{ path: fieldname, code: "UNKNOWN_FIELD" }] });
  try {
    return typeof value === "string" ? JSON.parse(value.normalize("NFC")) : value;
  } catch {
    throw new Problem("MALFORMED_REQUEST", { issues: [{ path: "metadata", code: "INVALID_VALUE" }] });
  }
}

async function readPart(part: MultipartFile): Promise<{ fileName: string; bytes: Uint8Array }> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    throw new Problem("FILE_TOO_LARGE", {
      issues: [sheetIssue("FILE_TOO_LARGE", { max: sheetFileLimit.megabytes }).issue],
      headers: { connection: "close" },
    });
  });
  return { fileName: cleanFileName(part.filename) || "rows", bytes };
}

async function receiveFile(request: FastifyRequest): Promise<ReceivedImport> {
  let metadata: unknown;
  let received: { fileName: string; bytes: Uint8Array } | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") metadata = parseMetadata(part);
    else received = await readPart(part);
  }
  const { kind, defaults, sheet } = parseBody(metadataSchema, metadata ?? {});
  if (!received) refuseIssues([sheetIssue("REQUIRED").issue]);
  return { kind, defaults, file: { fileName: "", bytes: new Uint8Array(), ...received, sheet } };
}

/** What came: a file by multipart, or rows as JSON. */
export async function receiveImport(request: FastifyRequest): Promise<ReceivedImport> {
  if (request.isMultipart()) return await receiveFile(request);
  const { kind, defaults, fileName, rows } = parseBody(rowsSchema, request.body);
  return { kind, defaults, file: { fileName, rows } };
}
