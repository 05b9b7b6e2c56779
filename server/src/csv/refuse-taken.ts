import type { Issue } from "@runko/domain/values/issue";

type Keyed = { issues: readonly Issue[]; key: string };

/** The issues of each row; of those that have none this one where the key is taken, or stands in a row before. */
export function refuseTaken(rows: readonly Keyed[], taken: ReadonlySet<string>, issue: Issue): (readonly Issue[])[] {
  const known = new Set(taken);
  return rows.map(({ issues, key }) => {
    if (issues.length > 0) return issues;
    if (known.has(key)) return [issue];
    known.add(key);
    return issues;
  });
}
