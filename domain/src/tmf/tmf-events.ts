import { partsOfEventType, type HeardName } from "../events/document-events.ts";
import { isUuid } from "../values/uuid.ts";
import type { Issue } from "../values/issue.ts";
import { resourceOfType, type TmfResource } from "./tmf-resources.ts";

type Kind = "create" | "state" | "asks" | "value" | "resolved";

const state = ["state"] as const;
const value = ["value"] as const;
const asks = ["state", "asks"] as const;

/** Which events of the standard tell of each of ours; what the register and the clocks say is none of a document's. Source: beyond A9 */
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
  delay_reported:         state,
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

const prefixes: Record<TmfResource, string> = {
  productOrder: "ProductOrder",
  productOfferingQualification: "ProductOfferingQualification",
  quote: "Quote",
  troubleTicket: "TroubleTicket",
};

/** A ticket has a status, and is resolved; nothing else is. */
const endingOf = (resource: TmfResource, kind: Kind): string | null => {
  const isTicket = resource === "troubleTicket";
  const endings: Record<Kind, string | null> = {
    create: "CreateEvent",
    state: isTicket ? "StatusChangeEvent" : "StateChangeEvent",
    asks: "InformationRequiredEvent",
    value: "AttributeValueChangeEvent",
    resolved: isTicket ? "ResolvedEvent" : null,
  };
  return endings[kind];
};

const namesOf = (resource: TmfResource, kinds: readonly Kind[]): string[] =>
  kinds.flatMap((kind) => {
    const ending = endingOf(resource, kind);
    return ending === null ? [] : [prefixes[resource] + ending];
  });

/** The types of events that a hub of the resource may be asked for. */
export const tmfEventTypes = (resource: TmfResource): string[] =>
  namesOf(resource, ["create", "state", "asks", "value", "resolved"]);

/** The events of the standard that tell of one of ours, those of the resource alone; the first stands for it, the others beside. */
export function tmfEventsOf(resource: TmfResource, type: string): string[] {
  const parts = partsOfEventType(type);
  return parts && resourceOfType[parts.documentType] === resource ? namesOf(resource, kindsOf[parts.name]) : [];
}

export type HubQuery = {
  /** undefined: all. */
  eventTypes?: readonly string[];
  /** One of the parties; undefined: any. */
  parties?: readonly string[];
};

const known = { eventType: "eventTypes", "relatedParty.id": "parties" } as const;

/** What a hub wants to hear of a resource, by its parameters: `eventType` and `relatedParty.id`; what else it asks for is an issue. */
export function readHubQuery(
  resource: TmfResource,
  given: readonly (readonly [name: string, value: string])[],
): { query: HubQuery; issues: Issue[] } {
  const read: HubQuery = {};
  const issues: Issue[] = [];
  const types = new Set(tmfEventTypes(resource));
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
