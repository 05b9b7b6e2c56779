import type { CalendarDate } from "../../values/calendar-date.ts";
import { helsinkiClock } from "../../values/helsinki-clock.ts";
import { groupThousands } from "../../values/numeric-text.ts";

export type Signs = {
  locale: string;
  /** Between a number and its decimals. */
  decimal: "," | ".";
  /** Between hours and minutes. */
  minutes: "." | ":";
  /** Between a day and a time of it. */
  at: string;
  /** An amount of money with its currency. */
  euros: (amount: string) => string;
};

/** How a language writes days, times and numbers, and in which order names stand in it. */
export function makeFormats({ locale, decimal, minutes, at, euros }: Signs) {
  let collator: Intl.Collator | undefined;
  const date = (day: CalendarDate): string => day.split("-").map(Number).toReversed().join(".");
  const clock = (time: string): string => time.replace(":", minutes);
  return {
    /** Of `lang` in HTML. */
    locale,
    /** `2026-03-05` as `5.3.2026`. */
    date,
    /** The Helsinki time of day of an instant: `14.07`. */
    time: (instant: string): string => clock(helsinkiClock(new Date(instant)).time),
    /** The Helsinki day and time of an instant: `5.3.2026 klo 14.07`. */
    instant: (instant: string): string => {
      const shown = helsinkiClock(new Date(instant));
      return `${date(shown.date)}${at}${clock(shown.time)}`;
    },
    /** `1 234,5`, with no-break spaces and at most nine decimals. */
    number: (value: number): string => {
      const [whole = "", decimals = ""] = Math.abs(value)
        .toFixed(9)
        .replace(/\.?0+$/, "")
        .split(".");
      return `${value < 0 ? "\u2212" : ""}${groupThousands(whole)}${decimals === "" ? "" : `${decimal}${decimals}`}`;
    },
    /** `"1234.50"` as `1 234,50 €`, with no-break spaces. */
    money: (amount: string): string => {
      const [whole = "", cents = ""] = amount.split(".");
      return euros(`${groupThousands(whole)}${decimal}${cents}`);
    },
    /** `"1234.50"` as it stands in an input, which has its `€` beside it: `1234,50`. */
    moneyInput: (amount: string): string => amount.replace(".", decimal),
    compare: (one: string, other: string): number => (collator ??= new Intl.Collator(locale)).compare(one, other),
  };
}
