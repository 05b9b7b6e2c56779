import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import type { ConnectionKind } from "@runko/domain/enumerations/connection-kinds";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import { byCapacity } from "@runko/domain/products/product-order";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";

export type OfferedProduct = ConnectionLimits & {
  id: string;
  supplierId: string;
  name: string;
  description: string;
  productGroupId: string;
  productGroupName: string;
  /** The form that the product uses: its own form type, or the category of its group (D-13). */
  category: ProductCategory;
  /** Whether the product itself asks for an NNI, whatever its category says. */
  needsNni: boolean;
  nniType: ConnectionKind | null;
  initialFee: string;
  monthlyFee: string;
  /** By which of its owner's classes it is served. */
  slaClass: string | null;
  customFields: CustomFieldDefinition[];
  /** Whether a document may hold several: the group and the supplier both allow it (D-12). */
  multiProductAllowed: boolean;
};

type Asked = {
  subscriberId: string;
  supplierIds: readonly string[];
  productGroupId?: string | undefined;
  productIds?: readonly string[] | undefined;
  /** What the one supplier has delivered to the subscriber: told of although it is no longer offered. */
  delivered?: readonly string[] | undefined;
};

/** SQL of what these suppliers offer, their own and what is shared to them, as `supplier_id` and `product_id`. */
export const offersSql = (supplierIds: readonly string[]) => sql`
  SELECT organization_id AS supplier_id, id AS product_id FROM products
  WHERE organization_id = ANY(${supplierIds}::uuid[])
  UNION
  SELECT organization_id, product_id FROM sub_organization_products
  WHERE organization_id = ANY(${supplierIds}::uuid[])`;

/** SQL of whether a product `p` is offered to the subscriber: it is active, and public or the subscriber on its whitelist. */
export const isOfferedTo = (subscriberId: string) => sql<boolean>`p.active
  AND (p.visibility = 'public' OR EXISTS (
    SELECT FROM product_whitelists w WHERE w.product_id = p.id AND w.subscriber_id = ${subscriberId}))`;

/**
 * The active products that these suppliers offer to the subscriber: their own and those shared to them, public or with
 * the subscriber on the whitelist (D-21); and what is delivered. By name and capacity.
 */
export async function findOfferedProducts(db: Kysely<Database>, asked: Asked): Promise<OfferedProduct[]> {
  const { subscriberId, supplierIds, productGroupId = null, productIds = null, delivered = [] } = asked;
  const { rows } = await sql<OfferedProduct>`${sql.raw(prepared)}
    WITH offers AS (
      ${offersSql(supplierIds)}
      UNION
      SELECT s.id, d.id FROM unnest(${supplierIds}::uuid[]) AS s(id), unnest(${delivered}::uuid[]) AS d(id)
    )
    SELECT p.id, o.supplier_id AS "supplierId", p.name, p.description, p.product_group_id AS "productGroupId",
      g.name AS "productGroupName", COALESCE(p.form_type, g.category) AS category, p.nni_product AS "needsNni",
      p.nni_type AS "nniType", p.initial_fee AS "initialFee", p.monthly_fee AS "monthlyFee", p.sla_class AS "slaClass",
      p.interfaces, p.connectors, p.capacities, p.custom_fields AS "customFields", g.multi_product AND s.multiproduct AS "multiProductAllowed"
    FROM offers o
      JOIN products p ON p.id = o.product_id
      JOIN product_groups g ON g.id = p.product_group_id
      JOIN organizations s ON s.id = o.supplier_id
    WHERE (p.id = ANY(${delivered}::uuid[]) OR ${isOfferedTo(subscriberId)})
      AND (${productGroupId}::uuid IS NULL OR p.product_group_id = ${productGroupId}::uuid)
      AND (${productIds}::uuid[] IS NULL OR p.id = ANY(${productIds}::uuid[]))
    ORDER BY p.id`.execute(db);
  return rows.toSorted(byCapacity);
}
