import { addDays, calendarDateOf, isCalendarDate } from "./calendar-date.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { plainSpaces } from "./plain-spaces.ts";

/**
 * Reads `5.3.2026`, `5.3.26`, `5.3.`, `+10` (days from today) and `2026-03-05`; null when it is none of them.
 * A day without its year is the next such day from today on, or with `prefer: "past"` the latest until today.
 */
export function parseDateInput(
  input: string,
  today: CalendarDate,
  { prefer = "future" }: { prefer?: "future" | "past" } = {},
): CalendarDate | null {
  const text = plainSpaces(input).replaceAll(". ", ".");
  if (isCalendarDate(text)) return text;
  const shift = /^([+\-\u2212]) ?([0-9]{1,4})$/.exec(text);
  if (shift) return addDays(today, shift[1] === "+" ? Number(shift[2]) : -Number(shift[2]));
  const match = /^([0-9]{1,2})\.([0-9]{1,2})(?:\.([0-9]{4}|[0-9]{2})?)?$/.exec(text);
  if (!match) return null;
  const [day, month] = [Number(match[1]), Number(match[2])];
  if (match[3] !== undefined) return calendarDateOf(Number(match[3].padStart(4, "20")), month, day);
  const year = Number(today.slice(0, 4));
  const thisYear = calendarDateOf(year, month, day);
  if (prefer === "past") return thisYear && thisYear <= today ? thisYear : calendarDateOf(year - 1, month, day);
  return thisYear && thisYear >= today ? thisYear : calendarDateOf(year + 1, month, day);
}
