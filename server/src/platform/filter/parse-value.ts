import { FilterError, type FilterReason } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { FilterValue } from "./filter.ts";
import type { FieldType } from "./published-entity.ts";

/**
 * The value in the form of its type. Bracket form knows only text, so the text of a value is taken as the value.
 * What PostgreSQL could not read (zero characters, years without number, wide integers) is refused here.
 */
export function parseValue(raw: unknown, type: FieldType, path: string): FilterValue {
  if (typeof raw === "string" && raw.length > filterLimits.valueLength) throw new FilterError(path, "TOO_LONG");
  const value = valueParsers[type](raw);
  if (value === undefined) throw new FilterError(path, badForms[type] ?? "BAD_VALUE");
  return value;
}

const badForms: Partial<Record<FieldType, FilterReason>> = {
  date: "BAD_DATE",
  instant: "BAD_INSTANT",
  money: "BAD_MONEY",
};

/** As parseValue; null, and for all but text the word `null`, stands for an empty field. */
export function parseNullableValue(raw: unknown, type: FieldType, path: string): FilterValue | null {
  if (raw === null || (raw === "null" && type !== "text")) return null;
  return parseValue(raw, type, path);
}

/** A pattern of like: % any characters, _ one, \ takes the next one as it is and cannot be the last. */
export function parsePattern(raw: unknown, path: string): string {
  const pattern = String(parseValue(raw, "text", path));
  const escapes = /\\*$/.exec(pattern)?.[0].length ?? 0;
  if (escapes % 2 === 1) throw new FilterError(path, "BAD_VALUE");
  return pattern;
}

/** Any number of digits of a second, of which PostgreSQL keeps six: programs write three, six or nine. */
const instantForm = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})$/;

const valueParsers: Record<FieldType, (raw: unknown) => FilterValue | undefined> = {
  text: (raw) => {
    const text = typeof raw === "number" ? String(raw) : raw;
    return typeof text === "string" && !/[\0\p{Surrogate}]/u.test(text) ? text : undefined;
  },
  integer: (raw) => {
    const value = typeof raw === "string" && /^-?\d{1,16}$/.test(raw) ? Number(raw) : raw;
    return typeof value === "number" && Number.isSafeInteger(value) ? value + 0 : undefined;
  },
  uuid: (raw) => matchText(raw, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)?.toLowerCase(),
  boolean: (raw) => (raw === true || raw === "true" ? true : raw === false || raw === "false" ? false : undefined),
  date: (raw) => {
    const text = matchText(raw, /^\d{4}-\d{2}-\d{2}$/);
    return text !== undefined && isCalendarDate(text) ? text : undefined;
  },
  instant: (raw) => {
    const [text, toMinutes, seconds = ":00", fraction = "", zone = "Z"] = instantForm.exec(String(raw)) ?? [];
    if (text === undefined || !isCalendarDate(text.slice(0, 10))) return undefined;
    const utc = toIsoInstant(
      `${toMinutes}${seconds}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`,
    );
    if (utc === undefined || !isCalendarDate(utc.slice(0, 10))) return undefined;
    return `${utc.slice(0, 19)}.${fraction.slice(1, 7).padEnd(3, "0")}Z`;
  },
  money: (raw) => matchText(typeof raw === "number" ? String(raw) : raw, /^-?\d{1,12}(\.\d{1,2})?$/),
};

function matchText(raw: unknown, pattern: RegExp): string | undefined {
  return typeof raw === "string" && pattern.test(raw) ? raw : undefined;
}

function isCalendarDate(text: string): boolean {
  return /^\d{4}-/.test(text) && text >= "0001" && toIsoInstant(`${text}T00:00:00Z`)?.slice(0, 10) === text;
}

function toIsoInstant(text: string): string | undefined {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
