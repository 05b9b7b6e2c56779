import { runningState } from "@runko/domain/documents/document-states";
import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import type { DocumentRow, Scope } from "./entities.ts";

/** So many orders are shown to choose from; what is typed narrows them. */
export const shownOrders = 8;

/** The own running orders that hold these words, archived or not; without words the latest of those that are listed. */
export function orderChoicesQuery({ organizationId, role }: Scope, text: string | undefined) {
  const where = { subscriberId: organizationId, eventState: runningState, disconnected: false };
  const filter = JSON.stringify({ where, order: ["updatedAt DESC"], limit: shownOrders });
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "order-choices", text),
    meta: tellsFailure,
    queryFn: async ({ signal }) => {
      const path = { id: organizationId, role };
      const page =
        text === undefined
          ? api.GET("/organizations/{id}/roles/{role}/orders", { params: { path, query: { filter } }, signal })
          : api.GET("/organizations/{id}/roles/{role}/events", {
              params: { path, query: { documentType: "Order", filter, q: text } },
              signal,
            });
      return (await answerList(page)) as { rows: DocumentRow[]; total: number };
    },
  });
}
