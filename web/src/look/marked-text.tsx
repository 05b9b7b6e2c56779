import { markWords } from "@runko/domain/search/mark-words";
import type { TypedWord } from "@runko/domain/search/typed-words";
import { createContext, useContext } from "react";

/** The words by which what is shown below was found. */
export const FoundBy = createContext<readonly TypedWord[]>([]);

/** A text in which what was looked for is marked. */
export function MarkedText({ text }: { text: string | null | undefined }) {
  const words = useContext(FoundBy);
  if (!text || words.length === 0) return text;
  return markWords(text, words).map((part) => (part.found ? <mark key={part.from}>{part.text}</mark> : part.text));
}
