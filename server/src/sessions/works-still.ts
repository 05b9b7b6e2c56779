import { sql, type Kysely } from "kysely";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { productAdminRole } from "@runko/domain/organizations/roles";
import type { Database } from "../platform/database/schema.ts";

type Worker = { userId: string; organizationId: string; role: OrganizationRole };

/** Whether somebody for whom work is done without a request may still do it: can log in, and holds the role (R20). */
export async function worksStill(db: Kysely<Database>, { userId, organizationId, role }: Worker): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`
    SELECT EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND NOT u.disabled AND NOT u.group_account
      AND (u.global_role = ${productAdminRole} OR EXISTS (SELECT FROM user_organization_roles r
        WHERE r.user_id = u.id AND r.organization_id = ${organizationId} AND r.role = ${role}
          AND NOT r.organization_closed))) AS works`.execute(db);
  return rows[0]?.works ?? false;
}
