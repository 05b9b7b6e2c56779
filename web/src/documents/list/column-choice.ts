import { storedJson, type StoredValue } from "../../storage/stored-value.ts";
import { hiddenAtFirst } from "./list-columns.tsx";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const known = new Map<string, StoredValue<string[]>>();

/** The columns that this user has hidden in this list (U22). */
export function hiddenColumnsOf(userId: string, list: string): StoredValue<string[]> {
  const key = `columns:${userId}:${list}`;
  const stored = known.get(key) ?? storedJson(key, isTexts);
  known.set(key, stored);
  return stored;
}

export const usualHidden: readonly string[] = hiddenAtFirst;
