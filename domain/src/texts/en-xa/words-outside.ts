const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? "");

/** What is said between no brackets of the pseudo-language and is no data: words that did not come from the catalogue. */
export function wordsOutside(text: string, data: Iterable<string> = []): string[] {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  }
  // A piece of a word is nobody's data.
  const known = new Set([...data].filter((each) => /\p{L}{2}/u.test(each)));
  for (const each of [...known].toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(each, (found: string, at: number, whole: string) =>
      isLetter(whole[at - 1]) || isLetter(whole[at + found.length]) ? found : " ",
    );
  const addresses = /https?:\/\/[^\s)"<⟦]+|\S+@\S+\.example/g;
  return rest.replaceAll(addresses, " ").match(/\p{L}{2,}/gu) ?? [];
}
