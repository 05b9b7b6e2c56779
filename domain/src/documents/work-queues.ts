import type { PathRole } from "../organizations/roles.ts";
import { addDays } from "../values/calendar-date.ts";
import type { DocumentAction } from "./document-actions.ts";
import { documentStates, unfinishedStates, type DocumentState } from "./document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";

/** The moment at which it is asked what waits: a calendar date and an instant. */
export type Moment = { today: string; now: string };

/** What waits for one side: documents of these types in these states, those first that press the most. */
export type WorkQueue = {
  types: readonly DocumentType[];
  states: readonly DocumentState[];
  /** The filter's order, over all of them. */
  order: readonly string[];
  /** What else holds for them, as the filter's where. */
  where: (moment: Moment) => object;
  /** What its side does next with one of them: the first that the document takes. */
  steps: readonly DocumentAction[];
};

/** An offer expires soon: so many days are left to order from it. */
const EXPIRING_DAYS = 14;

const newestFirst = ["id DESC"];
const dueFirst = ["dueAt ASC"];
const promised: readonly DocumentState[] = ["CONFIRMED", "IN_DELIVERY"];
const handling: readonly DocumentAction[] = ["startProcessing", "confirm", "deliver", "signReady"];

const cancelledBy = (side: "cancelledByCustomer" | "cancelledBySupplier"): WorkQueue => ({
  types: orderTypes,
  states: ["CANCELLED"],
  order: newestFirst,
  where: () => ({ [side]: true, cancelConfirmed: false }),
  steps: ["confirmCancellation"],
});

/** What waits for the side for any reason, the longest waiting first (0130). */
const waitingForUs = (types: readonly DocumentType[]): WorkQueue => ({
  types,
  states: documentStates,
  order: ["waitingSince ASC"],
  where: () => ({ waitingSince: { neq: null } }),
  steps: ["answerQuestion", "acceptRequest", "acceptCharge", "acceptRepair", "edit"],
});

const dueQueue = (types: readonly DocumentType[], where: WorkQueue["where"]): WorkQueue => ({
  types,
  states: unfinishedStates,
  order: dueFirst,
  where,
  steps: handling,
});

const isLate: WorkQueue["where"] = ({ now }) => ({ dueAt: { lt: now } });

/** What a supplier's side has to do now, by its clocks; what nobody set a time for is there too, for it would be forgotten. */
const toDo = (types: readonly DocumentType[]) => ({
  late: dueQueue(types, isLate),
  atRisk: dueQueue(types, () => ({ clockState: "atRisk" })),
  next: dueQueue(types, () => ({ clockState: "running" })),
  undated: {
    ...dueQueue(types, () => ({ dueAt: null, clockPausedAt: null, returned: false })),
    order: ["id ASC"],
  },
});

const suppliersTypes = documentTypes.filter((type) => type !== "Fault");
const { late, atRisk, next, undated } = toDo(suppliersTypes);
const faults = toDo(["Fault"]);

/** The work of each role, by name, in the order in which front pages tell it; faults wait for the fault handlers. */
export const workQueues = {
  SUBSCRIBER: {
    waitingForUs: waitingForUs(documentTypes),
    movedDates: {
      types: orderTypes,
      states: promised,
      order: newestFirst,
      where: () => ({ dateUnanswered: true }),
      steps: ["acceptDate"],
    },
    expiringOffers: {
      types: ["Inquiry"],
      states: ["READY"],
      order: ["document.validUntilDate ASC"],
      where: ({ today }) => ({
        rejected: false,
        ordered: false,
        "document.validUntilDate": { between: [today, addDays(today, EXPIRING_DAYS)] },
      }),
      steps: ["orderFrom"],
    },
    toConfirmCancelled: cancelledBy("cancelledBySupplier"),
    late: { ...dueQueue(documentTypes, isLate), steps: ["askQuestion"] },
    answered: {
      types: documentTypes,
      states: ["READY"],
      order: newestFirst,
      where: () => ({ userProcessed: false }),
      steps: ["markProcessed"],
    },
  },
  SUPPLIER: {
    late,
    atRisk,
    waitingForUs: waitingForUs(suppliersTypes),
    proposedDates: {
      types: orderTypes,
      states: promised,
      order: newestFirst,
      where: () => ({ proposedDeliveryDate: { neq: null } }),
      steps: ["acceptProposedDate"],
    },
    next,
    undated,
    toConfirmCancelled: cancelledBy("cancelledByCustomer"),
  },
  ERROR_HANDLER: {
    urgent: {
      types: ["Fault"],
      states: unfinishedStates,
      order: ["id ASC"],
      where: () => ({ "document.faultType": "urgentFault" }),
      steps: handling,
    },
    late: faults.late,
    atRisk: faults.atRisk,
    waitingForUs: waitingForUs(["Fault"]),
    next: faults.next,
    undated: faults.undated,
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

/** The names of a role's queues, in the order in which its front page tells them. */
export const queuesOf = (role: PathRole): readonly QueueName[] => Object.keys(workQueues[role]) as QueueName[];
