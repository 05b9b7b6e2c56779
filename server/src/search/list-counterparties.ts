import type { PathRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of those with whom an organization may have documents. */
export const publishedCounterparties = publishEntity({
  name: "counterparty",
  key: "id",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: { id: { type: "uuid", column: "o.id" }, name: { type: "text", column: "o.name", collate: "fi" } },
  relations: {},
});

const suppliers = "o.public_supplier OR o.id IN (SELECT supplier_id FROM subscriptions WHERE subscriber_id = $1)";
const subscribers = `o.id IN (SELECT subscriber_id FROM subscriptions WHERE supplier_id = $1)
  OR (EXISTS (SELECT FROM organizations p WHERE p.id = $1 AND p.public_supplier)
    AND EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id AND g.role = 'SUBSCRIBER'))`;

/**
 * Those with whom the organization may have documents in the role, by name in Finnish order: the suppliers that it has
 * asked to order from and the public ones; of a supplier those who have asked, and of a public one every subscriber.
 */
export async function listCounterparties(
  pool: Pool,
  { organizationId, role }: { organizationId: string; role: PathRole },
  filter: Filter,
): Promise<FoundRows> {
  const related = role === "SUBSCRIBER" ? suppliers : subscribers;
  const scope = createScope(`o.id <> $1 AND (${related})`, [organizationId]);
  const json = "json_build_object('id', o.id, 'name', o.name)";
  return findRows(pool, { entity: publishedCounterparties, from: "organizations o", scope, json }, filter);
}
