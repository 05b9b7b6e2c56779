import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import type { Scope } from "./entities.ts";

/** Whether another case of the organization has this connection id, on the side of the role. Source: specification §5 */
export function connectionIdQuery({ organizationId, role }: Scope, connectionId: string, caseId: number | undefined) {
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "connection-id", connectionId, caseId),
    meta: tellsFailure,
    queryFn:
      connectionId === ""
        ? skipToken
        : async ({ signal }) => {
            const path = { id: organizationId, role };
            const query = { connectionId, ...(caseId !== undefined && { caseId }) };
            const asked = api.GET("/organizations/{id}/roles/{role}/connection-ids", {
              params: { path, query },
              signal,
            });
            return (await answer(asked)).inUse;
          },
  });
}
