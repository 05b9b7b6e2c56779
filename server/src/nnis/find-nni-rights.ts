import type { Pool } from "pg";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const rowId = "(r.nni_id || '/' || r.organization_id)";

/** What a filter may name of rights to NNIs; both sides of a right are told with it, included or not. */
export const publishedNniRights = publishEntity({
  name: "nniRight",
  key: "id",
  defaultOrder: [
    { field: "nni.identifier", direction: "ASC" },
    { field: "organization.name", direction: "ASC" },
  ],
  fields: {
    id: { type: "text", column: rowId },
    nniId: { type: "uuid", column: "r.nni_id" },
    organizationId: { type: "uuid", column: "r.organization_id" },
    allowFrom: { type: "boolean", column: "r.allow_from" },
    allowTo: { type: "boolean", column: "r.allow_to" },
    "nni.identifier": { type: "text", column: "n.identifier", collate: "fi" },
    "organization.name": { type: "text", column: "o.name", collate: "fi" },
  },
  relations: {
    nni: plainRelation("nni", ["identifier"]),
    organization: plainRelation("organization", ["name"]),
  },
});

const from = "nni_rights r JOIN nnis n ON n.id = r.nni_id JOIN organizations o ON o.id = r.organization_id";
/** Both sides by selects of their own, which PostgreSQL leaves until the page is chosen. */
const json = `json_build_object('id', n.id || '/' || o.id, 'nniId', n.id, 'organizationId', o.id,
  'allowFrom', coalesce(r.allow_from, false), 'allowTo', coalesce(r.allow_to, false),
  'nni', (SELECT json_build_object('id', x.id, 'identifier', x.identifier) FROM nnis x WHERE x.id = n.id),
  'organization', (SELECT json_build_object('id', x.id, 'name', x.name) FROM organizations x WHERE x.id = o.id))`;

const find = (pool: Pool, scope: Scope, filter: Filter) =>
  findRows(pool, { entity: publishedNniRights, from, scope, json }, filter);

/** Who may order from and to each NNI that the organization owns. */
export async function findRightsOfOwner(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  return await find(pool, createScope("n.organization_id = $1", [organizationId]), filter);
}

/** Who may order from and to one NNI; the caller has checked that it may be seen. */
export async function findRightsOfNni(pool: Pool, nniId: string, filter: Filter): Promise<FoundRows> {
  return await find(pool, createScope("r.nni_id = $1", [nniId]), filter);
}

/** Whose NNI it is, for judging who may see it. */
export async function findOwnerOfNni(pool: Pool, nniId: string): Promise<string | undefined> {
  const text = "SELECT organization_id AS id FROM nnis WHERE id = $1";
  const { rows } = await pool.query<{ id: string }>({ name: "nni_owner", text, values: [nniId] });
  return rows[0]?.id;
}

/** One right as JSON text, also one that allows nothing and so has no row. */
export async function loadNniRightJson(pool: Pool, nniId: string, organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "nni_right",
    text: `SELECT ${json}::text AS json
      FROM nnis n CROSS JOIN organizations o LEFT JOIN nni_rights r ON r.nni_id = n.id AND r.organization_id = o.id
      WHERE n.id = $1 AND o.id = $2`,
    values: [nniId, organizationId],
  });
  return rows[0]?.json ?? "null";
}
