import { controlledRootIds } from "@runko/domain/organizations/control-rights";
import { isProductAdmin } from "@runko/domain/organizations/roles";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findKnownSubscribers, publishedKnownSubscribers } from "./find-known-subscribers.ts";

const knownSubscriberSchema = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: "KnownSubscriber" });
const answer = z.array(z.union([knownSubscriberSchema, knownSubscriberSchema.partial()]));

/** Whom a supplier may name on a whitelist or give a right to an NNI. */
export function registerKnownSubscriberRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/known-subscribers",
    {
      config: { organization: { control: "whitelists" } },
      schema: {
        operationId: "listKnownSubscribers",
        tags: ["organizations"],
        summary: "The subscribers that the supplier may name on a whitelist or give a right to an NNI, by name",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedKnownSubscribers);
      refuseScopes(filter);
      const asked = { supplierIds: [request.params.id], seesAll: isProductAdmin(request.session.user) };
      return answerList(reply, await findKnownSubscribers(pool, asked, filter), filter);
    },
  );
  app.get(
    "/subscriber-organizations",
    {
      config: { problems: [403] },
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
      const supplierIds = controlledRootIds(session.user, "whitelists");
      if (supplierIds.length === 0 && !seesAll) throw new Problem("FORBIDDEN");
      const filter = parseFilter(query, publishedKnownSubscribers);
      refuseScopes(filter);
      return answerList(reply, await findKnownSubscribers(pool, { supplierIds, seesAll }, filter), filter);
    },
  );
}
