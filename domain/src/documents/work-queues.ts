import type { PathRole } from "../organizations/roles.ts";
import { addDays } from "../values/calendar-date.ts";
import { unfinishedStates, type DocumentState } from "./document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";

/** What waits for one side: documents of these types in these states, those first that press the most. */
export type WorkQueue = {
  types: readonly DocumentType[];
  states: readonly DocumentState[];
  /** The filter's order, over all of them. */
  order: readonly string[];
  /** What else holds for them, as the filter's where; `today` is a calendar date. */
  where?: (today: string) => object;
};

/** An offer expires soon: so many days are left to order from it. */
const EXPIRING_DAYS = 14;

// The delivery types sort as fast, normal, urgent; every order has one. So do the fault types, urgentFault last.
const urgentFirst = ["document.deliveryType DESC", "document.requestedDate ASC"];
const urgentFaultsFirst = ["document.faultType DESC", "id ASC"];
const soonestFirst = ["document.requestedDate ASC"];
const newestFirst = ["id DESC"];
const promised: readonly DocumentState[] = ["CONFIRMED", "IN_DELIVERY"];
const unanswered: readonly DocumentState[] = ["OPEN", "IN_PROCESSING"];

const cancelledBy = (side: "cancelledByCustomer" | "cancelledBySupplier"): WorkQueue => ({
  types: orderTypes,
  states: ["CANCELLED"],
  order: newestFirst,
  where: () => ({ [side]: true, cancelConfirmed: false }),
});

/** What waits for the side to answer or to complete, the longest waiting first (0130). */
const waitingForUs = (types: readonly DocumentType[]): WorkQueue => ({
  types,
  states: unfinishedStates,
  order: ["waitingSince ASC"],
  where: () => ({ waitingSince: { neq: null } }),
});

/** The work of each role, by name, in the order in which front pages tell it; faults wait for the fault handlers. */
export const workQueues = {
  SUBSCRIBER: {
    waitingForUs: waitingForUs(documentTypes),
    movedDates: { types: orderTypes, states: promised, order: newestFirst, where: () => ({ dateUnanswered: true }) },
    expiringOffers: {
      types: ["Inquiry"],
      states: ["READY"],
      order: ["document.validUntilDate ASC"],
      where: (today) => ({
        rejected: false,
        ordered: false,
        "document.validUntilDate": { between: [today, addDays(today, EXPIRING_DAYS)] },
      }),
    },
    answered: { types: documentTypes, states: ["READY"], order: newestFirst, where: () => ({ userProcessed: false }) },
    toConfirmCancelled: cancelledBy("cancelledBySupplier"),
  },
  SUPPLIER: {
    waitingForUs: waitingForUs(documentTypes.filter((type) => type !== "Fault")),
    orders: { types: ["Order"], states: ["OPEN"], order: urgentFirst },
    toConfirm: { types: ["Order"], states: ["IN_PROCESSING"], order: urgentFirst },
    proposedDates: {
      types: orderTypes,
      states: promised,
      order: newestFirst,
      where: () => ({ proposedDeliveryDate: { neq: null } }),
    },
    inDelivery: { types: orderTypes, states: ["IN_DELIVERY"], order: ["document.estimatedDeliveryDate ASC"] },
    questions: { types: ["AvailabilityRequest", "Inquiry"], states: unanswered, order: soonestFirst },
    changes: { types: ["ChangeOrder", "CancelOrder"], states: unanswered, order: soonestFirst },
    toConfirmCancelled: cancelledBy("cancelledByCustomer"),
  },
  ERROR_HANDLER: {
    urgent: {
      types: ["Fault"],
      states: unfinishedStates,
      order: ["id ASC"],
      where: () => ({ "document.faultType": "urgentFault" }),
    },
    waitingForUs: waitingForUs(["Fault"]),
    new: { types: ["Fault"], states: ["OPEN"], order: urgentFaultsFirst },
    inProcessing: { types: ["Fault"], states: ["IN_PROCESSING"], order: urgentFaultsFirst },
  },
} as const satisfies Record<PathRole, Record<string, WorkQueue>>;

export type QueueOf<Role extends PathRole> = keyof (typeof workQueues)[Role];
export type QueueName = { [Role in PathRole]: QueueOf<Role> }[PathRole];

export const queueNames: readonly QueueName[] = [
  ...new Set(Object.values(workQueues).flatMap((queues) => Object.keys(queues) as QueueName[])),
];

/** Undefined for a queue that the role does not have. */
export function findQueue(role: PathRole, name: string): WorkQueue | undefined {
  const queues: Readonly<Record<string, WorkQueue>> = workQueues[role];
  return Object.hasOwn(queues, name) ? queues[name] : undefined;
}
