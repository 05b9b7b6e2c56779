import { checkText } from "../values/check-text.ts";
import { isInstant } from "../values/instant.ts";
import type { Issue } from "../values/issue.ts";
import { noticeLimits, type ConnectionChoice, type NoticeKind } from "./supplier-notice.ts";

export type NoticeTimes = { beginsAt: string; endsAt: string | null };

export type NoticeFields = NoticeTimes & {
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

/** What is wrong with a notice that a supplier sends. */
export function checkSupplierNotice(fields: NoticeFields, now: string): Issue[] {
  return [
    ...checkText("title", fields.title, true, noticeLimits.title),
    ...checkText("text", fields.text, true, noticeLimits.text),
    ...checkTimes(fields.kind, fields, now),
    ...checkChoice(fields.choice),
  ];
}
