import { queryOptions, skipToken } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { DocumentRow, Scope } from "./entities.ts";

/** The filter that finds a live document of the subscriber with this connection id in another case. */
export function connectionIdFilter(subscriberId: string, connectionId: string, caseId: number | undefined): object {
  const where = {
    subscriberId,
    "document.subscriberConnectionId": connectionId,
    eventState: { neq: "CANCELLED" },
    rejected: false,
    ...(caseId !== undefined && { caseId: { neq: caseId } }),
  };
  return { where, order: ["id DESC"], limit: 1 };
}

/** The document of another case that has this connection id; null when there is none. Source: specification §5 */
export function connectionIdQuery({ organizationId, role }: Scope, connectionId: string, caseId: number | undefined) {
  const filter = JSON.stringify(connectionIdFilter(organizationId, connectionId, caseId));
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "connection-id", connectionId, caseId),
    queryFn:
      connectionId === ""
        ? skipToken
        : async ({ signal }) => {
            const path = { id: organizationId, role };
            const { rows } = await answerList(
              api.GET("/organizations/{id}/roles/{role}/events", { params: { path, query: { filter } }, signal }),
            );
            return (rows[0] ?? null) as DocumentRow | null;
          },
  });
}
