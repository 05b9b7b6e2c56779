/** What is said between no brackets of the pseudo-language and is no data: words that did not come from the catalogue. */
export function wordsOutside(text: string, data: readonly string[] = []): string[] {
  let rest = text.replaceAll(/https?:\/\/[^\s)"<⟦]+|\S+@\S+\.example/g, " ");
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  }
  const known = data.toSorted((one, other) => other.length - one.length);
  for (const each of known) rest = rest.replaceAll(each, " ");
  return rest.match(/\p{L}{2,}/gu) ?? [];
}
