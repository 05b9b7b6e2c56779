import type { Pool } from "pg";
import { administrator, withAdministered, type Administration } from "../accounts/administration.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const shownUserId = "CASE WHEN l.other_side_id IS NULL THEN l.user_id END";
const userName = "CASE WHEN l.other_side_id IS NULL THEN u.first_name || ' ' || u.last_name ELSE s.name END";

/** What a filter may name of the administrative log. */
export const publishedAdminLog = publishEntity({
  name: "adminLogEntry",
  key: "id",
  defaultOrder: [{ field: "at", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "l.id" },
    at: { type: "instant", column: "l.at" },
    organizationId: { type: "uuid", column: "l.organization_id" },
    userId: { type: "uuid", column: shownUserId },
    userName: { type: "text", column: userName, collate: "fi", sortable: false },
    subject: { type: "text", column: "l.subject" },
    subjectId: { type: "text", column: "l.subject_id" },
    subjectName: { type: "text", column: "l.subject_name", collate: "fi" },
    action: { type: "text", column: "l.action" },
  },
  shown: ["organizationName", "changes", "names"],
  relations: {},
});

/** The fields of changes whose values are ids that were checked when they were written, by where their names stand. */
const idFields = {
  "organizations n WHERE n.id = v.id": ["parentOrganizationId", "organizationId", "subscriberId", "supplierId"],
  "product_groups n WHERE n.id = v.id": ["productGroupId"],
  "common_products n WHERE n.id = v.id": ["commonProductId"],
} as const;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");
const nameOf = Object.entries(idFields).map(
  ([source, fields]) => `WHEN v.field IN (${quoted(fields)}) THEN (SELECT n.name FROM ${source})`,
);

/** What the ids in the changes stand for; one that is there no longer has no name. */
const names = `(SELECT coalesce(json_object_agg(found.id, found.name) FILTER (WHERE found.name IS NOT NULL), '{}'::json)
  FROM (SELECT DISTINCT v.id, CASE ${nameOf.join(" ")}
      WHEN v.field = 'adminUserId' THEN (SELECT n.first_name || ' ' || n.last_name FROM users n WHERE n.id = v.id)
      END AS name
    FROM (SELECT c ->> 'field' AS field, side::uuid AS id
      FROM jsonb_array_elements(l.changes) c, unnest(ARRAY[c ->> 'before', c ->> 'after']) side
      WHERE c ->> 'field' IN (${quoted([...Object.values(idFields).flat(), "adminUserId"])})
        AND side ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') v) found)`;

const list = {
  entity: publishedAdminLog,
  from: `admin_log l LEFT JOIN users u ON u.id = l.user_id LEFT JOIN organizations o ON o.id = l.organization_id
    LEFT JOIN organizations s ON s.id = l.other_side_id`,
  json: `json_build_object('id', l.id, 'at', ${isoInstant("l.at")}, 'organizationId', l.organization_id,
    'organizationName', o.name, 'userId', ${shownUserId}, 'userName', ${userName}, 'subject', l.subject,
    'subjectId', l.subject_id, 'subjectName', l.subject_name, 'action', l.action, 'changes', l.changes,
    'names', ${names})`,
};

const find = async (pool: Pool, scope: Scope, filter: Filter) => findRows(pool, { ...list, scope }, filter);

/** What was changed in one organization; the caller is known to administer it. */
export async function findAdminLogOf(pool: Pool, organizationId: string, filter: Filter): Promise<FoundRows> {
  return await find(pool, createScope("l.organization_id = $1", [organizationId]), filter);
}

/** What was changed in all the administered organizations; for the product admin also what is nobody's. */
export async function findAdminLog(pool: Pool, administration: Administration, filter: Filter): Promise<FoundRows> {
  const everything = createScope("true", []);
  const administered = `l.organization_id IN (${withAdministered} SELECT id FROM administered)`;
  const userId = administrator(administration);
  return await find(pool, userId === null ? everything : createScope(administered, [userId]), filter);
}
