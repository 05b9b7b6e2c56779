import type { DocumentState } from "../documents/document-states.ts";
import type { RuledDocument } from "../documents/ruled-document.ts";
import { waitsFor, type Wait } from "../documents/waits.ts";
import { resourceOfType, type TmfResource } from "./tmf-resources.ts";

/** What decides how the façade calls a document's state. */
export type StatedDocument = Pick<
  RuledDocument,
  "documentType" | "eventState" | "archived" | "rejected" | "ordered" | "userProcessed" | "waits" | "heldReason"
>;

/** Waits that decide, by what the table of states calls them. */
export const stateWaits = {
  returned: { for: "subscriber", why: "returned" },
  askedOfSubscriber: { for: "subscriber", why: "question" },
  cancelRequested: { for: "supplier", why: "cancelRequest" },
  cancelCharged: { for: "subscriber", why: "cancelCharge" },
} as const satisfies Record<string, Pick<Wait, "for" | "why">>;
type StateWait = keyof typeof stateWaits;

const flags = {
  held: ({ heldReason }) => heldReason !== null,
  rejected: ({ rejected }) => rejected,
  ordered: ({ ordered }) => ordered,
  closed: ({ archived, userProcessed }) => archived || userProcessed,
} as const satisfies Record<string, (document: StatedDocument) => boolean>;
export type StateFlag = keyof typeof flags;

export type StateCondition = StateWait | StateFlag;

export const isStateWait = (condition: StateCondition): condition is StateWait => Object.hasOwn(stateWaits, condition);

const holds = (condition: StateCondition, document: StatedDocument): boolean =>
  isStateWait(condition) ? waitsFor(document.waits, stateWaits[condition]) : flags[condition](document);

type StateRow = { from: readonly DocumentState[]; when?: StateCondition; state: string };

const promised = ["CONFIRMED", "IN_DELIVERY"] as const;

/** States by resource, tested from the top: the first row that fits is it. Source: beyond A6 */
// prettier-ignore
const stateRows = {
  productOrder: [
    { from: ["OPEN"], when: "returned", state: "pending" },
    { from: ["OPEN"], state: "acknowledged" },
    { from: ["IN_PROCESSING"], when: "askedOfSubscriber", state: "pending" },
    { from: promised, when: "cancelCharged", state: "pendingCancellation" },
    { from: ["IN_PROCESSING", ...promised], when: "cancelRequested", state: "assessingCancellation" },
    { from: promised, when: "held", state: "held" },
    { from: ["IN_PROCESSING", ...promised], state: "inProgress" },
    { from: ["READY"], state: "completed" },
    { from: ["CANCELLED"], when: "rejected", state: "rejected" },
    { from: ["CANCELLED"], state: "cancelled" },
  ],
  productOfferingQualification: [
    { from: ["OPEN"], when: "returned", state: "inProgress" },
    { from: ["OPEN"], state: "acknowledged" },
    { from: ["IN_PROCESSING"], state: "inProgress" },
    { from: ["READY"], state: "done" },
    { from: ["CANCELLED"], state: "terminatedWithError" },
  ],
  quote: [
    { from: ["OPEN"], when: "returned", state: "pending" },
    { from: ["OPEN", "IN_PROCESSING"], state: "inProgress" },
    { from: ["READY"], when: "rejected", state: "rejected" },
    { from: ["READY"], when: "ordered", state: "accepted" },
    { from: ["READY"], state: "approved" },
    { from: ["CANCELLED"], state: "cancelled" },
  ],
  troubleTicket: [
    { from: ["OPEN"], when: "returned", state: "pending" },
    { from: ["OPEN"], state: "acknowledged" },
    { from: ["IN_PROCESSING"], when: "askedOfSubscriber", state: "pending" },
    { from: ["IN_PROCESSING"], state: "inProgress" },
    { from: ["READY"], when: "closed", state: "closed" },
    { from: ["READY"], state: "resolved" },
    { from: ["CANCELLED"], state: "cancelled" },
  ],
} as const satisfies Record<TmfResource, readonly StateRow[]>;

export type TmfState<Resource extends TmfResource = TmfResource> = (typeof stateRows)[Resource][number]["state"];

/** What the façade calls the state of a document. */
export function tmfState(document: StatedDocument): TmfState {
  const rows = rowsOfStates(resourceOfType[document.documentType]);
  const row = rows.find(
    ({ from, when }) => from.includes(document.eventState) && (when === undefined || holds(when, document)),
  );
  if (!row) throw new Error(`No state of ${document.documentType} in ${document.eventState}`);
  return row.state as TmfState;
}

/** How a resource calls the states, each with what holds of it; tested from the top. */
export const rowsOfStates = (resource: TmfResource): readonly StateRow[] => stateRows[resource];

/** Every state that the resource has. */
export const statesOfResource = (resource: TmfResource): string[] => [
  ...new Set(stateRows[resource].map(({ state }) => state)),
];

/** What an answer to a question of availability says of it. Source: beyond A6 */
export function qualificationResult({
  eventState,
  rejected,
}: Pick<StatedDocument, "eventState" | "rejected">): "pending" | "qualified" | "unqualified" {
  if (eventState !== "READY") return "pending";
  return rejected ? "unqualified" : "qualified";
}
