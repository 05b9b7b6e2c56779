import { adminSubjects, type AdminSubject } from "@runko/domain/organizations/admin-subjects";
import { addDays, isCalendarDate } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";
import type { Page } from "../../components/tables/pages.ts";
import { readPage, writePage } from "../page-url.ts";
import { searchConditions } from "../search-filter.ts";

/** What the address of the log says; `src` is the organization whose log is read, days are `YYYY-MM-DD`. */
export type LogUrl = Page & {
  organizationId: string | undefined;
  subject: AdminSubject | undefined;
  from: string;
  to: string;
  text: string;
};

const dayOf = (text: string | null): string => (text !== null && isCalendarDate(text) ? text : "");

export function readLogUrl(query: URLSearchParams): LogUrl {
  return {
    organizationId: query.get("src") ?? undefined,
    subject: adminSubjects.find((subject) => subject === query.get("subject")),
    from: dayOf(query.get("from")),
    to: dayOf(query.get("to")),
    text: query.get("q") ?? "",
    ...readPage(query),
  };
}

/** The query of the log; what is as usual is left out of it. */
export function writeLogUrl({ organizationId, subject, from, to, text, ...page }: LogUrl): URLSearchParams {
  const said: [string, string | undefined][] = [
    ["src", organizationId],
    ["subject", subject],
    ["from", from],
    ["to", to],
    ["q", text],
    ...writePage(page),
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

const midnightOf = (day: string) => instantInHelsinki(day, "00:00");

/** The conditions by which the server finds what the address asks for; both days belong to the period. */
export function logConditions({ organizationId, subject, from, to, text }: LogUrl): object[] {
  return [
    ...(organizationId === undefined ? [] : [{ organizationId }]),
    ...(subject === undefined ? [] : [{ subject }]),
    ...(from === "" ? [] : [{ at: { gte: midnightOf(from) } }]),
    ...(to === "" ? [] : [{ at: { lt: midnightOf(addDays(to, 1)) } }]),
    ...searchConditions(text, ["userName", "subjectName"]),
  ];
}
