import { FilterError } from "./filter-error.ts";

const longestKeyShown = 64;

/** The path of a part, with the caller's own key cut to a length that can be shown. */
export function joinPath(path: string, key: string | number): string {
  return `${path}.${String(key).slice(0, longestKeyShown)}`;
}

export function parseObject(raw: unknown, path: string): [string, unknown][] {
  if (!isObject(raw)) throw new FilterError(path, "NOT_AN_OBJECT");
  return Object.entries(raw);
}

export function isObject(raw: unknown): raw is object {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** A list, or one value standing for a list of one, as bracket form writes it. */
export function parseList(raw: unknown, most: number, path: string): unknown[] {
  const list = Array.isArray(raw) ? raw : [raw];
  if (list.length > most) throw new FilterError(path, "TOO_MANY_VALUES");
  return list;
}

/** A whole number from `least` to `most`, also as text. */
export function parseCount(raw: unknown, least: number, most: number, path: string): number {
  const value = typeof raw === "string" && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
  if (typeof value !== "number" || !Number.isInteger(value)) throw new FilterError(path, "BAD_VALUE");
  if (value < least || value > most) throw new FilterError(path, "OUT_OF_RANGE");
  return value;
}
