import { orderTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { texts } from "@runko/domain/texts/texts";
import { dueTexts } from "./due-texts.ts";
import type { Waiting } from "./waiting-query.ts";

export type VendorWaiting = keyof typeof texts.vendor.waiting;

// The delivery types sort as fast, normal, urgent; every order has one.
const urgentFirst = ["document.deliveryType DESC", "document.requestedDate ASC"];
const soonestFirst = ["document.requestedDate ASC"];
const unanswered = ["OPEN", "IN_PROCESSING"] as const;

/** What a supplier has to do, by the states and types that wait for it. Faults wait for the fault handlers. */
const waitings: Record<VendorWaiting, Waiting & { due: keyof typeof dueTexts }> = {
  orders: { states: ["OPEN"], types: ["Order"], order: urgentFirst, due: "requested" },
  toConfirm: { states: ["IN_PROCESSING"], types: ["Order"], order: urgentFirst, due: "requested" },
  inDelivery: {
    states: ["IN_DELIVERY"],
    types: orderTypes,
    order: ["document.estimatedDeliveryDate ASC"],
    due: "estimated",
  },
  questions: { states: unanswered, types: ["AvailabilityRequest", "Inquiry"], order: soonestFirst, due: "requested" },
  changes: { states: unanswered, types: ["ChangeOrder", "CancelOrder"], order: soonestFirst, due: "requested" },
};

/** Those of them that can be there while these types are offered. */
export function waitingsOf(offered: readonly DocumentType[]) {
  return (Object.keys(waitings) as VendorWaiting[]).flatMap((name) => {
    const { due, ...waiting } = waitings[name];
    const types = waiting.types.filter((type) => offered.includes(type));
    return types.length === 0 ? [] : [{ name, waiting: { ...waiting, types }, dueText: dueTexts[due] }];
  });
}
