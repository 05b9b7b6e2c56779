import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { Scope } from "../api/entities.ts";
import { listWhere } from "@runko/domain/search/list-criteria";
import type { ListUrl } from "./list-url.ts";

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
export type ListFilters = Pick<ListUrl, "status" | "criteria" | "text">;

/** Whether it is narrowed by more than what the counters know: its state and whose the documents are. */
export const isNarrowed = ({ criteria, text }: Omit<ListFilters, "status">): boolean =>
  text !== "" || Object.entries(criteria).some(([name, value]) => name !== "own" && value !== undefined);

/** The where of a list. A state alone is asked for plainly, so that the counters can answer. */
export const whereOf = ({ status, criteria }: Omit<ListFilters, "text">, reader: Reader): object => ({
  ...(status && { eventState: status }),
  ...listWhere({ ...criteria, ...(status && { status: [status] }) }, { ...reader, now: new Date() }),
});
