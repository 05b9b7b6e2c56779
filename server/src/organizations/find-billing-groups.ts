import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { addressJson } from "./organization-json.ts";

export const billingGroupVersion = versionSql([
  "g.name, g.type, g.e_billing_address, g.operator_id, g.is_default, g.address_id",
]);

/** The billing groups of one organization as JSON text, the default one first, then by name in Finnish order. */
export async function findBillingGroups(pool: Pool, organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "billing_groups",
    text: `SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'type', g.type,
        'eBillingAddress', g.e_billing_address, 'operatorId', g.operator_id, 'isDefault', g.is_default,
        'version', ${billingGroupVersion},
        'address', CASE WHEN a.id IS NOT NULL THEN ${addressJson("a")} END
      ) ORDER BY g.is_default DESC, g.name COLLATE "fi-x-icu", g.id), '[]')::text AS json
      FROM billing_groups g LEFT JOIN addresses a ON a.id = g.address_id WHERE g.organization_id = $1 AND g.active`,
    values: [organizationId],
  });
  return rows[0]?.json ?? "[]";
}
