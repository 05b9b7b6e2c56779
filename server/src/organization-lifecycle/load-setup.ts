import { setupOf, type SetupFacts, type SetupStep } from "@runko/domain/organizations/missing";
import { sql, type Kysely } from "kysely";
import { isProven } from "../consents/mail-consents.ts";
import { nniOfSupplier } from "../products/nni-of-supplier.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

/** What the organization is made ready by and how far it is, from the facts of one statement. */
export async function loadSetup(db: Kysely<Database>, organizationId: string): Promise<SetupStep[]> {
  const { rows } = await sql<SetupFacts>`
    SELECT o.event_type_rights AS "eventTypeRights", o.active_event_types AS "activeEventTypes",
      ARRAY(SELECT role FROM organization_role_grants WHERE organization_id = o.id) AS "organizationRoles",
      ARRAY(SELECT DISTINCT r.role FROM user_organization_roles r JOIN users u ON u.id = r.user_id
        WHERE r.organization_id = o.id AND NOT u.disabled AND NOT u.group_account) AS "heldRoles",
      ARRAY(SELECT DISTINCT e.message_type FROM event_message_recipients e
        WHERE e.organization_id = o.id AND ${isProven(sql.ref("o.id"), sql.ref("e.email_address"))}) AS "mailedTypes",
      ARRAY(SELECT DISTINCT e.message_type FROM event_message_recipients e
        WHERE e.organization_id = o.id AND e.email_address IS NOT NULL) AS "namedTypes",
      EXISTS (SELECT FROM products p WHERE p.active AND p.nni_product AND (p.organization_id = o.id OR EXISTS (
        SELECT FROM sub_organization_products s WHERE s.product_id = p.id AND s.organization_id = o.id))) AS "productsAskNni",
      EXISTS (SELECT FROM nnis n WHERE n.active AND ${nniOfSupplier(sql.ref("o.id"))}) AS "hasNni",
      EXISTS (SELECT FROM products p WHERE p.active AND p.organization_id = o.id) OR EXISTS (
        SELECT FROM sub_organization_products s JOIN products p ON p.id = s.product_id
        WHERE s.organization_id = o.id AND p.active) AS "hasProducts",
      EXISTS (SELECT FROM addresses a WHERE a.organization_id = o.id) AS "hasAddresses",
      EXISTS (SELECT FROM subscriptions s WHERE s.subscriber_id = o.id AND s.active) AS "hasSubscriptions",
      o.service_times IS NOT NULL AS "hasServiceTimes"
    FROM organizations o WHERE o.id = ${organizationId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Problem("NOT_FOUND");
  return setupOf(facts);
}
