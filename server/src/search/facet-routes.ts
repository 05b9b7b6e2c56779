import { searchLimits } from "@runko/domain/search/search-limits";
import type { AppContext } from "../app-context.ts";
import { documentRows } from "../documents/document-entity.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { refusePage } from "../platform/filter/parse-filter.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { countFacets, facetsSchema } from "./count-facets.ts";
import { readSearch, searchQuery } from "./search-query.ts";

/** What a search finds, counted by kind: asked beside the search, which does not wait for it (0162). */
export function registerFacetRoutes(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/facets",
    {
      config: { organization: "read", problems: [422], scope: "documents:read" },
      schema: {
        operationId: "countEvents",
        tags: ["events"],
        summary: `How many of the documents that a search finds are of each type, state and year, and late; of ${searchLimits.faceted} at most`,
        params: organizationRoleParams,
        querystring: searchQuery.omit({ limit: true, skip: true, offset: true }),
        response: { 200: facetsSchema },
      },
    },
    async (request) => {
      const { role } = request.params;
      refusePage(request.query, documentRows[role]);
      const asked = readSearch(request.query, role, context.clock.now());
      return countFacets(context.reader, await scopeOf(context, request), asked);
    },
  );
}
