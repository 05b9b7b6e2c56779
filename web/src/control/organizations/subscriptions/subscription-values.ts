import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { SubscriptionSide } from "@runko/domain/organizations/subscription-rules";
import { texts } from "@runko/domain/texts/texts";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { Subscription } from "./subscription-queries.ts";

const { fields } = texts.controlSubscriptions;

/** What the supplier says of the types that wait. */
export const decisions = ["later", "approve", "refuse"] as const;
type Decision = (typeof decisions)[number];

/** A subscription in a form: the subscriber's speaks of all that it asks for, the supplier's of what is agreed. */
export type SubscriptionValues = {
  eventTypes: DocumentType[];
  awaitingEventTypes: DocumentType[];
  decision: Decision;
  contractNumber: string;
  active: boolean;
};

export function subscriptionValuesOf(subscription: Subscription | null, side: SubscriptionSide): SubscriptionValues {
  const { eventTypes = [], awaitingEventTypes = [], contractNumber = "", active = false } = subscription ?? {};
  return {
    eventTypes: side === "subscriber" ? [...eventTypes, ...awaitingEventTypes] : eventTypes,
    awaitingEventTypes,
    decision: "later",
    contractNumber,
    active,
  };
}

const nameOf = (type: DocumentType): string => texts.documents.types[type].one;

const approved = ({ eventTypes, awaitingEventTypes, decision }: SubscriptionValues): DocumentType[] =>
  decision === "approve" ? [...new Set([...eventTypes, ...awaitingEventTypes])] : eventTypes;

/** What saving would change of a subscription, in the words of the form. */
export const subscriptionChanges = (before: SubscriptionValues, after: SubscriptionValues): Change[] => [
  ...addedAndRemoved(fields.eventTypes, before.eventTypes, approved(after), nameOf),
  ...(after.decision === "refuse"
    ? addedAndRemoved(fields.awaitingEventTypes, after.awaitingEventTypes, [], nameOf)
    : []),
  ...replaced(fields.contractNumber, before.contractNumber, after.contractNumber.trim()),
  ...replaced(fields.active, yesOrNo(before.active), yesOrNo(after.active)),
];

/** Of what waits, what still is asked for: the subscriber takes back by unticking, the supplier refuses. */
function stillAwaiting({ awaitingEventTypes, eventTypes, decision }: SubscriptionValues, side: SubscriptionSide) {
  if (side === "subscriber") return awaitingEventTypes.filter((type) => eventTypes.includes(type));
  return decision === "refuse" ? [] : awaitingEventTypes;
}

/** The fields that differ. */
export function subscriptionPatch(before: SubscriptionValues, after: SubscriptionValues, side: SubscriptionSide) {
  const contractNumber = after.contractNumber.trim();
  const [eventTypes, awaitingEventTypes] = [approved(after), stillAwaiting(after, side)];
  return {
    ...(before.eventTypes.join() !== eventTypes.join() && { eventTypes }),
    ...(before.awaitingEventTypes.length !== awaitingEventTypes.length && { awaitingEventTypes }),
    ...(before.contractNumber !== contractNumber && { contractNumber }),
    ...(before.active !== after.active && { active: after.active }),
  };
}
