import { foldLetters } from "../values/fold-letters.ts";
import { plainSpaces } from "../values/plain-spaces.ts";
import { joinPhones, nationalDigits } from "./phone-parts.ts";
import { searchLimits } from "./search-limits.ts";

/** A word that is looked for, in any of these forms; all of them folded. */
export type TypedWord = readonly string[];

/** What lists show between words and people paste along; no word of the stored text needs it. */
const edges = /^[,;:·.()[\]"'“”’„«»#!?]+|[,;:·.()[\]"'“”’„«»!?]+$/gu;

/** The forms of a text that holds them all; one that is a part of another finds all that this does. */
function formsOf(text: string): TypedWord {
  const phone = nationalDigits(text);
  if (phone === undefined) return [text];
  return text.includes(phone) ? [phone] : [text, phone];
}

/** The words of a text as they are looked for: each without what stands round it, a phone number as one. */
export function typedWords(text: string): TypedWord[] {
  const typed = foldLetters(plainSpaces(text.normalize("NFC")));
  const parts = typed.split(" ").filter(Boolean);
  const joined = joinPhones(parts.map((part) => part.replace(/[,;:.]+$/, "")));
  const words = joined.map((word) => word.replaceAll(edges, "")).filter(Boolean);
  return [...new Set(words.length > 0 ? words : parts)].slice(0, searchLimits.words).map(formsOf);
}

/** A short word begins a word of the text, a longer one is anywhere in it. */
export const isAnywhere = (form: string): boolean => form.length >= searchLimits.anywhereFrom;
