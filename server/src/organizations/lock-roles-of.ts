import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The roles of an organization, which nobody takes away until the transaction ends. */
export async function lockRolesOf(trx: Transaction<Database>, organizationId: string): Promise<OrganizationRole[]> {
  await trx.selectFrom("organizations").select("id").where("id", "=", organizationId).forUpdate().execute();
  const rows = await trx
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", organizationId)
    .execute();
  return rows.map(({ role }) => role as OrganizationRole);
}
