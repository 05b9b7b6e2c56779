import { countLimit } from "@runko/domain/values/list-limits";
import { mayReadAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { AppContext } from "../app-context.ts";
import { documentListSchema } from "../documents/document-entity.ts";
import { findFound } from "./find-found.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { organizationParams, organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { readSearch, searchQuery } from "./search-query.ts";

const base = "/organizations/:id/roles/:role";

/** The same search under the paths that name the role otherwise (§7, Reports). */
const ofOrganization = [
  { path: "subscriber-events", operationId: "findSubscriberEvents", roles: ["SUBSCRIBER"] },
  { path: "supplier-events", operationId: "findSupplierEvents", roles: ["SUPPLIER", "ERROR_HANDLER"] },
] as const satisfies { path: string; operationId: string; roles: PathRole[] }[];

/** Search over documents of every type, archived or not. Source: specification §7, D-27 */
export function registerSearchRoutes(app: App, context: AppContext): void {
  app.get(
    `${base}/events`,
    {
      config: { organization: "read", problems: [422], scope: "documents:read" },
      schema: {
        operationId: "findEvents",
        tags: ["events"],
        summary: `Documents of every type, archived or not; X-Total-Count counts at most ${countLimit}`,
        params: organizationRoleParams,
        querystring: searchQuery,
        response: { 200: documentListSchema },
      },
    },
    async (request, reply) => {
      const asked = readSearch(request.query, request.params.role, context.clock.now());
      refuseScopes(asked.filter);
      const scope = await scopeOf(context, request);
      return answerList(reply, await findFound(context.reader, scope, asked), asked.filter);
    },
  );
  for (const { path, operationId, roles } of ofOrganization)
    app.get(
      `/organizations/:id/${path}`,
      {
        config: { organization: "visible", problems: [403, 422], scope: "documents:read" },
        schema: {
          operationId,
          tags: ["events"],
          summary: `Documents of the organization as ${roles[0]}, searched as events are`,
          params: organizationParams,
          querystring: searchQuery,
          response: { 200: documentListSchema },
        },
      },
      async ({ params, query, session }, reply) => {
        const role = roles.find((each) => mayReadAs(session.user, params.id, each));
        if (!role) throw new Problem("FORBIDDEN");
        const asked = readSearch(query, role, context.clock.now());
        refuseScopes(asked.filter);
        const scope = await scopeOf(context, { session, params: { ...params, role } });
        return answerList(reply, await findFound(context.reader, scope, asked), asked.filter);
      },
    );
}
