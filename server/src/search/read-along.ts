import type { Pool } from "pg";
import { joinsFor, wordsFor } from "../documents/document-json.ts";
import type { ScopedWhere } from "../platform/filter/combine-where.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import { firstOf, readIds } from "./collect-found.ts";

/** An order in which an index of each organization holds its documents. */
export type IndexedOrder = { by: "id" | "createdAt"; direction: "ASC" | "DESC" };

/** The order as an index has it; undefined for one that has to be made. Without terms the newest come first. */
export function indexedOrder(order: readonly OrderTerm[]): IndexedOrder | undefined {
  const [first, second] = order;
  if (!first) return { by: "createdAt", direction: "DESC" };
  if (first.field === "id") return { by: "id", direction: first.direction };
  const breaksTies = !second || (second.field === "id" && second.direction === first.direction);
  return first.field === "createdAt" && breaksTies ? { by: "createdAt", direction: first.direction } : undefined;
}

/** The first documents in such an order, of which a search is known to find many. */
export function readAlong(
  pool: Pool,
  wheres: readonly ScopedWhere[],
  { by, direction }: IndexedOrder,
  most: number,
): Promise<number[]> {
  const order = by === "id" ? `id ${direction}` : `created_at ${direction}, id ${direction}`;
  const selections = wheres.map(
    ({ sql }) => `SELECT d.id, d.created_at FROM documents d ${wordsFor(sql)} ${joinsFor(sql)} WHERE ${sql}`,
  );
  return readIds(pool, `SELECT f.id FROM ${firstOf(selections, order, most)} f`, wheres[0]?.values ?? []);
}
