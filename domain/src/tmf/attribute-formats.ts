import type { DeliveryType } from "../enumerations/delivery-types.ts";
import { faultTypes, type FaultType } from "../enumerations/fault-types.ts";
import type { IssueCode } from "../values/issue.ts";
import { asObject, firstObject, textOf } from "./json-shapes.ts";
import type { AttributeFormatName } from "./field-places.ts";
import { readTmfDay, tmfDay, tmfEndOfDay } from "./tmf-times.ts";

/** How a value is written, absent where it says nothing, and read; null when it cannot be read. */
export type AttributeFormat = {
  write: (value: unknown) => unknown;
  read: (given: unknown, beside: Record<string, unknown>) => unknown;
  /** What is wrong with what cannot be read. */
  fault?: IssueCode;
};

const priorityOf: Record<DeliveryType, string> = { fast: "1", urgent: "2", normal: "3" };
const deliveryTypeOf = new Map<string, DeliveryType>([
  ["0", "fast"],
  ["1", "fast"],
  ["2", "urgent"],
  ["3", "normal"],
  ["4", "normal"],
]);

/** Words of a ticket's severity or priority, small letters, that mean an urgent fault. Source: beyond A5.4 */
export const urgentWords: ReadonlySet<string> = new Set([
  "critical",
  "extensive",
  "significant",
  "high",
  "1-critical",
  "urgent",
]);

const severityIsUrgent = (word: unknown): boolean =>
  typeof word === "string" && urgentWords.has(word.trim().toLowerCase());

const isFaultType = (word: unknown): word is FaultType => faultTypes.some((type) => type === word);

const readText = (given: unknown): string | null => textOf(given) ?? null;

const idOf = (given: unknown): string | null => readText(firstObject(given)?.id);

/** What a name of a term or an interval tells of months. */
const monthsIn = new Map(Object.entries({ month: 1, months: 1, year: 12, years: 12 }));
const daysIn = new Map(Object.entries({ calendardays: 1, days: 1, day: 1, weeks: 7, week: 7 }));

function amountIn(units: ReadonlyMap<string, number>, given: unknown): number | null {
  const { amount, units: unit } = asObject(given) ?? {};
  const each = typeof unit === "string" ? units.get(unit.trim().toLowerCase()) : undefined;
  return each !== undefined && Number.isInteger(amount) ? Number(amount) * each : null;
}

export const attributeFormats: Record<AttributeFormatName, AttributeFormat> = {
  text: { write: (value) => value, read: readText },
  day: { write: (value) => tmfDay(String(value)), read: readTmfDay, fault: "INVALID_DATE" },
  endOfDay: { write: (value) => tmfEndOfDay(String(value)), read: readTmfDay, fault: "INVALID_DATE" },
  priority: {
    write: (value) => priorityOf[value as DeliveryType],
    read: (given) => deliveryTypeOf.get(textOf(given) ?? "") ?? null,
  },
  months: {
    write: (amount) => [{ name: "contractLength", duration: { amount, units: "month" } }],
    read: (given) => amountIn(monthsIn, firstObject(given)?.duration),
  },
  /** Of more than four weeks no days are known. */
  interval: {
    write: (value) => (Number(value) < 0 ? undefined : { amount: value, units: "calendarDays" }),
    read: (given) => amountIn(daysIn, given),
  },
  /** The sender's own word is told to it again from what it sent; where it is none of ours, its severity decides. */
  faultType: {
    write: (value) => value,
    read: (given, { severity, priority }) => {
      if (typeof given !== "string") return null;
      if (isFaultType(given)) return given;
      return severityIsUrgent(severity) || severityIsUrgent(priority) ? "urgentFault" : "fault";
    },
  },
  agreement: { write: (id) => [{ id, name: "contractNumber" }], read: idOf },
  account: { write: (id) => ({ id }), read: idOf },
  accounts: { write: (id) => [{ id }], read: idOf },
  /** The first of a list; whoever wants more of them gives the characteristic. */
  firstOf: {
    write: (value) => (Array.isArray(value) ? (value[0] as unknown) : undefined),
    read: (given) => (typeof given === "string" ? [given] : null),
  },
};
