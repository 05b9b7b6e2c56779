import { runningState } from "@runko/domain/documents/document-states";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import { fetchRows } from "../../api/rows.ts";
import type { Scope } from "./entities.ts";

/** So many orders are shown to choose from; what is typed narrows them. */
export const shownOrders = 8;

/** The own running orders that hold these words, archived or not; without words the latest of those that are listed. */
export function orderChoicesQuery({ organizationId, role }: Scope, text: string | undefined) {
  const where = { subscriberId: organizationId, eventState: runningState, disconnected: false };
  const filter = { where, order: ["updatedAt DESC"], limit: shownOrders };
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "order-choices", text),
    meta: tellsFailure,
    queryFn: ({ signal }) => {
      const path = { id: organizationId, role };
      if (text === undefined) return fetchRows("/organizations/{id}/roles/{role}/orders", { path, filter, signal });
      const query = { documentType: "Order", q: text } as const;
      return fetchRows("/organizations/{id}/roles/{role}/events", { path, query, filter, signal });
    },
  });
}
