/** The set with the id put in or taken out. */
export function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The set after the id is toggled and all of the range made as it then is. */
export function toggledRange(set: ReadonlySet<string>, id: string, range: readonly string[]): ReadonlySet<string> {
  const next = new Set(toggled(set, id));
  const put = next.has(id);
  for (const one of range) {
    if (put) next.add(one);
    else next.delete(one);
  }
  return next;
}
