import type { CalendarDate } from "../../values/calendar-date.ts";
import { helsinkiClock } from "../../values/helsinki-clock.ts";
import { groupThousands } from "../../values/numeric-text.ts";

const locale = "en";
let collator: Intl.Collator | undefined;

const date = (day: CalendarDate): string => day.split("-").map(Number).toReversed().join(".");

function number(value: number): string {
  const [whole = "", decimals = ""] = Math.abs(value)
    .toFixed(9)
    .replace(/\.?0+$/, "")
    .split(".");
  return `${value < 0 ? "\u2212" : ""}${groupThousands(whole)}${decimals === "" ? "" : `.${decimals}`}`;
}

/** How days, times and numbers are written in English in Finland: as inputs read them (0165). */
export const formats = {
  /** Of `lang` in HTML. */
  locale,
  /** `2026-03-05` as `5.3.2026`. */
  date,
  /** The Helsinki time of day of an instant: `14:07`. */
  time: (instant: string): string => helsinkiClock(new Date(instant)).time,
  /** The Helsinki day and time of an instant: `5.3.2026 14:07`. */
  instant: (instant: string): string => {
    const shown = helsinkiClock(new Date(instant));
    return `${date(shown.date)} ${shown.time}`;
  },
  /** Decimal point, no-break spaces, at most nine decimals. */
  number,
  /** `"1234.50"` as `€1 234.50`, with a no-break space. */
  money: (amount: string): string => {
    const [euros = "", cents = ""] = amount.split(".");
    return `€${groupThousands(euros)}.${cents}`;
  },
  /** As it stands in an input, which has its `€` beside it. */
  moneyInput: (amount: string): string => amount,
  compare: (one: string, other: string): number => (collator ??= new Intl.Collator(locale)).compare(one, other),
};
