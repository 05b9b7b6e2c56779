import { FilterError } from "../platform/filter/filter-error.ts";

/** A whole number of a query from nought up, also in quotes. Throws FilterError. */
export function readCount(
  given: unknown,
  { name, otherwise, most }: { name: string; otherwise: number; most: number },
): number {
  if (given === undefined) return otherwise;
  const text = String(given)
    .trim()
    .replace(/^"(.*)"$/, "$1");
  const count = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (count < 0) throw new FilterError(name, "BAD_VALUE");
  if (count > most) throw new FilterError(name, "OUT_OF_RANGE");
  return count;
}
