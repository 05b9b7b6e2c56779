import { connectionCells, type ToldConnection } from "@runko/domain/connections/connection-cells";
import type { ExportCell } from "@runko/domain/search/export-cells";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Pool } from "pg";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { joinsOf } from "../platform/entity/define-entity.ts";
import { combineWhere, type Scope } from "../platform/filter/combine-where.ts";
import { compileOrder, orderOver } from "../platform/filter/compile-order.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { registers, type RegisterRole } from "./connection-entity.ts";

type Asked = { role: RegisterRole; scope: Scope; filter: Filter };

/** Every connection that is asked for, in its order, in portions of rows of a file. */
export async function* exportConnections(
  pool: Pool,
  { role, scope, filter }: Asked,
  { texts, signal }: { texts: Catalogue; signal: AbortSignal },
): AsyncGenerator<ExportCell[][], void, undefined> {
  const entity = registers[role];
  const where = combineWhere(scope, { where: filter.where, entity });
  const joins = joinsOf(entity, where.over, orderOver(filter.order, entity), entity.rowOver([]));
  const text = `SELECT ${entity.rowJson([])}::text AS row FROM ${entity.table} ${entity.as} ${joins}
    WHERE ${where.sql} ORDER BY ${compileOrder(filter.order, entity)}`;
  for await (const rows of readByCursor<{ row: string }>(pool, { text, values: where.values }, { signal }))
    yield rows.map(({ row }) => connectionCells(texts, JSON.parse(row) as ToldConnection));
}
