import { type CustomTypesConfig, types } from "pg";

/** Type numbers of PostgreSQL, with the one of their array. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY: number = 1009;

const asText = (text: string): string => text;

/** Throws RangeError beyond 2^53, where a number would be another one than the database's. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string): (T | null)[] => {
    const parts: (string | null)[] = types.getTypeParser(TEXT_ARRAY)(text);
    return parts.map((part) => (part === null ? null : parse(part)));
  };

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, parseWholeNumber],
  [INT8_ARRAY, arrayOf(parseWholeNumber)],
  [DATE, asText],
  [DATE_ARRAY, arrayOf(asText)],
  [NUMERIC_ARRAY, arrayOf(asText)],
]);

/** int8 is a number, numeric and date are text ("2026-11-21"); the rest as pg has it: timestamptz is a Date. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
};
