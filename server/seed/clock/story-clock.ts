import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { int, type Random } from "../chance/random.ts";
import { helsinkiTime } from "./helsinki-instant.ts";
import { officeDayFrom, officeDayUntil } from "./office-days.ts";
import { workingDaysLater } from "./working-days-later.ts";

/** The day and instant at which the demo is made; nothing in it happens later. */
export type Present = { today: CalendarDate; now: number; dayStart: number };

/** Time within one story. It only goes on, in office hours, and stops at the present. */
export type StoryClock = {
  date: () => CalendarDate;
  /** ISO 8601, UTC. */
  instant: () => string;
  /** Lets working days pass; false when that would be after the present, and the story has not come so far. */
  pass: (least: number, most: number) => boolean;
  copy: () => StoryClock;
};

const officeOpens = 7 * 60 + 40;
const officeCloses = 16 * 60 + 40;

/** Before nine the office of today has hardly opened, so what happened today is spread over the night instead. */
const todayOpens = ({ today, now, dayStart }: Present): number =>
  now > helsinkiTime(today, officeOpens + 80) ? helsinkiTime(today, officeOpens) : dayStart;

export function makeStoryClock(present: Present, random: Random, start: CalendarDate): StoryClock {
  const at = (date: CalendarDate, from: number | null): number => {
    if (date === present.today) {
      const opens = from ?? todayOpens(present);
      return Math.floor(opens + (present.now - opens) * (0.05 + random() * (from === null ? 0.6 : 0.3)));
    }
    return helsinkiTime(date, officeOpens + random() * (officeCloses - officeOpens));
  };
  const date = start === present.today ? start : officeDayUntil(start);
  return runClock(present, random, date, at(date, null), at);
}

type PlaceInDay = (date: CalendarDate, from: number | null) => number;

function runClock(
  present: Present,
  random: Random,
  startDate: CalendarDate,
  startTime: number,
  placeInDay: PlaceInDay,
): StoryClock {
  let date = startDate;
  let time = startTime;
  const nextDay = (days: number): boolean => {
    const next = officeDayFrom(workingDaysLater(date, days));
    if (next > present.today) return false;
    date = next;
    time = placeInDay(next, null);
    return true;
  };
  return {
    date: () => date,
    instant: () => new Date(time).toISOString(),
    pass: (least, most) => {
      const days = int(random, least, most);
      if (days > 0) return nextDay(days);
      if (date === present.today) {
        time = placeInDay(date, time);
        return true;
      }
      const later = time + int(random, 6 * 60_000, 90 * 60_000);
      if (later > helsinkiTime(date, officeCloses)) return nextDay(1);
      time = later;
      return true;
    },
    copy: () => runClock(present, random, date, time, placeInDay),
  };
}
