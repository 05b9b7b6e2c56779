import type { DocumentAction } from "../documents/document-actions.ts";
import type { DocumentState } from "../documents/document-states.ts";
import type { Side } from "../documents/sides.ts";
import { milestoneNames } from "./milestones.ts";
import { asList, asObject } from "./json-shapes.ts";
import type { TmfResource } from "./tmf-resources.ts";

/** What a change of state asks for: the action that brings it, after others that go before it in some states. */
type Wish = { action: DocumentAction; after?: Partial<Record<DocumentState, readonly DocumentAction[]>> };
type WishesOfSides = Partial<Record<Side, Wish>>;

const started = { OPEN: ["startProcessing"] } as const;
const begin = { supplier: { action: "startProcessing" } } as const;
const giveBack = { supplier: { action: "returnForCompletion" } } as const;
const cancelByEither = { supplier: { action: "cancelBySupplier" }, subscriber: { action: "cancel" } } as const;
const cancel = { subscriber: { action: "cancel" } } as const;
const answer = { supplier: { action: "signReady", after: started } } as const;
const refuse = { supplier: { action: "reject", after: started } } as const;

/**
 * Which actions a PATCH of a state means, by its resource and its side. Whether they may be done, the table of actions says:
 * what does not fit in the state of the document is refused by it. Source: beyond A6
 */
// prettier-ignore
export const stateWishes: Record<TmfResource, Readonly<Record<string, WishesOfSides>>> = {
  productOrder: {
    inProgress: begin,
    confirmed: { supplier: { action: "confirm", after: started } },
    inDelivery: { supplier: { action: "deliver" } },
    completed: { supplier: { action: "signReady", after: { CONFIRMED: ["deliver"] } } },
    pending: giveBack,
    rejected: refuse,
    cancelled: cancelByEither,
  },
  productOfferingQualification: {
    inProgress: begin,
    done: answer,
    unqualified: refuse,
    terminatedWithError: cancel,
  },
  quote: {
    inProgress: begin,
    pending: giveBack,
    approved: answer,
    rejected: refuse,
    cancelled: cancel,
  },
  troubleTicket: {
    inProgress: begin,
    pending: giveBack,
    resolved: answer,
    closed: { subscriber: { action: "markProcessed" } },
    cancelled: cancel,
  },
};

/** The attribute of a resource that is its state. */
const stateAttribute = {
  productOrder: "state",
  productOfferingQualification: "state",
  quote: "state",
  troubleTicket: "status",
} as const satisfies Record<TmfResource, string>;

/** What only a milestone names, for the state of the resource stays. */
const wishedMilestones: ReadonlySet<unknown> = new Set([milestoneNames.CONFIRMED, milestoneNames.IN_DELIVERY]);

/**
 * What the body of a PATCH wishes the state to be: the last of its milestones that is none of the states, otherwise its state;
 * a question of availability that is done is answered by what its items say.
 */
export function wishedState(resource: TmfResource, body: unknown): string | null {
  const given = asObject(body) ?? {};
  const state = given[stateAttribute[resource]];
  if (resource === "productOrder") {
    const named = asList(given.milestone).map((one) => asObject(one)?.name);
    const milestone = named.findLast((name) => wishedMilestones.has(name));
    if (typeof milestone === "string" && (state === undefined || state === "inProgress")) return milestone;
  }
  if (resource === "productOfferingQualification") {
    const items = asList(given.productOfferingQualificationItem).map((item) => asObject(item)?.qualificationItemResult);
    if ([given.qualificationResult, ...items].includes("unqualified")) return "unqualified";
  }
  return typeof state === "string" ? state : null;
}

/** The actions that bring the wished state from the present one, in order; undefined of a state that nobody on this side brings about. */
export function actionsFor(
  resource: TmfResource,
  { wish, side, from }: { wish: string; side: Side; from: DocumentState },
): DocumentAction[] | undefined {
  const wishes = stateWishes[resource];
  const wished = Object.hasOwn(wishes, wish) ? wishes[wish]?.[side] : undefined;
  return wished && [...(wished.after?.[from] ?? []), wished.action];
}

/**
 * The action by which attributes without a wished state are written: of the subscriber's own form, or of the answer. What a
 * supplier fills in of an order under way, with its day and its id, confirms it.
 */
export function actionOfFields(
  side: Side,
  { from, resource, fields }: { from: DocumentState; resource: TmfResource; fields: ReadonlySet<string> },
): DocumentAction {
  if (side === "subscriber") return "edit";
  const confirms = ["estimatedDeliveryDate", "supplierConnectionId"].every((name) => fields.has(name));
  return resource === "productOrder" && from === "IN_PROCESSING" && confirms ? "confirm" : "editAnswer";
}
