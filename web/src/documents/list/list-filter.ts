import { unfinishedStates } from "@runko/domain/documents/document-states";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { Scope } from "../api/entities.ts";
import { listWhere } from "@runko/domain/search/list-criteria";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";
import type { DueFilter } from "./due-filters.ts";
import type { ListUrl } from "./list-url.ts";

const MINUTE = 60_000;

/** To the minute, so that a list which is drawn again is the same list. */
function whenDue(due: DueFilter): object {
  const now = new Date(Math.floor(Date.now() / MINUTE) * MINUTE);
  const instant = now.toISOString();
  if (due === "late") return { lt: instant };
  const midnight = instantInHelsinki(addDays(todayInHelsinki(now), 1), "00:00");
  return { between: [instant, midnight ?? instant] };
}

/** Shorter words are found in almost everything, and slowly. */
export const shortestWord = 3;
const longestText = 255;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const isNumber = (text: string): boolean => parseEventId(text) !== null || parseCaseId(text) !== null;

/** Whether something that is typed is not looked for, because it is too short. */
export const hasShortWord = (text: string): boolean =>
  !isNumber(text.trim()) && wordsOf(text).some((word) => word.length < shortestWord);

/** What is looked for of what is typed: a TID or CID as it is, else the words that are long enough. */
export function searchedText(text: string): string | undefined {
  const whole = text.trim();
  if (isNumber(whole)) return whole;
  const words = wordsOf(whole).filter((word) => word.length >= shortestWord);
  return words.length === 0 ? undefined : words.join(" ").slice(0, longestText);
}

/** Who reads a list, where. */
export type Reader = Scope & { userId: string };

/** What of an address narrows a list. */
export type ListFilters = Pick<
  ListUrl,
  "status" | "own" | "mine" | "unassigned" | "waiting" | "due" | "unread" | "criteria" | "text"
>;

/** Whether it is narrowed by more than what the counters know: its state and whose the documents are. */
export const isNarrowed = (url: Omit<ListFilters, "status" | "own">): boolean =>
  url.mine ||
  url.unassigned ||
  url.waiting ||
  url.unread ||
  url.due !== undefined ||
  url.text !== "" ||
  Object.keys(url.criteria).length > 0;

/** The where of a list. A state alone is asked for plainly, so that the counters can answer. */
export const whereOf = (
  { status, own, mine, unassigned, waiting, due, unread, criteria }: Omit<ListFilters, "text">,
  { organizationId, role, userId }: Reader,
): object => ({
  ...(status && { eventState: status }),
  // What waits for a child's organization waits for it alone, and so do its messages.
  // Nor is what nobody handles there theirs to give.
  ...((own || waiting || unassigned || unread) && {
    [role === "SUBSCRIBER" ? "subscriberId" : "supplierId"]: organizationId,
  }),
  ...(unassigned && { handlerId: null, ...(!status && { eventState: { inq: unfinishedStates } }) }),
  ...(mine && { handlerId: userId }),
  ...(waiting && { waitingSince: { neq: null } }),
  ...(due && { dueAt: whenDue(due) }),
  ...(unread && { unreadMessages: { gt: 0 } }),
  // Both may speak of the other party, or of days: each holds.
  ...(Object.keys(criteria).length > 0 && { and: [listWhere(criteria)] }),
});
