import { adminActions, adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { z } from "zod";
import { requireAdministration } from "../accounts/administration.ts";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findAdminLog, findAdminLogOf, publishedAdminLog } from "./find-admin-log.ts";

const entrySchema = z
  .strictObject({
    id: z.string(),
    at: z.string(),
    organizationId: z
      .string()
      .nullable()
      .meta({ description: "Null: of no organization, the product admin's to read." }),
    organizationName: z.string().nullable(),
    userId: z.string().nullable().meta({ description: "Null of what the other party of a subscription did." }),
    userName: z.string().nullable().meta({ description: "Of what the other party did the name of its organization." }),
    subject: z.enum(adminSubjects),
    subjectId: z.string(),
    subjectName: z.string(),
    action: z.enum(adminActions),
    changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    names: z.record(z.string(), z.string()).meta({ description: "What the ids in the changes stand for." }),
  })
  .meta({ id: "AdminLogEntry" });
const response = { 200: z.array(z.union([entrySchema, entrySchema.partial()])) };

/** Who has changed what in the control area, for those who administer the organization. */
export function registerAdminLogRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/admin-log",
    {
      onRequest: async (request) => void requireAdministration(request.session),
      config: { problems: [403] },
      schema: {
        operationId: "listWholeAdminLog",
        tags: ["organizations"],
        summary: "Changes in the control area of every organization that the caller administers, the newest first",
        querystring: filterQuery,
        response,
      },
    },
    async ({ query, session }, reply) => {
      const filter = parseFilter(query, publishedAdminLog);
      return answerList(reply, await findAdminLog(pool, requireAdministration(session), filter), filter);
    },
  );
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
        response,
      },
    },
    async ({ params, query }, reply) => {
      const filter = parseFilter(query, publishedAdminLog);
      return answerList(reply, await findAdminLogOf(pool, params.id, filter), filter);
    },
  );
}
