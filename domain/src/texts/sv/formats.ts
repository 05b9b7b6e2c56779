import type { CalendarDate } from "../../values/calendar-date.ts";
import { helsinkiClock } from "../../values/helsinki-clock.ts";
import { groupThousands } from "../../values/numeric-text.ts";

const locale = "sv";
let collator: Intl.Collator | undefined;

const date = (day: CalendarDate): string => day.split("-").map(Number).toReversed().join(".");
const clock = (time: string): string => time.replace(":", ".");

function number(value: number): string {
  const [whole = "", decimals = ""] = Math.abs(value)
    .toFixed(9)
    .replace(/\.?0+$/, "")
    .split(".");
  return `${value < 0 ? "\u2212" : ""}${groupThousands(whole)}${decimals === "" ? "" : `,${decimals}`}`;
}

/** How Swedish in Finland writes days, times and numbers, and in which order names stand. */
export const formats = {
  /** Of `lang` in HTML. */
  locale,
  /** `2026-03-05` as `5.3.2026`. */
  date,
  /** The Helsinki time of day of an instant: `14.07`. */
  time: (instant: string): string => clock(helsinkiClock(new Date(instant)).time),
  /** The Helsinki day and time of an instant: `5.3.2026 kl. 14.07`. */
  instant: (instant: string): string => {
    const shown = helsinkiClock(new Date(instant));
    return `${date(shown.date)} kl. ${clock(shown.time)}`;
  },
  /** Decimal comma, no-break spaces, at most nine decimals. */
  number,
  /** `"1234.50"` as `1 234,50 €`, with no-break spaces. */
  money: (amount: string): string => {
    const [euros = "", cents = ""] = amount.split(".");
    return `${groupThousands(euros)},${cents}\u00a0€`;
  },
  /** `"1234.50"` as it stands in an input: `1234,50`. */
  moneyInput: (amount: string): string => amount.replace(".", ","),
  compare: (one: string, other: string): number => (collator ??= new Intl.Collator(locale)).compare(one, other),
};
