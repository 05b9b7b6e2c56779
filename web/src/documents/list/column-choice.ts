import { storedJson, type StoredValue } from "../../storage/stored-value.ts";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const known = new Map<string, StoredValue<string[]>>();

/** The columns that this user has chosen for this list, in their order (U22). */
export function chosenColumnsOf(userId: string, list: string): StoredValue<string[]> {
  const key = `shownColumns:${userId}:${list}`;
  const stored = known.get(key) ?? storedJson(key, isTexts);
  known.set(key, stored);
  return stored;
}
