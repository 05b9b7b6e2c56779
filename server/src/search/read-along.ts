import type { Pool } from "pg";
import { joinsFor } from "../documents/document-entity.ts";
import type { ScopedWhere } from "../platform/filter/combine-where.ts";
import { firstOf, readIds } from "./collect-found.ts";
import type { IndexedOrder } from "./collecting-order.ts";

/** The first documents in such an order, of which a search is known to find many. */
export function readAlong(
  pool: Pool,
  wheres: readonly ScopedWhere[],
  { by, direction }: IndexedOrder,
  most: number,
): Promise<number[]> {
  const order = by === "id" ? `id ${direction}` : `created_at ${direction}, id ${direction}`;
  const selections = wheres.map(
    ({ sql, over }) => `SELECT d.id, d.created_at FROM documents d ${joinsFor(over)} WHERE ${sql}`,
  );
  return readIds(pool, `SELECT f.id FROM ${firstOf(selections, order, most)} f`, wheres[0]?.values ?? []);
}
