import { countedAtMost, countLimit } from "../values/list-limits.ts";

/** Bounds of searching. Source: specification §5 and §9, D-27. */
export const searchLimits = {
  /** More results than this ask to narrow the search. */
  results: countedAtMost,
  /** A search counts its results no further. */
  counted: countLimit,
  /** Of so many results it is told how many are of each kind. */
  faceted: 5000,
  /** So many can be sorted and paged through; beyond them the search is narrowed, or exported whole. */
  paged: 10_000,
  /** The longest free text, and the most words of it that are looked for. */
  textLength: 255,
  words: 6,
  /** Shorter words are looked for at the beginnings of words, longer ones anywhere. */
  anywhereFrom: 3,
  /** Ids that one criterion may name. */
  ids: 100,
} as const;
