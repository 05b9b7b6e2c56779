import { foldLetters } from "../values/fold-letters.ts";
import { isAnywhere, type TypedWord } from "./typed-words.ts";

/** A part of a text, and where it begins. */
export type MarkedPart = { from: number; text: string; found: boolean };

/** Where a form stands in a folded text: anywhere, or where a word begins. */
function placesOf(folded: string, form: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(form); at !== -1; at = folded.indexOf(form, at + form.length))
    if (isAnywhere(form) || at === 0 || folded[at - 1] === " ") places.push(at);
  return places;
}

/** A shown text part by part, as it was found by these words or not. */
export function markWords(text: string, words: readonly TypedWord[]): MarkedPart[] {
  const folded = foldLetters(text);
  if (folded.length !== text.length) return [{ from: 0, text, found: false }];
  const isFound = Array.from({ length: text.length }, () => false);
  for (const form of words.flat()) for (const at of placesOf(folded, form)) isFound.fill(true, at, at + form.length);
  const parts: MarkedPart[] = [];
  let from = 0;
  for (let to = 1; to <= text.length; to += 1) {
    if (to < text.length && isFound[to] === isFound[from]) continue;
    parts.push({ from, text: text.slice(from, to), found: isFound[from] ?? false });
    from = to;
  }
  return parts;
}
