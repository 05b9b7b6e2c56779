import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { storage, type LockedEvent } from "../storage/client-storage.ts";

/** The edit locks that this tab holds. Source: specification §3, LOCKED_EVENTS */
const lockedEvents = (): readonly LockedEvent[] => storage.lockedEvents.read() ?? [];

export function rememberLock(lock: LockedEvent): void {
  storage.lockedEvents.write([...lockedEvents().filter(({ eventId }) => eventId !== lock.eventId), lock]);
}

export function forgetLock(eventId: number): void {
  storage.lockedEvents.write(lockedEvents().filter((lock) => lock.eventId !== eventId));
}

/** Releases every lock of this tab (D-11); one that cannot be released runs out by itself. */
export async function releaseLocks(): Promise<void> {
  const releases = lockedEvents().map(({ organizationId, role, eventId }) =>
    answer(
      api.PATCH("/organizations/{id}/roles/{role}/events/{eventId}/lock-for-editing", {
        params: { path: { id: organizationId, role, eventId }, query: { reset: "true" } },
      }),
    ),
  );
  storage.lockedEvents.clear();
  await Promise.allSettled(releases);
}
