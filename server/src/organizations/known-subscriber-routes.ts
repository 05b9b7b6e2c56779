import { isProductAdmin } from "@runko/domain/organizations/roles";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findKnownSubscribers, publishedKnownSubscribers } from "./find-known-subscribers.ts";

const knownSubscriberSchema = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: "KnownSubscriber" });

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
        response: { 200: z.array(z.union([knownSubscriberSchema, knownSubscriberSchema.partial()])) },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedKnownSubscribers);
      refuseScopes(filter);
      const asked = { supplierId: request.params.id, seesAll: isProductAdmin(request.session.user) };
      return answerList(reply, await findKnownSubscribers(pool, asked, filter), filter);
    },
  );
}
