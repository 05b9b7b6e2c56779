import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../api/schema.generated.ts";
import { fetchRows } from "../../api/rows.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "./entities.ts";

export type Question = components["schemas"]["Question"];

/** The most that one call answers (D-27); nobody asks so much about one document. */
const limit = "1000";

/** The questions between the parties of a document, the newest first. */
export function questionsQuery({ organizationId, role }: Scope, eventId: number) {
  return queryOptions({
    queryKey: queryKeys.document(organizationId, role, eventId, "questions"),
    queryFn: async ({ signal }) => {
      const path = { id: organizationId, role, eventId };
      const asked = "/organizations/{id}/roles/{role}/events/{eventId}/questions";
      return (await fetchRows(asked, { path, query: { limit }, signal })).rows;
    },
  });
}
