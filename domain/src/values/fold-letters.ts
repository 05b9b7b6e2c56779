/** Letters with a mark, and below each the letter that people write for it. One for one: places in a text stay. */
export const marked = "åäáàâãæöóòôõøüúùûéèêëíìîïñçšžýÿð";
const plain = "aaaaaaaoooooouuuueeeeiiiincszyyd";

const plainOf = new Map([...marked].map((letter, place) => [letter, plain[place] ?? letter]));
const anyMarked = new RegExp(`[${marked}]`, "gu");

/** A text as search compares it: in lower case, without marks on letters. The database does the same by `fold_letters`. */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replaceAll(anyMarked, (letter) => plainOf.get(letter) ?? letter);
