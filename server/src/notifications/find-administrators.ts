import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findHolders, findProductAdmins, type Person } from "./find-people.ts";

/** Who administers, and the organization in which they hold the role. */
type Administrators = { organizationId: string; people: Person[] };

/** The ids of the organization and of those above it, the nearest first. */
async function findPathUp(db: Kysely<Database>, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_organization_id, 0 AS depth FROM organizations WHERE id = ${organizationId}
      UNION ALL
      SELECT o.id, o.parent_organization_id, a.depth + 1
      FROM organizations o JOIN above a ON o.id = a.parent_organization_id
    ) CYCLE id SET again USING trail
    SELECT id FROM above WHERE NOT again ORDER BY depth`.execute(db);
  return rows.map(({ id }) => id);
}

/** The nearest who administer the organization in this role: its own, of the one above, at last the product admins (D-51). */
export async function findAdministrators(
  db: Kysely<Database>,
  organizationId: string,
  role: OrganizationRole,
): Promise<Administrators> {
  for (const id of await findPathUp(db, organizationId)) {
    const people = await findHolders(db, id, role);
    if (people.length > 0) return { organizationId: id, people };
  }
  return { organizationId, people: await findProductAdmins(db) };
}

/** Who administers the organization in either role, each once; if nobody does, who administers it from above. Nobody is to hear of a sandbox. */
export async function findAdmins(trx: Kysely<Database>, organizationId: string): Promise<Person[]> {
  const sandbox = trx
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", organizationId)
    .where("sandbox", "=", true);
  if (await sandbox.executeTakeFirst()) return [];
  const held = [
    ...(await findHolders(trx, organizationId, "SUBSCRIBER_ADMIN")),
    ...(await findHolders(trx, organizationId, "SUPPLIER_ADMIN")),
  ];
  if (held.length === 0) return (await findAdministrators(trx, organizationId, "SUBSCRIBER_ADMIN")).people;
  return [...new Map(held.map((person) => [person.id, person])).values()];
}
