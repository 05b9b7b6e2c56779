import { controlledRootIds } from "@runko/domain/organizations/control-rights";
import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { knownSubscribers, knownTo } from "./find-known-subscribers.ts";

const answer = knownSubscribers.list;

/** Whom a supplier may name on a whitelist or give a right to an NNI. */
export function registerKnownSubscriberRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/known-subscribers",
    {
      config: { organization: { control: "keepWhitelists" } },
      schema: {
        operationId: "listKnownSubscribers",
        tags: ["organizations"],
        summary: "The subscribers that the supplier may name on a whitelist or give a right to an NNI, by name",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: answer },
      },
    },
    async ({ params, query, session }, reply) => {
      const scope = knownTo({ supplierIds: [params.id], seesAll: isProductAdmin(session.user) });
      return await answerRows(reply, { pool, entity: knownSubscribers, query, scope });
    },
  );
  app.get(
    "/subscriber-organizations",
    {
      config: { portal: "nameSubscribers" },
      schema: {
        operationId: "listSubscriberOrganizations",
        tags: ["organizations"],
        summary: "The subscribers that the suppliers whose catalogue the caller keeps may name, by name",
        querystring: filterQuery,
        response: { 200: answer },
      },
    },
    async ({ query, session }, reply) => {
      const seesAll = isProductAdmin(session.user);
      const supplierIds = controlledRootIds(session.user, "keepWhitelists");
      return await answerRows(reply, {
        pool,
        entity: knownSubscribers,
        query,
        scope: knownTo({ supplierIds, seesAll }),
      });
    },
  );
}
