import {
  productAdminRole,
  type GlobalRole,
  type OrganizationRole,
  type UserForRights,
} from "@runko/domain/organizations/roles";
import type { DeliveryChoices } from "@runko/domain/notifications/deliveries";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Person = UserForRights & { emailAddress: string; language: string; choices: DeliveryChoices };

type Row = {
  id: string;
  emailAddress: string;
  language: string;
  globalRole: GlobalRole | null;
  organizationRoles: { organizationId: string; role: OrganizationRole }[];
  choices: DeliveryChoices;
};

/** Users who can log in, with their rights and what they chose: `which` names them of the users `u`. */
async function selectPeople(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<Person[]> {
  const { rows } = await sql<Row>`
    SELECT u.id, u.email_address AS "emailAddress", u.language, u.global_role AS "globalRole",
      coalesce((SELECT json_agg(json_build_object('organizationId', r.organization_id, 'role', r.role))
        FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
        WHERE r.user_id = u.id AND o.closed_at IS NULL), '[]') AS "organizationRoles",
      coalesce((SELECT json_object_agg(c.message_type, c.delivery)
        FROM notification_choices c WHERE c.user_id = u.id), '{}') AS choices
    FROM users u
    WHERE ${which} AND NOT u.disabled AND NOT u.group_account AND u.deleted_at IS NULL`.execute(db);
  return rows;
}

/** Users who can log in, of these ids and addresses. */
export async function findPeople(
  db: Kysely<Database>,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<Person[]> {
  return await selectPeople(db, sql`(u.id = ANY(${ids}::uuid[]) OR lower(u.email_address) = ANY(${emails}::text[]))`);
}

/** Product admins who can log in. */
export async function findProductAdmins(db: Kysely<Database>): Promise<Person[]> {
  return await selectPeople(db, sql`u.global_role = ${productAdminRole}`);
}

/** Users who can log in and hold this role in the organization. */
export async function findHolders(
  db: Kysely<Database>,
  organizationId: string,
  role: OrganizationRole,
): Promise<Person[]> {
  const held = sql`u.id IN (
    SELECT r.user_id FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
    WHERE r.organization_id = ${organizationId} AND r.role = ${role} AND o.closed_at IS NULL)`;
  return await selectPeople(db, held);
}
