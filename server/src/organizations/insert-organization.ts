import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { toColumns, type OrganizationRecord } from "./organization-record.ts";
import { tellSharedIdentity } from "./tell-shared-identity.ts";

/** Writes a new organization with its roles; what is wrong with it has been refused. */
export async function insertOrganization(
  trx: Transaction<Database>,
  { id, parentId, at, sandbox = false }: { id: string; parentId: string | null; at: Date; sandbox?: boolean },
  { name, ...fields }: Partial<OrganizationRecord> & { name: string },
  roles: readonly OrganizationRole[],
): Promise<void> {
  const row = {
    ...toColumns(fields),
    id,
    name,
    parent_organization_id: parentId,
    created_at: at,
    sandbox,
    name_shared: sandbox,
  };
  await tellSharedIdentity(() => trx.insertInto("organizations").values(row).execute());
  const grants = roles.map((role) => ({ organization_id: id, role }));
  await trx.insertInto("organization_role_grants").values(grants).execute();
}

/** Makes a user the admin of a new organization, which only then can be one. */
export async function appointAdmin(trx: Transaction<Database>, id: string, adminUserId: string): Promise<void> {
  await trx.updateTable("organizations").set({ admin_user_id: adminUserId }).where("id", "=", id).execute();
}
