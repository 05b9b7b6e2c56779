import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { inboxes, inboxScope } from "./inbox-entity.ts";

/** The messages of all of an organization's documents in one list. Source: beyond §7. */
export function registerInboxRoute(app: App, { reader }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/internal-messages",
    {
      config: { organization: "act", scope: "documents:read" },
      schema: {
        operationId: "listInbox",
        tags: ["documents"],
        summary:
          "The messages of all documents that stand in the organization's lists, those that it has not read first",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: inboxes.SUBSCRIBER.list },
      },
    },
    async ({ params: { id, role }, query }, reply) =>
      await answerRows(reply, { pool: reader, entity: inboxes[role], query, scope: inboxScope(id, role) }),
  );
}
