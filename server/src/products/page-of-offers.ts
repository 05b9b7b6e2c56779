import { sql, CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { combineWhere, createScope, type WherePart } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import { isOfferedTo, offersSql } from "./find-offered-products.ts";
import { products } from "./product-entity.ts";

type Asked = {
  subscriberId: string;
  supplierIds: readonly string[];
  /** Conditions over `products p` and their `product_groups g`. */
  more: readonly WherePart[];
  order: readonly OrderTerm[];
  limit: number;
  skip: number;
};

/** SQL of the category of a product: its own form type, or that of its group (D-13). */
export const categoryOfProduct = "coalesce(p.form_type, g.category)";

/** The ids of a page of the products that any of the suppliers offers to the subscriber, by name, and how many there are. */
export async function findOfferPage(
  db: Kysely<Database>,
  { subscriberId, supplierIds, more, order, limit, skip }: Asked,
): Promise<{ ids: string[]; total: number }> {
  const offered = sql`p.id IN (SELECT o.product_id FROM (${offersSql(supplierIds)}) o) AND ${isOfferedTo(subscriberId)}`;
  const { sql: text, parameters } = offered.compile(db);
  const where = combineWhere(createScope(text, parameters), ...more);
  const from = `FROM products p JOIN product_groups g ON g.id = p.product_group_id WHERE ${where.sql}`;
  const [last, first] = [where.values.length + 1, where.values.length + 2];
  const page = `SELECT p.id ${from} ORDER BY ${compileOrder(order, products)} LIMIT $${last} OFFSET $${first}`;
  const { rows } = await db.executeQuery<{ ids: string[]; total: string }>(
    CompiledQuery.raw(`SELECT ARRAY(${page}) AS ids, (SELECT count(*) ${from}) AS total`, [
      ...where.values,
      limit,
      skip,
    ]),
  );
  return { ids: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) };
}
