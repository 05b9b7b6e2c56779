import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listCounterparties, publishedCounterparties } from "./list-counterparties.ts";

const counterpartySchema = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: "Counterparty" });

/** Whom a search can be narrowed to. */
export function registerCounterpartyRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/counterparties",
    {
      config: { organization: "read" },
      schema: {
        operationId: "listCounterparties",
        tags: ["searches"],
        summary: "The organizations with which this one may have documents in the role, by name",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: z.array(z.union([counterpartySchema, counterpartySchema.partial()])) },
      },
    },
    async ({ params: { id: organizationId, role }, query }, reply) => {
      const filter = parseFilter(query, publishedCounterparties);
      refuseScopes(filter);
      return answerList(reply, await listCounterparties(pool, { organizationId, role }, filter), filter);
    },
  );
}
