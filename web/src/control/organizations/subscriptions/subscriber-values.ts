import type { SubscriberNotes } from "@runko/domain/organizations/subscription-rules";
import { texts } from "@runko/domain/texts/texts";
import { replaced } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import { changeSubscription, writeNotes, type SubscriberInfo } from "./subscription-queries.ts";
import {
  subscriptionChanges,
  subscriptionPatch,
  subscriptionValuesOf,
  type SubscriptionValues,
} from "./subscription-values.ts";

const words = texts.controlSubscriptions;
const { fields } = words;
const noteFields = ["customerNumber", "contractNumber", "info"] as const;

/** The form of a supplier about one of its subscribers. */
export type SubscriberValues = { subscription: SubscriptionValues; notes: SubscriberNotes };

export const subscriberValuesOf = ({ subscription, ...notes }: SubscriberInfo): SubscriberValues => ({
  subscription: subscriptionValuesOf(subscription, "supplier"),
  notes: { customerNumber: notes.customerNumber, contractNumber: notes.contractNumber, info: notes.info },
});

export const notesOf = ({ customerNumber, contractNumber, info }: SubscriberNotes): SubscriberNotes => ({
  customerNumber: customerNumber.trim(),
  contractNumber: contractNumber.trim(),
  info: info.trim(),
});

/** Two contract numbers stand in the form, each in its section. */
const inSection = (section: string, label: string): string => `${section}, ${label.toLowerCase()}`;

export function subscriberChanges(before: SubscriberValues, after: SubscriberValues): Change[] {
  const told = notesOf(after.notes);
  return [
    ...subscriptionChanges(before.subscription, after.subscription),
    ...noteFields.flatMap((field) => replaced(inSection(words.notes, fields[field]), before.notes[field], told[field])),
  ];
}

const paths = [
  "subscription.eventTypes",
  "subscription.decision",
  "subscription.contractNumber",
  "subscription.active",
  "notes.customerNumber",
  "notes.contractNumber",
  "notes.info",
] as const;

/** Where the word of the server about a path of either call belongs. */
export function fieldAt(path: string): (typeof paths)[number] | undefined {
  const known = paths.find((one) => one === path);
  return known ?? paths.find((one) => one.endsWith(`.${path}`));
}

export function labelOf(name: string): string {
  const [section, field] = (fieldAt(name) ?? "notes.info").split(".") as [keyof SubscriberValues, keyof typeof fields];
  return section === "notes" ? inSection(words.notes, fields[field]) : fields[field];
}

/** Saves what differs: the subscription, then what is written of the subscriber. */
export async function saveSubscriber(
  { supplierId, subscriber }: { supplierId: string; subscriber: SubscriberInfo },
  before: SubscriberValues,
  after: SubscriberValues,
): Promise<void> {
  const patch = subscriptionPatch(before.subscription, after.subscription, "supplier");
  const { subscriberId, subscription } = subscriber;
  if (subscription && Object.keys(patch).length > 0)
    await changeSubscription(subscriberId, subscription, { supplierId, ...patch });
  const notes = notesOf(after.notes);
  if (noteFields.some((field) => notes[field] !== before.notes[field])) await writeNotes(supplierId, subscriber, notes);
}
