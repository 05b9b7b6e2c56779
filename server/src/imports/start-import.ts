import { guessMapping, isGuidance } from "@runko/domain/imports/map-columns";
import { sameFileDays } from "@runko/domain/imports/import-states";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { sheetOfRows } from "../sheets/receive-sheet.ts";
import type { SheetRow } from "../sheets/sheet.ts";
import { sheetIssue } from "../sheets/sheet.ts";
import type { ImportAsked, ImportContext, ImportKind } from "../import-kind.ts";
import { loadRemembered } from "./mapping-store.ts";

/** A file that came: its bytes, or rows that a program gave by the names of their columns. */
export type GivenFile = { fileName: string } & (
  { bytes: Uint8Array; sheet?: string | undefined } | { rows: readonly Readonly<Record<string, string>>[] }
);

async function readRows(kind: ImportKind, file: GivenFile): Promise<SheetRow[]> {
  if ("rows" in file) return sheetOfRows(file.rows);
  const limits = { ...(kind.mostRows !== undefined && { rows: kind.mostRows }) };
  const names = file.sheet === undefined ? (kind.sheetNames ?? []) : [file.sheet];
  for (const sheet of names) {
    const read = await readSheet(file.bytes, { ...limits, sheet });
    if ("rows" in read) return read.rows;
    if (read.issue.code !== "SHEET_NOT_FOUND" || file.sheet !== undefined) refuseIssues([read.issue]);
  }
  const read = await readSheet(file.bytes, limits);
  if ("issue" in read) refuseIssues([read.issue]);
  return "rows" in read ? read.rows : [];
}

const hashOf = (file: GivenFile): string =>
  createHash("sha256")
    .update("bytes" in file ? file.bytes : JSON.stringify(file.rows))
    .digest("hex");

/** Takes a file's rows down, to be checked at once; nothing is sent before somebody says so. Answers the id of its job. */
export async function startImport(
  context: ImportContext,
  kind: ImportKind,
  asked: ImportAsked & { language: string },
  file: GivenFile,
): Promise<string> {
  const [head, ...below] = await readRows(kind, file);
  const columns = await kind.columns(context, asked);
  const given = (head?.cells ?? []).map((header) => header.trim());
  const rows = below.filter(({ cells }) => !isGuidance(cells, columns));
  if (rows.length === 0) refuseIssues([sheetIssue("CSV_EMPTY").issue]);
  const { organizationId, role, userId, defaults, language } = asked;
  // What a program calls a column by its name is that column; people read what it is called.
  const called =
    "rows" in file ? new Map(columns.map((column) => [column.name, column.header])) : new Map<string, string>();
  const headers = given.map((header): string => called.get(header) ?? header);
  const remembered = await loadRemembered(context.db, { organizationId, kind }, headers);
  const guessed = guessMapping(headers, columns, remembered);
  const mapping = given.map((name, at) => (called.has(name) ? name : (guessed[at] ?? null)));
  const now = context.clock.now();
  const id = uuidv7();
  const hash = hashOf(file);
  await inTransaction(context.db, async (trx) => {
    await sql`
      INSERT INTO import_jobs (id, organization_id, role, kind, state, created_by_id, created_at, worked_at, file_name,
        file_hash, same_file_at, headers, mapping, defaults, language)
      VALUES (${id}, ${organizationId}, ${role}, ${kind.name}, 'checking', ${userId}, ${now}, clock_timestamp(),
        ${file.fileName}, ${hash},
        (SELECT max(created_at) FROM import_jobs WHERE organization_id = ${organizationId} AND role = ${role}
          AND kind = ${kind.name} AND file_hash = ${hash}
          AND created_at > ${now}::timestamptz - make_interval(days => ${sameFileDays})),
        ${JSON.stringify(headers)}::jsonb, ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(defaults)}::jsonb,
        ${language})`.execute(trx);
    const brought = JSON.stringify(
      rows.map(({ line, cells }) => ({ number: line, cells: fitted(cells, headers.length) })),
    );
    await sql`
      INSERT INTO import_rows (job_id, number, cells)
      SELECT ${id}, number, cells FROM jsonb_to_recordset(${brought}::jsonb) AS r (number bigint, cells jsonb)`.execute(
      trx,
    );
  });
  return id;
}

/** As long as the headers are; what stands under none of them is left out. */
const fitted = (cells: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, at) => cells[at] ?? "");
