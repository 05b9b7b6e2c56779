import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const byName = `ORDER BY r.name COLLATE "fi-x-icu", r.id`;

/** What a filter may include of an NNI `n`, each as JSON. */
const relations = {
  productGroups: `coalesce((SELECT json_agg(json_build_object('id', r.id, 'name', r.name) ${byName})
    FROM nni_product_groups g JOIN product_groups r ON r.id = g.product_group_id WHERE g.nni_id = n.id), '[]'::json)`,
  rights: `coalesce((SELECT json_agg(json_build_object('id', r.id, 'name', r.name, 'allowFrom', t.allow_from,
    'allowTo', t.allow_to) ${byName})
    FROM nni_rights t JOIN organizations r ON r.id = t.organization_id WHERE t.nni_id = n.id), '[]'::json)`,
  subOrganizations: `coalesce((SELECT json_agg(json_build_object('id', r.id, 'name', r.name) ${byName})
    FROM sub_organization_nnis s JOIN organizations r ON r.id = s.organization_id WHERE s.nni_id = n.id), '[]'::json)`,
} as const;
type NniRelation = keyof typeof relations;

const isNniRelation = (name: string): name is NniRelation => Object.hasOwn(relations, name);

/** Of its groups too, which are kept in the same form. */
export const nniVersion = versionSql([
  "n.identifier, n.description, n.active",
  "(SELECT json_agg(v.product_group_id ORDER BY v.product_group_id) FROM nni_product_groups v WHERE v.nni_id = n.id)",
]);

function nniJson(included: readonly NniRelation[]): string {
  const more = included.map((name) => `, '${name}', ${relations[name]}`).join("");
  return `json_build_object('id', n.id, 'organizationId', n.organization_id, 'identifier', n.identifier,
    'description', n.description, 'active', n.active, 'version', ${nniVersion},
    'inUse', EXISTS (SELECT FROM documents d WHERE d.nni_from_id = n.id)
      OR EXISTS (SELECT FROM documents d WHERE d.nni_to_id = n.id)${more})`;
}

/** What a filter may name of a supplier's NNIs (D-28). */
export const publishedNnis = publishEntity({
  name: "nni",
  key: "id",
  defaultOrder: [{ field: "identifier", direction: "ASC" }],
  fields: {
    id: { type: "uuid", column: "n.id" },
    identifier: { type: "text", column: "n.identifier", collate: "fi" },
    description: { type: "text", column: "n.description" },
    active: { type: "boolean", column: "n.active" },
  },
  shown: ["organizationId", "inUse", "version"],
  relations: {
    productGroups: plainRelation("productGroup", ["name"]),
    rights: plainRelation("right", ["name", "allowFrom", "allowTo"]),
    subOrganizations: plainRelation("subOrganization", ["name"]),
  },
});

/** A page of the NNIs that one organization owns, whatever their state. */
export async function findNnis(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  const json = nniJson(filter.include.map(({ relation }) => relation).filter(isNniRelation));
  const scope = createScope("n.organization_id = $1", [organizationId]);
  return findRows(pool, { entity: publishedNnis, from: "nnis n", scope, json }, filter);
}

/** One NNI of the organization with all its relations as JSON text. */
export async function loadNni(pool: Pool, organizationId: string, id: string): Promise<string | undefined> {
  const json = nniJson(["productGroups", "rights", "subOrganizations"]);
  const text = `SELECT ${json}::text AS json FROM nnis n WHERE n.organization_id = $1 AND n.id = $2`;
  const { rows } = await pool.query<{ json: string }>({ name: "nni", text, values: [organizationId, id] });
  return rows[0]?.json;
}
