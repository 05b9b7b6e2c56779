import { requireAdministration } from "./administration.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { adminLog, logOf, logOfAdministered } from "./admin-log-entity.ts";

const response = { 200: adminLog.list };

/** Who has changed what in the control area, for those who administer the organization. */
export function registerAdminLogRoutes(app: App, { reader }: AppContext): void {
  app.get(
    "/admin-log",
    {
      config: { portal: "readAdminLogs" },
      schema: {
        operationId: "listWholeAdminLog",
        tags: ["organizations"],
        summary: "Changes in the control area of every organization that the caller administers, the newest first",
        querystring: filterQuery,
        response,
      },
    },
    async ({ query, session }, reply) =>
      answerRows(reply, {
        pool: reader,
        entity: adminLog,
        query,
        scope: logOfAdministered(requireAdministration(session)),
      }),
  );
  app.get(
    "/organizations/:id/admin-log",
    {
      config: { organization: { control: "readAdminLog" } },
      schema: {
        operationId: "listAdminLog",
        tags: ["organizations"],
        summary: "Changes in the control area with old and new, the newest first",
        params: organizationParams,
        querystring: filterQuery,
        response,
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool: reader, entity: adminLog, query, scope: logOf(params.id) }),
  );
}
