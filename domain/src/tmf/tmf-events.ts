import { partsOfEventType, type HeardName } from "../events/document-events.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { isUuid } from "../values/uuid.ts";
import type { Issue } from "../values/issue.ts";
import { resourceOfType, type TmfResource } from "./tmf-resources.ts";

type Kind = "create" | "state" | "asks" | "value" | "resolved" | "alert";

/** Of what a hub hears: resources that are documents, and the connections of the register. */
export type HubSubject = TmfResource | "product";

const state = ["state"] as const;
const value = ["value"] as const;
const asks = ["state", "asks"] as const;
const alert = ["state", "alert"] as const;

/** Which events of the standard tell of each of ours; what the clocks say is none of a document's, and the register has its own. Source: beyond A9 */
// prettier-ignore
const kindsOf: Record<HeardName, readonly Kind[]> = {
  created:                ["create"],
  updated:                value,
  in_processing:          state,
  information_required:   asks,
  confirmed:              state,
  in_delivery:            state,
  ready:                  ["state", "resolved"],
  rejected:               state,
  cancelled:              state,
  cancellation_confirmed: state,
  archived:               state,
  answer_updated:         value,
  delivery_date_changed:  value,
  question_asked:         asks,
  question_answered:      state,
  question_withdrawn:     state,
  cancellation_requested: state,
  change_requested:       value,
  request_accepted:       state,
  request_charged:        state,
  request_refused:        state,
  charge_accepted:        state,
  request_withdrawn:      state,
  request_lapsed:         state,
  date_accepted:          value,
  date_proposed:          value,
  date_refused:           value,
  delay_reported:         alert,
  repair_accepted:        value,
  reopened:               state,
  repair_lapsed:          value,
  supplier_changed:       value,
  anonymized:             value,
  file_added:             value,
  file_removed:           value,
  message_added:          value,
  original_updated:       value,
  original_cancelled:     value,
  ordered:                state,
  order_ended:            state,
  connection_activated:   [],
  connection_changed:     [],
  connection_terminated:  [],
  at_risk:                [],
  late:                   [],
};

/** A task that was done as it was asked for, or one that waits for its supplier. */
export type CancelTaskStands = { atOnce: boolean };

/** What events of an order tell of the task that asks for it to be cancelled. Source: beyond A9 */
const kindsOfTask: Partial<Record<HeardName, readonly Kind[]>> = {
  cancellation_requested: ["create"],
  request_accepted: state,
  request_charged: ["asks"],
  request_refused: state,
  charge_accepted: state,
  request_withdrawn: state,
  request_lapsed: state,
};

/** What events of ours tell of a connection: of its order, and of what is to end it. Source: beyond A9 */
const kindsOfRegister: Partial<Record<DocumentType, Partial<Record<HeardName, readonly Kind[]>>>> = {
  Order: { connection_activated: ["create"], connection_changed: value, connection_terminated: state },
  CancelOrder: { created: state, cancelled: state, rejected: state },
};

const prefixes: Record<HubSubject, string> = {
  product: "Product",
  productOrder: "ProductOrder",
  productOfferingQualification: "ProductOfferingQualification",
  quote: "Quote",
  troubleTicket: "TroubleTicket",
};

/** A ticket has a status, and is resolved; an order alone is in jeopardy; a connection asks nothing. */
function endingOf(subject: HubSubject, kind: Kind): string | null {
  const isTicket = subject === "troubleTicket";
  const endings: Record<Kind, string | null> = {
    create: "CreateEvent",
    state: isTicket ? "StatusChangeEvent" : "StateChangeEvent",
    asks: subject === "product" ? null : "InformationRequiredEvent",
    value: "AttributeValueChangeEvent",
    resolved: isTicket ? "ResolvedEvent" : null,
    alert: subject === "productOrder" ? "JeopardyAlertEvent" : null,
  };
  return endings[kind];
}

const namesOf = (subject: HubSubject, kinds: readonly Kind[], prefix = prefixes[subject]): string[] =>
  kinds.flatMap((kind) => {
    const ending = endingOf(subject, kind);
    return ending === null ? [] : [prefix + ending];
  });

const taskPrefix = "CancelProductOrder";
const namesOfTask = (kinds: readonly Kind[]): string[] => namesOf("productOrder", kinds, taskPrefix);

/** Whether the event is of a task that asks for an order to be cancelled. */
export const isOfCancelTask = (eventType: string): boolean => eventType.startsWith(taskPrefix);

/** The types of events that a hub may be asked for. */
export const tmfEventTypes = (subject: HubSubject): string[] => [
  ...namesOf(subject, ["create", "state", "asks", "value", "resolved", "alert"]),
  ...(subject === "productOrder" ? namesOfTask(["create", "state", "asks"]) : []),
];

/** The events of the standard that tell a hub of one of ours; the first stands for it, the others beside. */
export function tmfEventsOf(subject: HubSubject, type: string): string[] {
  const parts = partsOfEventType(type);
  if (!parts) return [];
  if (subject === "product") return namesOf(subject, kindsOfRegister[parts.documentType]?.[parts.name] ?? []);
  return resourceOfType[parts.documentType] === subject ? namesOf(subject, kindsOf[parts.name]) : [];
}

/** The events that tell a hub of the buyer what became of its task, by one of ours of the order. */
export function cancelTaskEventsOf(type: string, { atOnce }: CancelTaskStands): string[] {
  const parts = partsOfEventType(type);
  if (!parts || resourceOfType[parts.documentType] !== "productOrder") return [];
  if (parts.name === "cancelled") return namesOfTask(atOnce ? ["create"] : state);
  return atOnce ? [] : namesOfTask(kindsOfTask[parts.name] ?? []);
}

export type HubQuery = {
  /** undefined: all. */
  eventTypes?: readonly string[];
  /** One of the parties; undefined: any. */
  parties?: readonly string[];
};

const known = { eventType: "eventTypes", "relatedParty.id": "parties" } as const;

/** What a hub wants to hear of its subject, by its parameters: `eventType` and `relatedParty.id`; what else it asks for is an issue. */
export function readHubQuery(
  subject: HubSubject,
  given: readonly (readonly [name: string, value: string])[],
): { query: HubQuery; issues: Issue[] } {
  const read: HubQuery = {};
  const issues: Issue[] = [];
  const types = new Set(tmfEventTypes(subject));
  for (const [name, text] of given) {
    const to = Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined;
    const values = text.split(",").map((one) => one.trim());
    if (to === undefined) issues.push({ path: "/query", code: "UNKNOWN_FIELD", params: { name: name.slice(0, 100) } });
    else if (to === "eventTypes" && !values.every((one) => types.has(one)))
      issues.push({ path: "/query", code: "NOT_AN_OPTION", params: { known: [...types].join(", ") } });
    else if (to === "parties" && !values.every(isUuid)) issues.push({ path: "/query", code: "INVALID_ID" });
    else read[to] = [...(read[to] ?? []), ...values.map((one) => (to === "parties" ? one.toLowerCase() : one))];
  }
  return { query: read, issues };
}

/** Whether a hub hears of an event of the standard between these parties. */
export const hears = ({ eventTypes, parties }: HubQuery, eventType: string, between: readonly string[]): boolean =>
  (eventTypes?.includes(eventType) ?? true) && (parties?.some((id) => between.includes(id)) ?? true);
