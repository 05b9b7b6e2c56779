import { formats } from "./formats.ts";

/** How figures stand in tables and in the cells of a spreadsheet. */
export const tableFormats = {
  /** `2026-03-05T14:07` as a spreadsheet reads it: `5.3.2026 14.07` (U23). */
  minute: (minute: string): string => `${formats.date(minute.slice(0, 10))} ${minute.slice(11).replace(":", ".")}`,
  /** A number as a spreadsheet reads it, ungrouped. */
  number: (value: number): string => String(value).replace(".", ","),
  /** With its tenth, so that commas stand under each other. */
  tenths: (value: number): string => `${formats.number(value)}${Number.isInteger(value) ? ",0" : ""}`,
};
