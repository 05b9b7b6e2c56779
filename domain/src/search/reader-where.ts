import { unfinishedStates } from "../documents/document-states.ts";
import type { PathRole } from "../organizations/roles.ts";
import { addDays, todayInHelsinki } from "../values/calendar-date.ts";
import { instantInHelsinki } from "../values/instant.ts";
import type { Criteria } from "./criteria.ts";

/** Who asks, where and when: "mine" and "due today" mean something to a reader alone. */
export type Reader = { organizationId: string; role: PathRole; userId: string; now: Date };

const MINUTE = 60_000;

/** To the minute, so that what is asked again is the same. */
function whenDue(due: readonly string[], asked: Date): object {
  const now = new Date(Math.floor(asked.getTime() / MINUTE) * MINUTE);
  const instant = now.toISOString();
  if (!due.includes("today")) return { lt: instant };
  const midnight = instantInHelsinki(addDays(todayInHelsinki(now), 1), "00:00") ?? instant;
  return due.includes("late") ? { lt: midnight } : { between: [instant, midnight] };
}

/** Nothing is both the reader's and nobody's. */
function handledBy({ mine, unassigned }: Criteria, userId: string): object {
  if (mine && unassigned) return { handlerId: { inq: [userId], neq: userId } };
  return { ...(mine && { handlerId: userId }), ...(unassigned && { handlerId: null }) };
}

/** The criteria that depend on the reader as conditions of a where over rows of documents. */
export function readerWhere(criteria: Criteria, { organizationId, role, userId, now }: Reader): Record<string, object> {
  const { own, unassigned, waiting, unread, due, status } = criteria;
  return {
    // What waits for a child's organization waits for it alone, and so do its messages.
    // Nor is what nobody handles there theirs to give.
    ...((own || waiting || unassigned || unread) && {
      [role === "SUBSCRIBER" ? "subscriberId" : "supplierId"]: organizationId,
    }),
    ...(unassigned && !status && { eventState: { inq: unfinishedStates } }),
    ...handledBy(criteria, userId),
    ...(waiting && { waitingSince: { neq: null } }),
    ...(due && { dueAt: whenDue(due, now) }),
    ...(unread && { unreadMessages: { gt: 0 } }),
  };
}
