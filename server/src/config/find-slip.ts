const SHORTEST = 8;

/** Whether two names differ by one letter that is missing, added, wrong, or has changed places with the next. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [left, right] = [short.slice(start), long.slice(start)];
  if (left.length !== right.length) return left === right.slice(1);
  const swapped = `${left[1] ?? ""}${left[0] ?? ""}${left.slice(2)}`;
  return left.slice(1) === right.slice(1) || swapped === right;
}

/** A name that is none of those known, and nearly is one: a setting that somebody believes to have made. */
export function findSlip(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string } | undefined {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find(
      (one) => one.length >= SHORTEST && Math.abs(one.length - name.length) <= 1 && isSlip(one, name),
    );
    if (meant !== undefined) return { name, meant };
  }
  return undefined;
}
