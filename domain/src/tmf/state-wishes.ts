import { actionTable, type DocumentAction } from "../documents/document-actions.ts";
import type { DocumentState } from "../documents/document-states.ts";
import type { Side } from "../documents/sides.ts";
import { asList, asObject } from "./json-shapes.ts";
import { milestoneNames, type MilestoneName } from "./milestones.ts";
import type { TmfResource } from "./tmf-resources.ts";

/** One way to what a change of state asks for: the first that fits is gone. */
type Way = {
  action: DocumentAction;
  /** Actions that go before it in some states. */
  after?: Partial<Record<DocumentState, readonly DocumentAction[]>>;
  /** In these stored states alone. */
  from?: readonly DocumentState[];
  /** Where the resource calls its state so, alone. */
  told?: string;
  /** For those alone who have said which version they read: what costs is accepted by nobody who has not seen the sum. */
  accepting?: true;
};
type WishesOfSides = Partial<Record<Side, readonly Way[]>>;

const started = { OPEN: ["startProcessing"] } as const;
const begin = { supplier: [{ action: "startProcessing", from: ["OPEN"] }] } as const;
const ask = { supplier: [{ action: "askQuestion" }] } as const;
const giveBack = { supplier: [{ action: "returnForCompletion" }] } as const;
const cancel = { subscriber: [{ action: "cancel" }] } as const;
const answer = { supplier: [{ action: "signReady", after: started }] } as const;
const refuse = { supplier: [{ action: "reject", after: started }] } as const;
const giveUp = {
  supplier: [{ action: "acceptRequest", told: "assessingCancellation" }, { action: "cancelBySupplier" }],
  subscriber: [
    { action: "acceptCharge", told: "pendingCancellation", accepting: true },
    { action: "requestCancel", from: ["CONFIRMED", "IN_DELIVERY"] },
    { action: "cancel" },
  ],
} as const;

/**
 * Which actions a PATCH of a state means, by its resource and its side. Whether they may be done, the table of actions says:
 * what does not fit in the state of the document is refused by it. Source: beyond A6
 */
// prettier-ignore
export const stateWishes: Record<TmfResource, Readonly<Record<string, WishesOfSides>>> = {
  productOrder: {
    inProgress: begin,
    confirmed: { supplier: [{ action: "confirm", after: started }] },
    inDelivery: { supplier: [{ action: "deliver" }] },
    completed: { supplier: [{ action: "signReady", after: { CONFIRMED: ["deliver"] } }] },
    pending: ask,
    returned: giveBack,
    rejected: refuse,
    cancelled: giveUp,
  },
  productOfferingQualification: {
    inProgress: begin,
    done: answer,
    unqualified: refuse,
    terminatedWithError: cancel,
  },
  quote: {
    inProgress: begin,
    pending: ask,
    returned: giveBack,
    approved: answer,
    rejected: refuse,
    cancelled: cancel,
  },
  troubleTicket: {
    inProgress: begin,
    pending: ask,
    returned: giveBack,
    resolved: answer,
    closed: { subscriber: [{ action: "markProcessed" }] },
    cancelled: cancel,
  },
};

/** The attribute of a resource that is its state. */
export const stateAttribute = {
  productOrder: "state",
  productOfferingQualification: "state",
  quote: "state",
  troubleTicket: "status",
} as const satisfies Record<TmfResource, string>;

/** How a document stands, and who asks what of it. */
export type Wishing = {
  side: Side;
  from: DocumentState;
  /** As the resource calls its state. */
  state: string;
  /** The names of the fields that the body gives; of a subscriber, of its form, of a supplier, of its answer. */
  fields: ReadonlySet<string>;
  /** Whether the client has said which version it read. */
  accepts?: boolean;
};

const steps = Object.entries(milestoneNames);
const placeOf = (state: DocumentState) => steps.findIndex(([stored]) => stored === state);

/** Whether a milestone is said to be reached that was not. */
const reaches = (body: { milestone?: unknown }, from: DocumentState, name: MilestoneName): boolean =>
  steps.findIndex(([, step]) => step === name) > placeOf(from) &&
  asList(body.milestone).some((one) => {
    const { name: named, status } = asObject(one) ?? {};
    return named === name && status !== "Yet-To-Reach";
  });

/** Of an order, what only its milestones name, and that its day and its id confirm it. */
function stepsOfOrder(body: object, { side, from, fields }: Wishing): MilestoneName[] {
  if (side !== "supplier") return [];
  const isOpen = from === "OPEN" || from === "IN_PROCESSING";
  const promises = isOpen && fields.has("estimatedDeliveryDate") && fields.has("supplierConnectionId");
  return [
    ...(promises || reaches(body, from, "confirmed") ? ["confirmed" as const] : []),
    ...(reaches(body, from, "inDelivery") ? ["inDelivery" as const] : []),
  ];
}

/** Wishes whose actions take no fields: beside them nothing else is changed. */
export const wishesAlone: ReadonlySet<string> = new Set([
  "pending",
  "returned",
  "rejected",
  "unqualified",
  "cancelled",
  "terminatedWithError",
  "closed",
]);

/** The state that a body asks for, other than the one that the resource is told to have; null when it asks for none. */
function askedState(resource: TmfResource, body: Readonly<Record<string, unknown>>, told: string): string | null {
  const state = body[stateAttribute[resource]];
  if (resource === "productOfferingQualification") {
    const items = asList(body["productOfferingQualificationItem"]);
    const results = items.map((item) => asObject(item)?.qualificationItemResult);
    if (told !== "done" && [body["qualificationResult"], ...results].includes("unqualified")) return "unqualified";
  }
  if (typeof state !== "string" || state === told) return null;
  return state === "pending" && asObject(body["pendingReason"])?.code !== undefined ? "returned" : state;
}

/**
 * What the body of a PATCH wishes to become of a document, in the order in which it comes about: a state that it is told to
 * have asks for nothing, so that a resource sent back whole changes nothing.
 */
export function wishesOf(resource: TmfResource, body: unknown, wishing: Wishing): string[] {
  const given: Readonly<Record<string, unknown>> = asObject(body) ?? {};
  const asked = askedState(resource, given, wishing.state);
  if (asked !== null && wishesAlone.has(asked)) return [asked];
  const onTheWay = resource === "productOrder" ? stepsOfOrder(given, wishing) : [];
  // What is held goes on by a new day, and by nothing else.
  const goesOn = asked === "inProgress" && wishing.state === "held" && wishing.fields.has("estimatedDeliveryDate");
  if (asked === null || goesOn) return onTheWay;
  return asked === "inProgress" ? [asked, ...onTheWay] : [...onTheWay, asked];
}

const stateAfter = (action: DocumentAction, from: DocumentState): DocumentState =>
  actionTable.find((row) => row.action === action && row.from.includes(from))?.to ?? from;

const fits =
  ({ from, state, accepts }: Wishing) =>
  (way: Way): boolean =>
    (way.from?.includes(from) ?? true) && (way.told ?? state) === state && (!way.accepting || accepts === true);

/** The actions that bring one wish about from the present state, in order; undefined where this side cannot. */
export function actionsFor(resource: TmfResource, wish: string, wishing: Wishing): DocumentAction[] | undefined {
  const wishes = stateWishes[resource];
  const ways = Object.hasOwn(wishes, wish) ? wishes[wish]?.[wishing.side] : undefined;
  const way = ways?.find(fits(wishing));
  return way && [...(way.after?.[wishing.from] ?? []), way.action];
}

/** The actions that bring all the wishes about, one after another; the wish that this side cannot bring about instead. */
export function actionsForAll(
  resource: TmfResource,
  wishes: readonly string[],
  wishing: Wishing,
): { actions: DocumentAction[] } | { unmet: string } {
  const actions: DocumentAction[] = [];
  let { from } = wishing;
  for (const wish of wishes) {
    const more = actionsFor(resource, wish, { ...wishing, from });
    if (!more) return { unmet: wish };
    for (const action of more) from = stateAfter(action, from);
    actions.push(...more);
  }
  return { actions };
}

/** The actions that write what a body gives beside no wish: of the subscriber's own form, or of the answer. */
export const actionsOfFields = (side: Side, from: DocumentState): DocumentAction[] =>
  side === "subscriber" ? ["edit"] : from === "OPEN" ? ["startProcessing", "editAnswer"] : ["editAnswer"];

/** The actions that take an answer along. */
export const answeringActions: ReadonlySet<DocumentAction> = new Set(["confirm", "signReady", "editAnswer"]);
