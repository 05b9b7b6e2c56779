import type { StoredDelivery, StoredWebhook } from "./webhook-row.ts";

export type Told = { type: string; timestamp: string; data: object };

/** By which a receiver knows what it has had: the same in every attempt. */
export const messageId = (eventId: string): string => `msg_${eventId.replaceAll("-", "")}`;

/** The event as a webhook tells it: what the feed tells and the way to the document, of no person and no text. Source: beyond B3 */
export function toldOf(publicUrl: string, { organization_id }: StoredWebhook, delivery: StoredDelivery): Told {
  const { event_type: type, event_at, document_id: eventId, role } = delivery;
  const path = `/api/organizations/${organization_id}/roles/${role}/events/${eventId}`;
  return {
    type,
    timestamp: event_at.toISOString(),
    data: {
      eventId,
      documentType: delivery.document_type,
      eventState: delivery.event_state,
      version: delivery.version,
      actor: delivery.actor,
      counterpartId: delivery.counterpart_id,
      role,
      href: new URL(path, publicUrl).href,
    },
  };
}

/** What is sent to try a webhook out. */
export const toldInTest = (now: Date, { organization_id }: StoredWebhook): Told => ({
  type: "webhook.test",
  timestamp: now.toISOString(),
  data: { organizationId: organization_id },
});
