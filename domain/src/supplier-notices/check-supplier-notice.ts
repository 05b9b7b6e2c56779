import { checkText } from "../values/check-text.ts";
import { isInstant } from "../values/instant.ts";
import type { Issue } from "../values/issue.ts";
import { checkLastDay, type TerminationTerms } from "./check-termination.ts";
import { noticeLimits, type ConnectionChoice, type NoticeKind } from "./supplier-notice.ts";

export type NoticeTimes = { beginsAt: string; endsAt: string | null };

/** Of connections that end: until when, and what may be ordered instead. */
export type NoticeEnd = { lastDay: string | null; alternatives: readonly string[]; alternativesText: string };

export type NoticeFields = NoticeTimes &
  NoticeEnd & {
    kind: NoticeKind;
    title: string;
    text: string;
    choice: ConnectionChoice;
  };

/** What is wrong with when work or an outage begins and ends: of an outage nobody may know its end. */
export function checkTimes(kind: NoticeKind, { beginsAt, endsAt }: NoticeTimes, now: string): Issue[] {
  if (!isInstant(beginsAt)) return [{ path: "beginsAt", code: beginsAt === "" ? "REQUIRED" : "INVALID_INSTANT" }];
  if (endsAt === null || endsAt === "") return kind === "outage" ? [] : [{ path: "endsAt", code: "REQUIRED" }];
  if (!isInstant(endsAt)) return [{ path: "endsAt", code: "INVALID_INSTANT" }];
  if (Date.parse(endsAt) <= Date.parse(beginsAt)) return [{ path: "endsAt", code: "ENDS_BEFORE_BEGINNING" }];
  return Date.parse(endsAt) < Date.parse(now) ? [{ path: "endsAt", code: "ENDS_IN_PAST" }] : [];
}

/** What is wrong with which connections are chosen, before any is looked for. */
export function checkChoice({ values }: ConnectionChoice): Issue[] {
  if (values.length === 0) return [{ path: "choice.values", code: "REQUIRED" }];
  return values.length > noticeLimits.values
    ? [{ path: "choice.values", code: "TOO_MANY", params: { max: noticeLimits.values } }]
    : [];
}

const notAsked = (path: string, isGiven: boolean): Issue[] => (isGiven ? [{ path, code: "NOT_WRITABLE" }] : []);

function checkEnd(fields: NoticeFields, terms: TerminationTerms): Issue[] {
  const { lastDay, alternatives, alternativesText, beginsAt, endsAt } = fields;
  const { alternatives: max } = noticeLimits;
  return [
    ...checkLastDay(lastDay ?? "", terms),
    ...checkText("alternativesText", alternativesText, false, noticeLimits.text),
    ...(alternatives.length > max ? [{ path: "alternatives", code: "TOO_MANY", params: { max } } as const] : []),
    ...notAsked("beginsAt", beginsAt !== ""),
    ...notAsked("endsAt", (endsAt ?? "") !== ""),
  ];
}

function checkWork(fields: NoticeFields, now: string): Issue[] {
  return [
    ...checkTimes(fields.kind, fields, now),
    ...notAsked("lastDay", (fields.lastDay ?? "") !== ""),
    ...notAsked("alternatives", fields.alternatives.length > 0),
    ...notAsked("alternativesText", fields.alternativesText !== ""),
  ];
}

/** What is wrong with a notice that a supplier sends; of connections that end by these terms. */
export function checkSupplierNotice(fields: NoticeFields, now: string, terms: TerminationTerms): Issue[] {
  return [
    ...checkText("title", fields.title, true, noticeLimits.title),
    ...checkText("text", fields.text, true, noticeLimits.text),
    ...(fields.kind === "termination" ? checkEnd(fields, terms) : checkWork(fields, now)),
    ...checkChoice(fields.choice),
  ];
}
