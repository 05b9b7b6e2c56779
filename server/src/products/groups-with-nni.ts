import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { nniOfSupplier } from "./nni-of-supplier.ts";

export type SupplierGroup = { supplierId: string; productGroupId: string };

/** The product groups in which each supplier has an NNI that this subscriber may order from (D-22). */
export async function groupsWithNni(
  db: Kysely<Database>,
  { subscriberId, supplierIds }: { subscriberId: string; supplierIds: readonly string[] },
): Promise<SupplierGroup[]> {
  const { rows } = await sql<SupplierGroup>`
    SELECT DISTINCT s.id AS "supplierId", g.product_group_id AS "productGroupId"
    FROM unnest(${supplierIds}::uuid[]) AS s (id)
      JOIN nnis n ON n.active AND ${nniOfSupplier(sql.ref("s.id"))}
      JOIN nni_rights r ON r.nni_id = n.id AND r.organization_id = ${subscriberId} AND r.allow_from
      JOIN nni_product_groups g ON g.nni_id = n.id`.execute(db);
  return rows;
}
