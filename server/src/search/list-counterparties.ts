import type { PathRole } from "@runko/domain/organizations/roles";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Counterparty = { id: string; name: string };

/**
 * Those with whom the organization may have documents in the role, by name in Finnish order: the suppliers that it has
 * asked to order from and the public ones; of a supplier those who have asked, and of a public one every subscriber.
 */
export async function listCounterparties(
  db: Kysely<Database>,
  organizationId: string,
  role: PathRole,
): Promise<Counterparty[]> {
  const related =
    role === "SUBSCRIBER"
      ? sql`o.public_supplier OR o.id IN (SELECT supplier_id FROM subscriptions WHERE subscriber_id = ${organizationId})`
      : sql`o.id IN (SELECT subscriber_id FROM subscriptions WHERE supplier_id = ${organizationId})
          OR (EXISTS (SELECT FROM organizations p WHERE p.id = ${organizationId} AND p.public_supplier)
            AND EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id AND g.role = 'SUBSCRIBER'))`;
  const { rows } = await sql<Counterparty>`
    SELECT o.id, o.name FROM organizations o WHERE o.id <> ${organizationId} AND (${related})
    ORDER BY o.name COLLATE "fi-x-icu", o.id`.execute(db);
  return rows;
}
