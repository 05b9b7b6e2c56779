import { leastWidth, mostWidth } from "../../components/tables/column-widths.ts";
import { storedJson, type StoredValue } from "../../storage/stored-value.ts";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Pixels by column. */
export type Widths = Readonly<Record<string, number>>;

const isWidths = (value: unknown): value is Widths =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((one) => typeof one === "number" && one >= leastWidth && one <= mostWidth);

/** One value of each kind for each list of each user: what asks for it again gets the same. */
function keptByList<Value>(kind: string, isValid: (value: unknown) => value is Value) {
  const known = new Map<string, StoredValue<Value>>();
  return (userId: string, list: string): StoredValue<Value> => {
    const key = `${kind}:${userId}:${list}`;
    const stored = known.get(key) ?? storedJson(key, isValid);
    known.set(key, stored);
    return stored;
  };
}

/** The columns that this user has chosen for this list, in their order (U22). */
export const chosenColumnsOf = keptByList("shownColumns", isTexts);

/** The widths that this user has given to columns of this list. */
export const chosenWidthsOf = keptByList("columnWidths", isWidths);

/** The widths with this one, or without one of this column; undefined when there are none. */
export function withWidth(widths: Widths | undefined, id: string, width: number | undefined): Widths | undefined {
  const others = Object.fromEntries(Object.entries(widths ?? {}).filter(([other]) => other !== id));
  if (width !== undefined) return { ...others, [id]: Math.round(Math.min(mostWidth, Math.max(leastWidth, width))) };
  return Object.keys(others).length === 0 ? undefined : others;
}
