/** What changed of a document, never its content; a screen that shows it fetches it again. */
export type DocumentEvent = {
  kind: "document" | "lock" | "message";
  eventId: number;
  documentType: string;
  subscriberId: string;
  supplierId: string;
  /** Set where the document was forwarded from another. */
  forwarded?: true;
};

/** A person's notifications changed. */
export type NotificationEvent = { kind: "notification"; userId: string };

/** What someone may see changed: a token or login ended, a user's rights did, or what children open to an organization. */
export type AccessEvent = { kind: "access"; token?: string; userId?: string; organizationId?: string };

export type LiveEvent = DocumentEvent | NotificationEvent | AccessEvent;

export const liveChannel = "runko_live";

/** Null for what is not one of ours. */
export function readLiveEvent(payload: string | undefined): LiveEvent | null {
  try {
    const event = JSON.parse(payload ?? "") as LiveEvent | null;
    if (event?.kind === "notification") return typeof event.userId === "string" ? event : null;
    if (event?.kind === "access") return event;
    return typeof event?.eventId === "number" ? event : null;
  } catch {
    return null;
  }
}
