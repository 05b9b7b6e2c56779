import type { Pool } from "pg";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of product groups, which everyone sees. */
export const publishedProductGroups = publishEntity({
  name: "productGroup",
  key: "id",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: {
    id: { type: "uuid", column: "g.id" },
    name: { type: "text", column: "g.name", collate: "fi" },
    category: { type: "text", column: "g.category" },
    multiProduct: { type: "boolean", column: "g.multi_product" },
  },
  relations: {},
});

const groupJson =
  "json_build_object('id', g.id, 'name', g.name, 'category', g.category, 'multiProduct', g.multi_product)";

export async function findProductGroups(pool: Pool, filter: Filter): Promise<FoundRows> {
  const { sql, values } = combineWhere(createScope("TRUE", []), {
    where: filter.where,
    entity: publishedProductGroups,
  });
  const order = compileOrder(filter.order, publishedProductGroups);
  const { rows } = await pool.query<FoundRows>(
    `SELECT (SELECT count(*) FROM product_groups g WHERE ${sql}) AS total,
      coalesce((SELECT json_agg(${groupJson} ORDER BY ${order}) FROM (
        SELECT * FROM product_groups g WHERE ${sql}
        ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}) g), '[]')::text AS json`,
    [...values, filter.limit, filter.skip],
  );
  return rows[0] ?? { json: "[]", total: 0 };
}

export async function loadProductGroup(pool: Pool, id: string): Promise<string | undefined> {
  const text = `SELECT ${groupJson}::text AS json FROM product_groups g WHERE g.id = $1`;
  const { rows } = await pool.query<{ json: string }>({ name: "product_group", text, values: [id] });
  return rows[0]?.json;
}
