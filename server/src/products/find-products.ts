import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const named = "json_build_object('id', r.id, 'name', r.name)";
const namedList = (from: string) =>
  `coalesce((SELECT json_agg(${named} ORDER BY r.name COLLATE "fi-x-icu", r.id) FROM ${from}), '[]'::json)`;

/** What a filter may include of a product `p`, each as JSON. */
const relations = {
  productGroup: `(SELECT json_build_object('id', r.id, 'name', r.name, 'category', r.category,
    'multiProduct', r.multi_product) FROM product_groups r WHERE r.id = p.product_group_id)`,
  commonProduct: `(SELECT ${named} FROM common_products r WHERE r.id = p.common_product_id)`,
  whitelist: namedList("product_whitelists w JOIN organizations r ON r.id = w.subscriber_id WHERE w.product_id = p.id"),
  subOrganizations: namedList(
    "sub_organization_products s JOIN organizations r ON r.id = s.organization_id WHERE s.product_id = p.id",
  ),
} as const;
type ProductRelation = keyof typeof relations;

const isProductRelation = (name: string): name is ProductRelation => Object.hasOwn(relations, name);

export const productVersion = versionSql([
  "p.name, p.description, p.product_group_id, p.form_type, p.nni_product, p.nni_type, p.initial_fee, p.monthly_fee",
  "p.visibility, p.custom_fields, p.common_product_id, p.active",
]);

function productJson(included: readonly ProductRelation[]): string {
  const more = included.map((name) => `, '${name}', ${relations[name]}`).join("");
  return `json_build_object('id', p.id, 'organizationId', p.organization_id, 'name', p.name,
    'description', p.description, 'productGroupId', p.product_group_id, 'formType', p.form_type,
    'nniProduct', p.nni_product, 'nniType', p.nni_type, 'initialFee', p.initial_fee::text,
    'monthlyFee', p.monthly_fee::text, 'visibility', p.visibility, 'customFields', p.custom_fields,
    'commonProductId', p.common_product_id, 'active', p.active, 'version', ${productVersion},
    'inUse', EXISTS (SELECT FROM event_products e WHERE e.product_id = p.id)${more})`;
}

/** What a filter may name of a supplier's products (D-28). */
export const publishedProducts = publishEntity({
  name: "product",
  key: "id",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: {
    id: { type: "uuid", column: "p.id" },
    name: { type: "text", column: "p.name", collate: "fi" },
    description: { type: "text", column: "p.description" },
    productGroupId: { type: "uuid", column: "p.product_group_id" },
    formType: { type: "text", column: "p.form_type" },
    nniProduct: { type: "boolean", column: "p.nni_product" },
    nniType: { type: "text", column: "p.nni_type" },
    initialFee: { type: "money", column: "p.initial_fee" },
    monthlyFee: { type: "money", column: "p.monthly_fee" },
    visibility: { type: "text", column: "p.visibility" },
    commonProductId: { type: "uuid", column: "p.common_product_id" },
    active: { type: "boolean", column: "p.active" },
  },
  shown: ["organizationId", "customFields", "inUse", "version"],
  relations: {
    productGroup: plainRelation("productGroup", ["name", "category", "multiProduct"]),
    commonProduct: plainRelation("commonProduct", ["name"]),
    whitelist: plainRelation("whitelist", ["name"]),
    subOrganizations: plainRelation("subOrganization", ["name"]),
  },
});

/** A page of the products that one organization owns, whatever their state. */
export async function findProducts(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  const included = filter.include.map(({ relation }) => relation).filter(isProductRelation);
  return findRows(
    pool,
    {
      entity: publishedProducts,
      from: "products p",
      scope: createScope("p.organization_id = $1", [organizationId]),
      json: productJson(included),
    },
    filter,
  );
}

/** One product of the organization with all its relations as JSON text. */
export async function loadProduct(pool: Pool, organizationId: string, id: string): Promise<string | undefined> {
  const json = productJson(["productGroup", "commonProduct", "whitelist", "subOrganizations"]);
  const text = `SELECT ${json}::text AS json FROM products p WHERE p.organization_id = $1 AND p.id = $2`;
  const { rows } = await pool.query<{ json: string }>({ name: "product", text, values: [organizationId, id] });
  return rows[0]?.json;
}
