import type { DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { Subscription } from "./subscription-queries.ts";

const { fields } = texts.controlSubscriptions;

/** A subscription in a form. */
export type SubscriptionValues = { eventTypes: DocumentType[]; contractNumber: string; active: boolean };

export const subscriptionValuesOf = (subscription: Subscription | null): SubscriptionValues => ({
  eventTypes: subscription?.eventTypes ?? [],
  contractNumber: subscription?.contractNumber ?? "",
  active: subscription?.active ?? false,
});

/** What saving would change of a subscription, in the words of the form. */
export const subscriptionChanges = (before: SubscriptionValues, after: SubscriptionValues): Change[] => [
  ...addedAndRemoved(fields.eventTypes, before.eventTypes, after.eventTypes, (type) => texts.documents.types[type].one),
  ...replaced(fields.contractNumber, before.contractNumber, after.contractNumber.trim()),
  ...replaced(fields.active, yesOrNo(before.active), yesOrNo(after.active)),
];

/** The fields that differ. */
export function subscriptionPatch(before: SubscriptionValues, after: SubscriptionValues): Partial<SubscriptionValues> {
  const contractNumber = after.contractNumber.trim();
  return {
    ...(before.eventTypes.join() !== after.eventTypes.join() && { eventTypes: after.eventTypes }),
    ...(before.contractNumber !== contractNumber && { contractNumber }),
    ...(before.active !== after.active && { active: after.active }),
  };
}
