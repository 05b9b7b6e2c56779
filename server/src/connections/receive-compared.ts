import { comparedHeaders } from "@runko/domain/connections/compared-headers";
import { idColumns, type ComparedColumn, type ComparedRow } from "@runko/domain/connections/reconcile";
import { guessMapping, namedCells } from "@runko/domain/imports/map-columns";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import {
  cellRowsSchema,
  parseRows,
  receiveSheet,
  sheetFileSchema,
  sheetNameSchema,
  sheetOfRows,
} from "../sheets/receive-sheet.ts";
import { sheetIssue, type SheetRow } from "../sheets/sheet.ts";
import type { RegisterRole } from "./connection-entity.ts";

const partnerId = idSchema.optional().meta({ description: "Only the connections with this organization." });
const metadataSchema = z.strictObject({ partnerId, sheet: sheetNameSchema });
const rowsSchema = z.strictObject({ partnerId, rows: cellRowsSchema });

export const comparedSchema = z
  .union([z.object({ metadata: metadataSchema, file: sheetFileSchema }), rowsSchema])
  .meta({ id: "ComparedConnections" });

export type Compared = { partnerId: string | undefined; rows: ComparedRow[] };

async function readRows(request: FastifyRequest): Promise<{ partnerId: string | undefined; rows: SheetRow[] }> {
  if (!request.isMultipart()) {
    const said = parseRows(rowsSchema, request.body);
    return { partnerId: said.partnerId, rows: sheetOfRows(said.rows) };
  }
  const { metadata, file } = await receiveSheet(request, metadataSchema);
  const read = await readSheet(file.bytes, { sheet: metadata.sheet });
  if ("issue" in read) refuseIssues([read.issue]);
  return { partnerId: metadata.partnerId, rows: "rows" in read ? read.rows : [] };
}

/** What is to be compared: the rows that came, each by the columns that it says. */
export async function receiveCompared(request: FastifyRequest, role: RegisterRole): Promise<Compared> {
  const { partnerId: partner, rows } = await readRows(request);
  const [head, ...below] = rows;
  const columns = comparedHeaders(request.texts, role);
  const mapping = guessMapping(head?.cells ?? [], columns);
  if (below.length === 0) refuseIssues([sheetIssue("CSV_EMPTY").issue]);
  if (!idColumns.some((name) => mapping.includes(name))) {
    const { headers } = request.texts.reconciliation;
    const names = idColumns.map((name) => headers[name]).join(", ");
    refuseIssues([sheetIssue("RECONCILED_WITHOUT_IDS", { columns: names }).issue]);
  }
  const cellsOf = (cells: string[]) => namedCells(cells, mapping, {}) as Partial<Record<ComparedColumn, string>>;
  return { partnerId: partner, rows: below.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })) };
}
