/**
 * Names for prepared statements, by their text. A connection keeps every named statement, and callers choose the
 * shape of a filter, so only the first `most` texts get a name; the others run unnamed (undefined).
 */
export function nameStatements(prefix: string, most: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `${prefix}_${names.size}`;
    names.set(text, name);
    return name;
  };
}
