import type { PathRole } from "@runko/domain/organizations/roles";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { finnish, uuid } from "../platform/entity/fields.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

/** Those with whom an organization may have documents. */
export const counterparties = defineEntity({
  name: "counterparty",
  schema: "Counterparty",
  table: "organizations",
  as: "o",
  key: "id",
  order: [["name", "ASC"]],
  fields: { id: uuid("o.id"), name: finnish("o.name") },
});

const suppliers = `o.id IN (SELECT supplier_id FROM subscriptions WHERE subscriber_id = $1)
  OR o.public_supplier AND NOT (SELECT c.sandbox FROM organizations c WHERE c.id = $1)`;
const subscribers = `o.id IN (SELECT subscriber_id FROM subscriptions WHERE supplier_id = $1)
  OR (EXISTS (SELECT FROM organizations p WHERE p.id = $1 AND p.public_supplier)
    AND NOT o.sandbox AND EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id AND g.role = 'SUBSCRIBER'))`;

/**
 * Those with whom the organization may have documents in the role, by name in Finnish order: the suppliers that it has
 * asked to order from and the public ones; of a supplier those who have asked, and of a public one every subscriber.
 */
export function counterpartiesOf({ organizationId, role }: { organizationId: string; role: PathRole }): Scope {
  const related = role === "SUBSCRIBER" ? suppliers : subscribers;
  return createScope(`o.id <> $1 AND (${related})`, [organizationId]);
}
