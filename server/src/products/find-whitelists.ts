import type { Pool } from "pg";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const rowId = "(w.product_id || '/' || w.subscriber_id)";

/** What a filter may name of whitelists; the product and the subscriber are told, included or not. */
export const publishedWhitelists = publishEntity({
  name: "productWhitelist",
  key: "id",
  defaultOrder: [
    { field: "product.name", direction: "ASC" },
    { field: "subscriber.name", direction: "ASC" },
  ],
  fields: {
    id: { type: "text", column: rowId },
    productId: { type: "uuid", column: "w.product_id" },
    subscriberId: { type: "uuid", column: "w.subscriber_id" },
    "product.name": { type: "text", column: "p.name", collate: "fi" },
    "subscriber.name": { type: "text", column: "o.name", collate: "fi" },
  },
  relations: { product: plainRelation("product", ["name"]), subscriber: plainRelation("subscriber", ["name"]) },
});

const from = `product_whitelists w JOIN products p ON p.id = w.product_id
  JOIN organizations o ON o.id = w.subscriber_id`;
const json = `json_build_object('id', ${rowId}, 'productId', w.product_id, 'subscriberId', w.subscriber_id,
  'product', json_build_object('id', p.id, 'name', p.name), 'subscriber', json_build_object('id', o.id, 'name', o.name))`;

/** Who is on the whitelists of the products that the organization owns. */
export async function findWhitelists(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  const scope = createScope("p.organization_id = $1", [organizationId]);
  return findRows(pool, { entity: publishedWhitelists, from, scope, json }, filter);
}

/** One row of them as JSON text. */
export async function loadWhitelisted(
  pool: Pool,
  productId: string,
  subscriberId: string,
): Promise<string | undefined> {
  const text = `SELECT ${json}::text AS json FROM ${from} WHERE w.product_id = $1 AND w.subscriber_id = $2`;
  const { rows } = await pool.query<{ json: string }>({ name: "whitelisted", text, values: [productId, subscriberId] });
  return rows[0]?.json;
}
