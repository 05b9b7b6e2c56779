import { adminActions, adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { isoInstant } from "../documents/document-json.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";

const entrySchema = z
  .strictObject({
    id: z.string(),
    at: z.string(),
    userId: z.string(),
    userName: z.string().nullable(),
    subject: z.enum(adminSubjects),
    subjectId: z.string(),
    subjectName: z.string(),
    action: z.enum(adminActions),
    changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: "AdminLogEntry" });

const publishedEntries = publishEntity({
  name: "adminLogEntry",
  key: "id",
  defaultOrder: [{ field: "at", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "l.id" },
    at: { type: "instant", column: "l.at" },
    userId: { type: "uuid", column: "l.user_id" },
    subject: { type: "text", column: "l.subject" },
    subjectId: { type: "text", column: "l.subject_id" },
    subjectName: { type: "text", column: "l.subject_name", collate: "fi" },
    action: { type: "text", column: "l.action" },
  },
  shown: ["userName", "changes"],
  relations: {},
});

const list = {
  entity: publishedEntries,
  from: "admin_log l LEFT JOIN users u ON u.id = l.user_id",
  json: `json_build_object('id', l.id, 'at', ${isoInstant("l.at")}, 'userId', l.user_id,
    'userName', u.first_name || ' ' || u.last_name, 'subject', l.subject, 'subjectId', l.subject_id,
    'subjectName', l.subject_name, 'action', l.action, 'changes', l.changes)`,
};

/** Who has changed what in the control area of an organization, for those who administer it. */
export function registerAdminLogRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/admin-log",
    {
      config: { organization: { control: "adminLog" } },
      schema: {
        operationId: "listAdminLog",
        tags: ["organizations"],
        summary: "Changes in the control area with old and new, the newest first",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: z.array(z.union([entrySchema, entrySchema.partial()])) },
      },
    },
    async ({ params, query }, reply) => {
      const filter = parseFilter(query, publishedEntries);
      const scope = createScope("l.organization_id = $1", [params.id]);
      return answerList(reply, await findRows(pool, { ...list, scope }, filter), filter);
    },
  );
}
