import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import { readBrackets } from "./read-brackets.ts";

type Entry = readonly [string, string | readonly string[]];

/**
 * The value of each named parameter, from JSON text or from bracket form; absent or empty ones are left out.
 * The text of all of them together is bounded.
 */
export function readParameters(query: Record<string, unknown>, names: readonly string[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  let length = 0;
  for (const name of names) {
    const entries = findEntries(query, name);
    for (const [key, value] of entries) {
      const texts = typeof value === "string" ? [value] : value;
      length += texts.reduce((sum, text) => sum + key.length + text.length, 0);
    }
    if (length > filterLimits.text) throw new FilterError(name, "TOO_LONG");
    const value = readEntries(name, entries);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

function findEntries(query: Record<string, unknown>, name: string): Entry[] {
  const keys = Object.keys(query).filter((key) => key === name || key.startsWith(`${name}[`));
  return keys.flatMap((key) => {
    const value = query[key];
    if (value === undefined) return [];
    if (!isText(value) && !(Array.isArray(value) && value.every(isText))) throw new FilterError(name, "BAD_VALUE");
    return [[key, value] as const];
  });
}

function readEntries(name: string, entries: readonly Entry[]): unknown {
  const plain = entries.find(([key]) => key === name);
  if (!plain) return entries.length === 0 ? undefined : readBrackets(name, entries);
  const text = plain[1];
  if (entries.length > 1 || typeof text !== "string") throw new FilterError(name, "GIVEN_TWICE");
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new FilterError(name, "NOT_JSON");
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
