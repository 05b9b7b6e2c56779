import type { PathRole } from "@runko/domain/organizations/roles";
import { exportCell, type ExportCell } from "@runko/domain/search/export-cells";
import type { SearchColumn } from "@runko/domain/search/search-columns";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Pool } from "pg";
import { documentRows, joinsFor } from "../documents/document-entity.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import { exportedColumn } from "./export-columns.ts";
import { searchWhere } from "./search-where.ts";

/** Every document that a search finds, in its order and these columns, in portions of rows. */
export async function* exportRows(
  pool: Pool,
  scope: DocumentScope,
  {
    request,
    columns,
    texts,
    signal,
  }: { request: DocumentRequest; columns: readonly SearchColumn[]; texts: Catalogue; signal: AbortSignal },
): AsyncGenerator<ExportCell[][], void, undefined> {
  const where = await searchWhere(pool, scope, request);
  const chosen = columns.map((name) => exportedColumn(name, scope.role));
  const text = `SELECT json_build_array(${chosen.join(", ")})::text AS cells
    FROM documents d ${joinsFor(where.over, documentRows[scope.role].rowOver([]))} WHERE ${where.sql}
    ORDER BY ${orderOf(request, scope.role)}`;
  const portions = readByCursor<{ cells: string }>(pool, { text, values: where.values }, { signal });
  for await (const rows of portions)
    yield rows.map(({ cells }) => {
      const values = JSON.parse(cells) as unknown[];
      return columns.map((name, index) => exportCell(texts, name, values[index]));
    });
}

/** The newest first needs no sorting: it is read along its index. */
function orderOf({ filter }: DocumentRequest, role: PathRole): string {
  if (filter.order.length === 0) return "d.created_at DESC, d.id DESC";
  return compileOrder(filter.order, documentRows[role]);
}
