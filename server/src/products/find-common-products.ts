import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of common products, which everyone sees. */
export const publishedCommonProducts = publishEntity({
  name: "commonProduct",
  key: "id",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: {
    id: { type: "uuid", column: "c.id" },
    name: { type: "text", column: "c.name", collate: "fi" },
    description: { type: "text", column: "c.description" },
    productGroupId: { type: "uuid", column: "c.product_group_id" },
  },
  shown: ["version"],
  relations: { productGroup: plainRelation("productGroup", ["name", "category", "multiProduct"]) },
});

export const commonProductVersion = versionSql(["c.name", "c.description", "c.product_group_id"]);

function commonProductJson(withGroup: boolean): string {
  const group = `, 'productGroup', (SELECT json_build_object('id', r.id, 'name', r.name, 'category', r.category,
    'multiProduct', r.multi_product) FROM product_groups r WHERE r.id = c.product_group_id)`;
  return `json_build_object('id', c.id, 'name', c.name, 'description', c.description,
    'productGroupId', c.product_group_id, 'version', ${commonProductVersion}${withGroup ? group : ""})`;
}

export async function findCommonProducts(pool: Pool, filter: Filter): Promise<FoundRows> {
  const json = commonProductJson(filter.include.length > 0);
  const list = { entity: publishedCommonProducts, from: "common_products c", scope: createScope("TRUE", []), json };
  return findRows(pool, list, filter);
}

/** One common product with its group as JSON text. */
export async function loadCommonProduct(pool: Pool, id: string): Promise<string | undefined> {
  const text = `SELECT ${commonProductJson(true)}::text AS json FROM common_products c WHERE c.id = $1`;
  const { rows } = await pool.query<{ json: string }>({ name: "common_product", text, values: [id] });
  return rows[0]?.json;
}
