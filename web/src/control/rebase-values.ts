const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What another has saved since the form began, with what was typed here on top of it. */
export function rebaseValues<Values extends object>(before: Values, typed: Values, fresh: Values): Values {
  const keys = Object.keys(fresh) as (keyof Values)[];
  const kept = keys.filter((key) => !same(typed[key], before[key])).map((key) => [key, typed[key]]);
  return { ...fresh, ...Object.fromEntries(kept) };
}
