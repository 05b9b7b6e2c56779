import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { OwnUser } from "./own-data-schema.ts";

export async function findOwnUser(db: Kysely<Database>, userId: string): Promise<OwnUser> {
  const user = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email_address", "phone_numbers", "job_title", "global_role", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) throw new Problem("UNAUTHENTICATED");
  const { rows } = await sql<{ organizationId: string; organizationName: string; role: OrganizationRole }>`
    SELECT r.organization_id AS "organizationId", o.name AS "organizationName", r.role
    FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
    WHERE r.user_id = ${userId} AND o.closed_at IS NULL ORDER BY o.sandbox, o.name COLLATE "fi-x-icu", o.id, r.role`.execute(
    db,
  );
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    emailAddress: user.email_address,
    phoneNumber: user.phone_numbers,
    jobTitle: user.job_title,
    language: user.language,
    globalRole: user.global_role,
    organizationRoles: rows,
  };
}
