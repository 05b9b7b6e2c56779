import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "../api/entities.ts";
import { fetchDocuments } from "../list/list-queries.ts";

/** What a supplier has to do with its orders, by the state that they wait in. */
export const waitingStates = { new: "OPEN", toConfirm: "IN_PROCESSING", inDelivery: "IN_DELIVERY" } as const;
export type Waiting = keyof typeof waitingStates;

const shownRows = 5;

const orderOf: Record<Waiting, string[]> = {
  // The delivery types sort as fast, normal, urgent.
  new: ["document.deliveryType DESC", "document.requestedDate ASC"],
  toConfirm: ["document.deliveryType DESC", "document.requestedDate ASC"],
  inDelivery: ["document.estimatedDeliveryDate ASC"],
};

/** The orders of one kind that press the most. */
export function waitingQuery(scope: Scope, waiting: Waiting) {
  const wanted = { where: { eventState: waitingStates[waiting] }, order: orderOf[waiting], limit: shownRows, skip: 0 };
  return queryOptions({
    queryKey: queryKeys.documentLists(scope.organizationId, scope.role, "waiting", waiting),
    queryFn: ({ signal }) => fetchDocuments(scope, "Order", wanted, signal),
  });
}
