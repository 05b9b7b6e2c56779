import { isProductAdmin, ownOrganizationIds, type UserForRights } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import { combineWhere, createScope, type Scope } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { Filter } from "../platform/filter/filter.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { isOrganizationRelation, organizationJson } from "./organization-json.ts";
import { publishedOrganizations } from "./published-organizations.ts";

/** The user's own organizations and all below them; every one for the product admin (specification §6). */
export function visibleOrganizations(user: UserForRights): Scope {
  if (isProductAdmin(user)) return createScope("TRUE", []);
  return createScope(
    `o.id IN (
      WITH RECURSIVE visible AS (
        SELECT unnest($1::uuid[]) AS id
        UNION SELECT c.id FROM organizations c JOIN visible v ON c.parent_organization_id = v.id)
      SELECT id FROM visible)`,
    [ownOrganizationIds(user)],
  );
}

/** A page of the organizations that the user sees, as JSON text, and how many there are. */
export async function findOrganizations(pool: Pool, user: UserForRights, filter: Filter): Promise<FoundRows> {
  const { sql, values } = combineWhere(visibleOrganizations(user), {
    where: filter.where,
    entity: publishedOrganizations,
  });
  const order = compileOrder(filter.order, publishedOrganizations);
  const relations = filter.include.map(({ relation }) => relation).filter(isOrganizationRelation);
  const [limit, skip] = [values.length + 1, values.length + 2];
  const { rows } = await pool.query<FoundRows>(
    `SELECT (SELECT count(*) FROM organizations o WHERE ${sql}) AS total,
      coalesce((SELECT json_agg(${organizationJson(relations)} ORDER BY ${order})
        FROM (SELECT * FROM organizations o WHERE ${sql} ORDER BY ${order} LIMIT $${limit} OFFSET $${skip}) o), '[]')::text AS json`,
    [...values, filter.limit, filter.skip],
  );
  return rows[0] ?? { json: "[]", total: 0 };
}

/** One organization with all its relations as JSON text, and its version; the caller has checked that it is seen. */
export async function loadOrganization(pool: Pool, id: string): Promise<{ json: string; version: number } | undefined> {
  const json = organizationJson([
    "organizationRoles",
    "parentOrganization",
    "admin",
    "children",
    "addresses",
    "billingAddress",
  ]);
  const text = `SELECT ${json}::text AS json, o.version FROM organizations o WHERE o.id = $1`;
  const { rows } = await pool.query<{ json: string; version: number }>({ name: "organization", text, values: [id] });
  return rows[0];
}

/** The ids of all organizations below this one. */
export async function findDescendantIds(pool: Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "descendant_ids",
    text: `WITH RECURSIVE below AS (
        SELECT id FROM organizations WHERE parent_organization_id = $1
        UNION SELECT c.id FROM organizations c JOIN below b ON c.parent_organization_id = b.id)
      SELECT id FROM below ORDER BY id`,
    values: [id],
  });
  return rows.map((row) => row.id);
}
