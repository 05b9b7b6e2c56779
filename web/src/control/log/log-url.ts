import { adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { addDays } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages, dayOf } from "../../addresses/list-parts.ts";
import { idOf, oneOf, textOf } from "../../addresses/parts.ts";
import { searchConditions } from "../../api/search-conditions.ts";

/** What the address of the log says; `src` is the organization whose log is read. */
export const logAddress = address({
  organizationId: idOf("src"),
  subject: oneOf("subject", adminSubjects),
  from: dayOf("from"),
  to: dayOf("to"),
  text: textOf("q"),
  ...boundedPages,
});
export type LogUrl = UrlOf<typeof logAddress>;

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
