import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { counterparties, counterpartiesOf } from "./counterparty-entity.ts";

/** Whom a search can be narrowed to. */
export function registerCounterpartyRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/counterparties",
    {
      config: { organization: "read", scope: "documents:read" },
      schema: {
        operationId: "listCounterparties",
        tags: ["searches"],
        summary: "The organizations with which this one may have documents in the role, by name",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: counterparties.list },
      },
    },
    async ({ params: { id: organizationId, role }, query }, reply) =>
      answerRows(reply, { pool, entity: counterparties, query, scope: counterpartiesOf({ organizationId, role }) }),
  );
}
