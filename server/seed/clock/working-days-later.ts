import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { addWorkingDays } from "@runko/domain/values/working-days";

const nextDays = new Map<CalendarDate, CalendarDate>();

function nextWorkingDay(date: CalendarDate): CalendarDate {
  const known = nextDays.get(date);
  if (known !== undefined) return known;
  const next = addWorkingDays(date, 1);
  nextDays.set(date, next);
  return next;
}

/** As the domain's addWorkingDays, which the demo asks the same of many thousand times. */
export function workingDaysLater(date: CalendarDate, days: number): CalendarDate {
  let reached = date;
  for (let left = days; left > 0; left -= 1) reached = nextWorkingDay(reached);
  return reached;
}
