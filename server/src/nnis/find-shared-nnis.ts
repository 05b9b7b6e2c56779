import type { Pool } from "pg";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of NNIs shared to an organization; the NNI and its owner are told, included or not. */
export const publishedSharedNnis = publishEntity({
  name: "subOrganizationNni",
  key: "nniId",
  defaultOrder: [{ field: "nni.identifier", direction: "ASC" }],
  fields: {
    nniId: { type: "uuid", column: "s.nni_id" },
    "nni.identifier": { type: "text", column: "n.identifier", collate: "fi" },
    "nni.active": { type: "boolean", column: "n.active" },
    "owner.name": { type: "text", column: "o.name", collate: "fi" },
  },
  shown: ["organizationId"],
  relations: {
    nni: plainRelation("nni", ["identifier", "description", "active"]),
    owner: plainRelation("owner", ["name"]),
  },
});

const from = `sub_organization_nnis s JOIN nnis n ON n.id = s.nni_id JOIN organizations o ON o.id = n.organization_id`;
const json = `json_build_object('organizationId', s.organization_id, 'nniId', s.nni_id,
  'nni', json_build_object('id', n.id, 'identifier', n.identifier, 'description', n.description, 'active', n.active),
  'owner', json_build_object('id', o.id, 'name', o.name))`;

/** A page of the NNIs that those above have shared to the organization. */
export async function findSharedNnis(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  const scope = createScope("s.organization_id = $1", [organizationId]);
  return findRows(pool, { entity: publishedSharedNnis, from, scope, json }, filter);
}

/** One of them as JSON text. */
export async function loadSharedNni(pool: Pool, organizationId: string, nniId: string): Promise<string | undefined> {
  const text = `SELECT ${json}::text AS json FROM ${from} WHERE s.organization_id = $1 AND s.nni_id = $2`;
  const { rows } = await pool.query<{ json: string }>({ name: "shared_nni", text, values: [organizationId, nniId] });
  return rows[0]?.json;
}
