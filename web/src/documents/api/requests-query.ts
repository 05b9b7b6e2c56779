import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../api/schema.generated.ts";
import { fetchRows } from "../../api/rows.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "./entities.ts";

export type DocumentRequest = components["schemas"]["DocumentRequest"];

/** The most that one call answers (D-27); nobody asks so much of one document. */
const limit = "1000";

/** What the subscriber has asked of a confirmed document, the newest first. */
export function requestsQuery({ organizationId, role }: Scope, eventId: number) {
  return queryOptions({
    queryKey: queryKeys.document(organizationId, role, eventId, "requests"),
    queryFn: async ({ signal }) => {
      const path = { id: organizationId, role, eventId };
      const asked = "/organizations/{id}/roles/{role}/events/{eventId}/requests";
      return (await fetchRows(asked, { path, query: { limit }, signal })).rows;
    },
  });
}
