import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";

/** The states that a stored document has; ARCHIVED is shown for an archived one and is not stored. */
export const documentStates = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"] as const;
export type DocumentState = (typeof documentStates)[number];

export const finalStates = ["READY", "CANCELLED"] as const satisfies readonly DocumentState[];

/** The states in which a document stands: it holds its connection ids and, as a forward, its original. */
export const standingStates = documentStates.filter((state) => state !== "CANCELLED");

/** The states in which something is still to be done. */
export const unfinishedStates = documentStates.filter((state) => !finalStates.some((final) => final === state));

/** The state in which an order runs, until it is disconnected. */
export const runningState = "READY" satisfies DocumentState;

/** What a screen calls the state: an archived document reads ARCHIVED whatever it was archived from. */
export const shownStates = [...documentStates, "ARCHIVED"] as const;
export type ShownState = (typeof shownStates)[number];

export function shownState(document: { eventState: DocumentState; archived: boolean }): ShownState {
  return document.archived ? "ARCHIVED" : document.eventState;
}

/** How a new document comes about. Source: specification §4, creation-time states. */
export const sourceModes = ["COPY", "FORWARD", "FROM_EXISTING", "ORDER"] as const;
export type SourceMode = (typeof sourceModes)[number];

const pathOfOrders = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY"] as const;
const pathOfOthers = ["OPEN", "IN_PROCESSING", "READY"] as const;

/** The states a document of this type passes on its way to READY, in order. */
export const pathOfStates = (type: DocumentType): readonly DocumentState[] =>
  isOrderType(type) ? pathOfOrders : pathOfOthers;

/** The states that a drawer section of this type counts. Source: specification §2. */
export function countedStates(type: DocumentType): readonly DocumentState[] {
  return [...pathOfStates(type), "CANCELLED"];
}
