import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
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
  shown: ["version"],
  relations: {},
});

export const productGroupVersion = versionSql(["g.name", "g.category", "g.multi_product"]);

const groupJson = `json_build_object('id', g.id, 'name', g.name, 'category', g.category,
  'multiProduct', g.multi_product, 'version', ${productGroupVersion})`;

export async function findProductGroups(pool: Pool, filter: Filter): Promise<FoundRows> {
  const list = { entity: publishedProductGroups, from: "product_groups g", scope: createScope("TRUE", []) };
  return findRows(pool, { ...list, json: groupJson }, filter);
}

/** The groups whose products can be ordered over an NNI; the caller has checked that it may be seen. */
export async function findGroupsOfNni(pool: Pool, nniId: string, filter: Filter): Promise<FoundRows> {
  const from = "product_groups g JOIN nni_product_groups n ON n.product_group_id = g.id";
  const scope = createScope("n.nni_id = $1", [nniId]);
  return findRows(pool, { entity: publishedProductGroups, from, scope, json: groupJson }, filter);
}

export async function loadProductGroup(pool: Pool, id: string): Promise<string | undefined> {
  const text = `SELECT ${groupJson}::text AS json FROM product_groups g WHERE g.id = $1`;
  const { rows } = await pool.query<{ json: string }>({ name: "product_group", text, values: [id] });
  return rows[0]?.json;
}
