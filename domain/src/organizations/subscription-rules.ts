import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";

/** What a subscriber may order from a supplier; nothing before the supplier's side has activated it (D-17). */
export type Subscription = {
  contractNumber: string;
  /** Agreed, of an active one; what is asked for, of another. */
  eventTypes: readonly DocumentType[];
  /** Asked for beside the agreed ones, which go on meanwhile (D-50). */
  awaitingEventTypes: readonly DocumentType[];
  active: boolean;
};
export type SubscriptionPatch = { [Field in keyof Subscription]?: Subscription[Field] | undefined };

/** Broken rules of what is asked for, as far as it is given. */
export function checkSubscription({ contractNumber, eventTypes }: SubscriptionPatch): Issue[] {
  const issues = checkText("contractNumber", contractNumber ?? "", false);
  return eventTypes?.length === 0 ? [...issues, { path: "eventTypes", code: "REQUIRED" }] : issues;
}

/** Whose word it is; the product admin has the supplier's. */
export type SubscriptionSide = "subscriber" | "supplier";

const without = (types: readonly DocumentType[], others: readonly DocumentType[]): DocumentType[] =>
  types.filter((type) => !others.includes(type));

/** Fields that this side may not write so: activation is the supplier's, and what waits is only ever taken back. */
export function checkSubscriptionSide(
  side: SubscriptionSide,
  before: Subscription,
  { active, awaitingEventTypes = [] }: SubscriptionPatch,
): Issue[] {
  const issues: Issue[] = [];
  if (side === "subscriber" && active === true) issues.push({ path: "active", code: "NOT_WRITABLE" });
  if (without(awaitingEventTypes, before.awaitingEventTypes).length > 0)
    issues.push({ path: "awaitingEventTypes", code: "NOT_WRITABLE" });
  return issues;
}

/** The subscription after a change. Of an active one, types that the subscriber adds wait, and those agreed go on (D-50). */
export function patchedSubscription(
  side: SubscriptionSide,
  before: Subscription,
  patch: SubscriptionPatch,
): Subscription {
  const asked = patch.eventTypes ?? before.eventTypes;
  const waits = patch.awaitingEventTypes ?? before.awaitingEventTypes;
  const active = patch.active ?? before.active;
  const contractNumber = patch.contractNumber ?? before.contractNumber;
  if (side === "supplier")
    return { contractNumber, eventTypes: asked, awaitingEventTypes: without(waits, asked), active };
  const agreed = asked.filter((type) => before.eventTypes.includes(type));
  const wanted = documentTypes.filter((type) => !agreed.includes(type) && [...asked, ...waits].includes(type));
  if (before.active && agreed.length > 0)
    return { contractNumber, eventTypes: agreed, awaitingEventTypes: wanted, active };
  const all = documentTypes.filter((type) => [...agreed, ...wanted].includes(type));
  return { contractNumber, eventTypes: all, awaitingEventTypes: [], active: active && wanted.length === 0 };
}

/** Whether the supplier's side has something to decide. */
export const awaitsSupplier = ({ active, awaitingEventTypes }: Pick<Subscription, "active" | "awaitingEventTypes">) =>
  !active || awaitingEventTypes.length > 0;

/** What a supplier writes of a subscriber (D-18). */
export type SubscriberNotes = { customerNumber: string; contractNumber: string; info: string };
export const infoMaxLength = 2000;

/** Broken rules of what a supplier writes of a subscriber. */
export function checkSubscriberNotes({ customerNumber, contractNumber, info }: SubscriberNotes): Issue[] {
  return [
    ...checkText("customerNumber", customerNumber, false),
    ...checkText("contractNumber", contractNumber, false),
    ...checkText("info", info, false, infoMaxLength),
  ];
}
