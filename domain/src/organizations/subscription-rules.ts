import type { DocumentType } from "../documents/document-types.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";

/** What a subscriber may order from a supplier; nothing before the supplier's side has activated it (D-17). */
export type Subscription = { contractNumber: string; eventTypes: readonly DocumentType[]; active: boolean };
export type SubscriptionPatch = { [Field in keyof Subscription]?: Subscription[Field] | undefined };

/** Broken rules of what is asked for, as far as it is given. */
export function checkSubscription({ contractNumber, eventTypes }: SubscriptionPatch): Issue[] {
  const issues = checkText("contractNumber", contractNumber ?? "", false);
  return eventTypes?.length === 0 ? [...issues, { path: "eventTypes", code: "REQUIRED" }] : issues;
}

/** Whose word it is; the product admin has the supplier's. */
export type SubscriptionSide = "subscriber" | "supplier";

/** Whether this side may make the change: activation is the supplier's. */
export function mayPatchSubscription(side: SubscriptionSide, patch: SubscriptionPatch): boolean {
  return side === "supplier" || patch.active !== true;
}

/** The subscription after a change. One to which the subscriber adds a type waits for activation again. */
export function patchedSubscription(
  side: SubscriptionSide,
  before: Subscription,
  patch: SubscriptionPatch,
): Subscription {
  const eventTypes = patch.eventTypes ?? before.eventTypes;
  const adds = eventTypes.some((type) => !before.eventTypes.includes(type));
  const active = patch.active ?? before.active;
  return {
    contractNumber: patch.contractNumber ?? before.contractNumber,
    eventTypes,
    active: active && !(side === "subscriber" && adds),
  };
}

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
