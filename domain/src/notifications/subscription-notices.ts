import type { DocumentType } from "../enumerations/document-types.ts";
import type { EventMessageKind } from "../enumerations/event-message-kinds.ts";
import { areaPaths } from "../organizations/areas.ts";
import type { OrganizationTab } from "../organizations/organization-tabs.ts";
import type { OrganizationRole } from "../organizations/roles.ts";
import type { Subscription, SubscriptionSide } from "../organizations/subscription-rules.ts";

/** What is told of a subscription: the first two to the supplier's side, the others to the side that did not act. */
export const subscriptionSubjects = [
  "subscriptionRequested",
  "subscriptionWidened",
  "subscriptionApproved",
  "subscriptionRefused",
  "subscriptionEnded",
] as const;
export type SubscriptionSubject = (typeof subscriptionSubjects)[number];

/** Types of documents that it is about. */
export type SubscriptionNotice = {
  subject: SubscriptionSubject;
  to: SubscriptionSide;
  eventTypes: readonly DocumentType[];
};

const added = (before: readonly DocumentType[], after: readonly DocumentType[]): DocumentType[] =>
  after.filter((type) => !before.includes(type));

function ofSubscriber(before: Subscription | null, after: Subscription): SubscriptionNotice[] {
  const to = "supplier";
  if (before?.active === true && !after.active)
    return added(before.eventTypes, after.eventTypes).length > 0
      ? [{ subject: "subscriptionRequested", to, eventTypes: after.eventTypes }]
      : [{ subject: "subscriptionEnded", to, eventTypes: before.eventTypes }];
  const asked = added(before?.eventTypes ?? [], after.eventTypes);
  if (!after.active && asked.length > 0)
    return [{ subject: "subscriptionRequested", to, eventTypes: after.eventTypes }];
  const waits = added(before?.awaitingEventTypes ?? [], after.awaitingEventTypes);
  return waits.length > 0 ? [{ subject: "subscriptionWidened", to, eventTypes: waits }] : [];
}

function ofSupplier(before: Subscription, after: Subscription): SubscriptionNotice[] {
  const to = "subscriber";
  if (before.active && !after.active) return [{ subject: "subscriptionEnded", to, eventTypes: before.eventTypes }];
  if (!after.active) return [];
  const approved = before.active ? added(before.eventTypes, after.eventTypes) : after.eventTypes;
  const refused = added([...after.eventTypes, ...after.awaitingEventTypes], before.awaitingEventTypes);
  return [
    ...(approved.length > 0 ? [{ subject: "subscriptionApproved", to, eventTypes: approved } as const] : []),
    ...(refused.length > 0 ? [{ subject: "subscriptionRefused", to, eventTypes: refused } as const] : []),
  ];
}

/** What the other side is told of a change that this side made; null before a request (D-51). */
export function subscriptionNotices(
  side: SubscriptionSide,
  before: Subscription | null,
  after: Subscription,
): SubscriptionNotice[] {
  return side === "subscriber" || !before ? ofSubscriber(before, after) : ofSupplier(before, after);
}

/** Whether it asks its readers to do something (D-19). */
export const kindOfSubscriptionNotice = (subject: SubscriptionSubject): EventMessageKind =>
  subject === "subscriptionRequested" || subject === "subscriptionWidened" ? "Control" : "Info";

/** Who of a side is told, and where they answer. */
export const subscriptionPlaces = {
  supplier: { role: "SUPPLIER_ADMIN", tab: "customers" },
  subscriber: { role: "SUBSCRIBER_ADMIN", tab: "subscriptions" },
} as const satisfies Record<SubscriptionSide, { role: OrganizationRole; tab: OrganizationTab }>;

/** The page of a subscription in the control area of this side. */
export function subscriptionPath(
  side: SubscriptionSide,
  { subscriberId, supplierId }: { subscriberId: string; supplierId: string },
): string {
  const { tab } = subscriptionPlaces[side];
  return side === "supplier"
    ? `${areaPaths.control}/organizations/${supplierId}/${tab}?customer=${subscriberId}`
    : `${areaPaths.control}/organizations/${subscriberId}/${tab}?supplier=${supplierId}`;
}
