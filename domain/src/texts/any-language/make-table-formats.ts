import { makeFormats, type Signs } from "./make-formats.ts";

/** How figures stand in tables and in the cells of a spreadsheet. */
export function makeTableFormats(signs: Signs) {
  const { date, number } = makeFormats(signs);
  return {
    /** `2026-03-05T14:07` as a spreadsheet reads it: `5.3.2026 14.07` (U23). */
    minute: (minute: string): string => `${date(minute.slice(0, 10))} ${minute.slice(11).replace(":", signs.minutes)}`,
    /** A number as a spreadsheet reads it, ungrouped. */
    number: (value: number): string => String(value).replace(".", signs.decimal),
    /** With its tenth, so that the decimals stand under each other. */
    tenths: (value: number): string => `${number(value)}${Number.isInteger(value) ? `${signs.decimal}0` : ""}`,
  };
}
