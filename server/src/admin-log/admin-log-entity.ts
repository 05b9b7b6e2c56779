import { adminActions, adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { z } from "zod";
import { administrator, withAdministered, type Administration } from "./administration.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, finnish, instant, nullable, over, shown, text, unsorted, uuid } from "../platform/entity/fields.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

const shownUserId = "CASE WHEN l.other_side_id IS NULL THEN l.user_id END";
const userName = "CASE WHEN l.other_side_id IS NULL THEN u.first_name || ' ' || u.last_name ELSE s.name END";

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

/** The administrative log. */
export const adminLog = defineEntity({
  name: "adminLogEntry",
  schema: "AdminLogEntry",
  table: "admin_log",
  as: "l",
  joins: {
    u: "LEFT JOIN users u ON u.id = l.user_id",
    o: "LEFT JOIN organizations o ON o.id = l.organization_id",
    s: { sql: "LEFT JOIN organizations s ON s.id = l.other_side_id", needs: "u" },
  },
  key: "id",
  order: [["at", "DESC"]],
  fields: {
    id: uuid("l.id"),
    at: instant("l.at"),
    organizationId: described(
      uuid("l.organization_id", z.string().nullable()),
      "Null: of no organization, the product admin's to read.",
    ),
    organizationName: over("o", shown("o.name", z.string().nullable())),
    userId: described(nullable(uuid(shownUserId)), "Null of what the other party of a subscription did."),
    userName: described(
      over("s", unsorted(nullable(finnish(userName)))),
      "Of what the other party did the name of its organization.",
    ),
    subject: text("l.subject", z.enum(adminSubjects)),
    subjectId: text("l.subject_id"),
    subjectName: finnish("l.subject_name"),
    action: text("l.action", z.enum(adminActions)),
    changes: shown(
      "l.changes",
      z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    ),
    names: described(shown(names, z.record(z.string(), z.string())), "What the ids in the changes stand for."),
  },
});

/** What was changed in one organization. */
export const logOf = (organizationId: string): Scope => createScope("l.organization_id = $1", [organizationId]);

/** What was changed in all the administered organizations; for the product admin also what is nobody's. */
export function logOfAdministered(administration: Administration): Scope {
  const userId = administrator(administration);
  if (userId === null) return createScope("true", []);
  return createScope(`l.organization_id IN (${withAdministered} SELECT id FROM administered)`, [userId]);
}
