import { remembered } from "./remembered.ts";

let formatter: Intl.DateTimeFormat | undefined;

/** Made at its first use: reading the rules of a time zone costs 12 ms in a browser, before which a page would stand. */
const makeFormatter = () =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Helsinki",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

/** What calendar and clock show in Helsinki at an instant, whatever the machine's own time zone. */
export function helsinkiClock(instant: Date): { date: string; time: string; second: string } {
  formatter ??= makeFormatter();
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part.year?.padStart(4, "0")}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
    second: part.second ?? "00",
  };
}

const HOUR = 3_600_000;
/** A few months of hours. */
const MOST_HOURS = 4000;

const offsetOfHour = remembered((hour: number): number => {
  const { date, time } = helsinkiClock(new Date(hour * HOUR));
  return Date.parse(`${date}T${time}:00Z`) - hour * HOUR;
}, MOST_HOURS);

/** How far the clock in Helsinki is ahead of UTC at an instant, in milliseconds; it changes on the hour. */
const offsetAt = (instant: number): number => offsetOfHour(Math.floor(instant / HOUR));

/** What the clock shows in Helsinki at an instant, as milliseconds of a day that knows no summer time. */
export const toHelsinki = (instant: number): number => instant + offsetAt(instant);

/**
 * The instant at which the clock in Helsinki shows this; of two the earlier, and for the hour that the clock jumps over the
 * moment of the jump.
 */
export function fromHelsinki(shown: number): number {
  const found = [3 * HOUR, 2 * HOUR].map((offset) => shown - offset).find((instant) => toHelsinki(instant) === shown);
  return found ?? (Math.floor(shown / HOUR) + 1) * HOUR - 3 * HOUR;
}
