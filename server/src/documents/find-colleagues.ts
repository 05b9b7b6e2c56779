import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { DocumentScope } from "./document-scope.ts";

type Colleague = { id: string; name: string };

type Asker = Pick<DocumentScope, "organizationId" | "role" | "userId">;

/** Of the users `u` those who can log in and act in the asker's role and organization; the asker is one, by whatever right. */
const acting = ({ organizationId, role, userId }: Asker): RawBuilder<unknown> => sql`(NOT u.disabled
  AND NOT u.group_account AND u.deleted_at IS NULL AND (u.id = ${userId} OR EXISTS (
    SELECT FROM user_organization_roles r
    WHERE r.user_id = u.id AND r.organization_id = ${organizationId} AND r.role = ${role})))`;

const name = sql`u.first_name || ' ' || u.last_name AS name`;

/** Who may handle what the asker handles, by last name in Finnish order. */
export async function findColleagues(db: Kysely<Database>, asker: Asker): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    SELECT u.id, ${name} FROM users u WHERE ${acting(asker)}
    ORDER BY u.last_name COLLATE "fi-x-icu", u.first_name COLLATE "fi-x-icu", u.id`.execute(db);
  return rows;
}

/** These users by id, each with whether it is still a colleague. */
export async function findHandlers(
  db: Kysely<Database>,
  asker: Asker,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { name: string; acts: boolean }>> {
  const { rows } = await sql<Colleague & { acts: boolean }>`
    SELECT u.id, ${name}, ${acting(asker)} AS acts FROM users u WHERE u.id = ANY(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...handler }) => [id, handler]));
}
