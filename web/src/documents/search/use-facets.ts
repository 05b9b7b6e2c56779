import type { Criteria } from "@runko/domain/search/criteria";
import { searchRequest } from "@runko/domain/search/search-request";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "../api/entities.ts";
import { useSession } from "../../session/session-context.ts";
import type { Reader } from "../list/list-filter.ts";
import { resultsKey } from "./use-search.ts";

/** The results come first: what counts them does not take the server from them. */
const afterResults = (client: QueryClient, scope: Scope) =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ queryKey: resultsKey(scope), fetchStatus: "fetching" })
      .map(({ promise }) => promise),
  );

function facetsQuery(scope: Reader, criteria: Criteria) {
  const { organizationId, role } = scope;
  const query = searchRequest(criteria, { ...scope, now: new Date() });
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "facets", query),
    queryFn: async ({ signal, client }) => {
      await afterResults(client, scope);
      return answer(
        api.GET("/organizations/{id}/roles/{role}/events/facets", {
          params: { path: { id: organizationId, role }, query },
          signal,
        }),
      );
    },
  });
}

/** How many of the results are of each kind; those of the search before until they are counted. */
export function useFacets(scope: Scope, criteria: Criteria, enabled: boolean) {
  const { user } = useSession();
  return useQuery({
    ...facetsQuery({ ...scope, userId: user.id }, criteria),
    enabled,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === scope.organizationId && query.queryKey[2] === scope.role ? previous : undefined,
  });
}
