import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import { helsinkiClock } from "../values/helsinki-clock.ts";

/** When the digest of a day leaves, in Helsinki. */
const digestTime = "07:00";

/** The last day whose digest has left or should be leaving. */
export function lastDigestDay(now: Date): CalendarDate {
  const { date, time } = helsinkiClock(now);
  return time >= digestTime ? date : addDays(date, -1);
}

/** The day whose digest will tell of what happens now. */
export function nextDigestDay(now: Date): CalendarDate {
  return addDays(lastDigestDay(now), 1);
}
