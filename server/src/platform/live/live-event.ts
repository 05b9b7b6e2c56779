/** What changed, never its content; a screen that shows it fetches it again. */
export type LiveEvent = {
  organizationIds: string[];
  kind: "document" | "lock" | "counts";
  eventId?: number;
};

export const liveChannel = "runko_live";

/** Null for what is not one of ours. */
export function readLiveEvent(payload: string | undefined): LiveEvent | null {
  try {
    const event = JSON.parse(payload ?? "") as LiveEvent;
    return Array.isArray(event.organizationIds) ? event : null;
  } catch {
    return null;
  }
}
