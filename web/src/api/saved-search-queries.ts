import type { PathRole } from "@runko/domain/organizations/roles";
import { queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "./answer.ts";
import { besideThePage } from "./beside-the-page.ts";
import { fetchAll, pageParams } from "./fetch-all.ts";
import { api } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import type { components } from "./schema.generated.ts";

export type SavedSearch = components["schemas"]["SavedSearch"];

type Whose = { organizationId: string; role: PathRole };

const seldom = 60_000;

/** The user's saved searches and those that others share, by name. */
export const savedSearchesQuery = ({ organizationId, role }: Whose) =>
  queryOptions({
    queryKey: queryKeys.savedSearches(organizationId, role),
    queryFn: ({ signal }) =>
      fetchAll(async (part) =>
        answerList(
          api.GET("/organizations/{id}/roles/{role}/saved-searches", {
            params: { path: { id: organizationId, role }, query: pageParams(part) },
            priority: besideThePage,
            signal,
          }),
        ),
      ),
    staleTime: seldom,
  });

/** How many documents each pinned search finds now. */
export const pinnedCountsQuery = ({ organizationId, role }: Whose) =>
  queryOptions({
    queryKey: queryKeys.pinnedCounts(organizationId, role),
    queryFn: ({ signal }) =>
      answer(
        api.GET("/organizations/{id}/roles/{role}/saved-searches/counts", {
          params: { path: { id: organizationId, role } },
          priority: besideThePage,
          signal,
        }),
      ),
  });
