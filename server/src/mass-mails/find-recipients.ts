import { limitsRecipients, type RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Recipient = { emailAddress: string; name: string };

/**
 * Whom a mass e-mail goes to, each once and by name: the users and group accounts that are not disabled and hold such a
 * role in such an organization.
 */
export async function findRecipients(db: Kysely<Database>, criteria: RecipientCriteria): Promise<Recipient[]> {
  if (!criteria.everybody && !limitsRecipients(criteria)) return [];
  const { roles, organizationIds, organizationKinds, eventTypes } = criteria;
  const { rows } = await sql<Recipient>`
    SELECT u.email_address AS "emailAddress", trim(u.first_name || ' ' || u.last_name) AS name
    FROM users u
    WHERE NOT u.disabled AND EXISTS (
      SELECT FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
      WHERE r.user_id = u.id AND o.closed_at IS NULL AND NOT o.sandbox
        AND (cardinality(${roles}::text[]) = 0 OR r.role = ANY(${roles}::text[]))
        AND (cardinality(${organizationIds}::uuid[]) = 0 OR o.id = ANY(${organizationIds}::uuid[]))
        AND (cardinality(${organizationKinds}::text[]) = 0
          OR o.backbone_operator AND 'backboneOperator' = ANY(${organizationKinds}::text[])
          OR o.public_supplier AND 'publicSupplier' = ANY(${organizationKinds}::text[])
          OR EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id
            AND g.role IN ('SUBSCRIBER', 'SUPPLIER') AND lower(g.role) = ANY(${organizationKinds}::text[])))
        AND (cardinality(${eventTypes}::text[]) = 0
          OR o.event_type_rights && ${eventTypes}::text[] OR o.active_event_types && ${eventTypes}::text[]))
    ORDER BY u.last_name COLLATE "fi-x-icu", u.first_name COLLATE "fi-x-icu", u.id`.execute(db);
  return rows;
}
