import type { Pool } from "pg";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of products shared to an organization; the product and its owner are told, included or not. */
export const publishedSharedProducts = publishEntity({
  name: "subOrganizationProduct",
  key: "productId",
  defaultOrder: [{ field: "product.name", direction: "ASC" }],
  fields: {
    productId: { type: "uuid", column: "s.product_id" },
    "product.name": { type: "text", column: "p.name", collate: "fi" },
    "product.active": { type: "boolean", column: "p.active" },
    "owner.name": { type: "text", column: "o.name", collate: "fi" },
  },
  shown: ["organizationId"],
  relations: {
    product: plainRelation("product", ["name", "description", "active"]),
    owner: plainRelation("owner", ["name"]),
  },
});

const from = `sub_organization_products s JOIN products p ON p.id = s.product_id JOIN organizations o ON o.id = p.organization_id`;
const json = `json_build_object('organizationId', s.organization_id, 'productId', s.product_id,
  'product', json_build_object('id', p.id, 'name', p.name, 'description', p.description, 'active', p.active),
  'owner', json_build_object('id', o.id, 'name', o.name))`;

/** A page of the products that those above have shared to the organization. */
export async function findSharedProducts(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  const scope = createScope("s.organization_id = $1", [organizationId]);
  return findRows(pool, { entity: publishedSharedProducts, from, scope, json }, filter);
}

/** One of them as JSON text. */
export async function loadSharedProduct(
  pool: Pool,
  organizationId: string,
  productId: string,
): Promise<string | undefined> {
  const text = `SELECT ${json}::text AS json FROM ${from} WHERE s.organization_id = $1 AND s.product_id = $2`;
  const { rows } = await pool.query<{ json: string }>({
    name: "shared_product",
    text,
    values: [organizationId, productId],
  });
  return rows[0]?.json;
}
