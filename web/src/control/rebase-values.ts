import { sameValue } from "../components/forms/same-value.ts";

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergeLists(before: readonly string[], typed: readonly string[], fresh: readonly string[]): readonly string[] {
  const removed = before.filter((one) => !typed.includes(one));
  const added = typed.filter((one) => !before.includes(one) && !fresh.includes(one));
  // The same ones in another order.
  if (removed.length + added.length === 0 && typed.length === fresh.length) return typed;
  return [...fresh.filter((one) => !removed.includes(one)), ...added];
}

function rebase(before: unknown, typed: unknown, fresh: unknown): unknown {
  if (sameValue(typed, before)) return fresh;
  if (isList(before) && isList(typed) && isList(fresh)) return mergeLists(before, typed, fresh);
  if (!isGroup(before) || !isGroup(typed) || !isGroup(fresh)) return typed;
  const keys = [...new Set([...Object.keys(fresh), ...Object.keys(typed)])];
  return Object.fromEntries(keys.map((key) => [key, rebase(before[key], typed[key], fresh[key])]));
}

/** What another has saved since the form began, with what was typed here on top of it; lists keep what either added. */
export function rebaseValues<Values extends object>(before: Values, typed: Values, fresh: Values): Values {
  return rebase(before, typed, fresh) as Values;
}
