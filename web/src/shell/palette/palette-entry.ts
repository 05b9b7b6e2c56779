import { foldLetters } from "@runko/domain/values/fold-letters";
import type { TypedWord } from "@runko/domain/search/typed-words";

/** Something that the palette leads to or does. */
export type PaletteEntry = {
  id: string;
  label: string;
  /** What tells it from others of the same name: the area, the state of a document. */
  hint?: string | undefined;
  /** What else tells it from others, on a line of its own. */
  about?: string | undefined;
  /** The words by which it was found, marked in what it says. */
  foundBy?: readonly TypedWord[];
  /** The shortcut that does the same. */
  keys?: string | undefined;
  /** Where it leads, or what it does. */
  go: string | (() => void);
};

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[\s/,]+/)
    .filter(Boolean);

/** Smaller is better; undefined when a typed word begins no word of the entry. */
function distance({ label, hint = "" }: PaletteEntry, typed: readonly string[]): number | undefined {
  const [own, beside] = [wordsOf(label), wordsOf(hint)];
  const begins = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word));
  if (!typed.every((word) => begins(own, word) || begins(beside, word))) return undefined;
  if (foldLetters(label).startsWith(typed.join(" "))) return 0;
  return typed.every((word) => begins(own, word)) ? 1 : 2;
}

/** The entries that what is typed means, the nearest first; all of them while nothing is typed. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const typed = wordsOf(text);
  return entries
    .flatMap((entry) => {
      const far = distance(entry, typed);
      return far === undefined ? [] : [{ entry, far }];
    })
    .toSorted((one, other) => one.far - other.far)
    .map(({ entry }) => entry);
}
