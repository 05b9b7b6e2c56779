export type Searched<Id> = { id: Id; title: string; text: string };
export type Found<Id> = Searched<Id> & {
  /** The words round the first hit. */
  excerpt: string;
};

const word = /[\p{L}\p{N}]+/gu;
const shortestStem = 4;
const longestEnding = 4;
const excerptLength = 140;

/** Small letters of Finnish, in which ä and a, ö and o, å and a stay apart however they were typed. */
const fold = (text: string): string => text.normalize("NFC").toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(word) ?? [];

/** The part of a searched word that is in its other forms too: of `tilaukset` that of `tilauksen` and `tilaus`. */
const stemOf = (text: string): string => text.slice(0, Math.max(shortestStem, text.length - longestEnding));

type Hit = { score: number; at: number };

/** How well one searched word is met: as it stands, or by another form of it; undefined when it is not. */
function meet(searched: string, title: string, text: string): Hit | undefined {
  const inTitle = title.indexOf(searched);
  const inText = text.indexOf(searched);
  if (inTitle >= 0) return { score: 12, at: inText };
  if (inText >= 0) return { score: 6, at: inText };
  const stem = stemOf(searched);
  const isForm = (other: string) => other.startsWith(stem);
  if (wordsOf(title).some(isForm)) return { score: 4, at: -1 };
  const form = wordsOf(text).find(isForm);
  return form === undefined ? undefined : { score: 1, at: text.indexOf(form) };
}

function excerptAt(text: string, at: number): string {
  if (text.length <= excerptLength) return text;
  const wanted = Math.max(0, at - 50);
  const start = wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
  const end = text.lastIndexOf(" ", start + excerptLength);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** The texts in which every searched word is met, the best first. */
export function searchGuide<Id>(all: readonly Searched<Id>[], searched: string): Found<Id>[] {
  const words = wordsOf(searched);
  if (words.length === 0) return [];
  return all
    .flatMap((one) => {
      const [title, text] = [fold(one.title), fold(one.text)];
      const hits = words.map((each) => meet(each, title, text));
      if (hits.includes(undefined)) return [];
      const score = hits.reduce((sum, hit) => sum + (hit?.score ?? 0), 0);
      const at = hits.find((hit) => hit && hit.at >= 0)?.at ?? 0;
      return [{ score, found: { ...one, excerpt: excerptAt(one.text.normalize("NFC"), at) } }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ found }) => found);
}
