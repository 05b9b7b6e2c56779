import type { DocumentAction } from "../../documents/document-actions.ts";
import {
  chargeDays,
  type RequestKind,
  type RequestRefusal,
  type RequestState,
} from "../../documents/request-states.ts";

const kinds: Record<RequestKind, string> = { cancel: "Cancellation request", amend: "Change request" };

const states: Record<RequestState, string> = {
  open: "Waiting for the supplier",
  charged: "Charge waiting for acceptance",
  accepted: "Accepted",
  refused: "Refused",
  withdrawn: "Withdrawn",
  lapsed: "Lapsed",
};

const refusals: Record<RequestRefusal, string> = {
  TOO_LATE: "The delivery is too far advanced",
  WORK_DONE: "The work has already been done",
  CONTRACT_BOUND: "The contract does not allow it",
  NEW_ORDER_NEEDED: "A new order is needed",
  CAPACITY_ISSUE: "Not enough capacity",
  NETWORK_ISSUE: "The network does not allow it",
  OTHER: "Other reason",
};

/** What the answers to a request do, where it asks for a change. */
const amending = {
  acceptRequest: {
    title: "Accept change request",
    text: "The requested details change at once and free of charge. The subscriber is notified.",
  },
  acceptWithCharge: {
    title: "Accept change request for a charge",
    text: `The details change when the subscriber accepts the charge. The subscriber has ${chargeDays} days to do so; otherwise the request lapses and the details stay as they are.`,
  },
  refuseRequest: {
    title: "Refuse change request",
    text: "The details stay as they are. The subscriber is notified of the refusal and its reason.",
  },
  acceptCharge: {
    title: "Accept charge for the change",
    text: "You commit yourself to paying the charge, and the details you asked for change at once.",
  },
} satisfies Partial<Record<DocumentAction, { title: string; text: string }>>;

/** What a subscriber asks of a confirmed document. */
export const requests = {
  title: "Requests",
  kinds,
  states,
  refusals,
  amending,
  wished: "Details to change",
  wishedHelp:
    "Choose the details to change and give the new values. A change of address or product requires a new order, and another date is proposed separately.",
  emptied: "empty",
  change: (from: string, to: string) => (from === "" ? to : `${from} → ${to || "empty"}`),
  made: (name: string, when: string) => `${name}, ${when}`,
  charge: (euros: string) => `Charge ${euros}`,
  until: (day: string) => `Accept by ${day}`,
  answer: "Supplier’s answer",
  consent: "Subscriber’s acceptance",
};
