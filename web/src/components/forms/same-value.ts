/** Whether two values of a form say the same; what is not there says what null says. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
