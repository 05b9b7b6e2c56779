import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Opening } from "./visibility-queries.ts";

/** Some rows and types of the grid: one box, a row, a column, or all. */
export type Marked = { childIds: readonly string[]; types: readonly DocumentType[] };

export type Mark = "none" | "some" | "all";

const keyOf = ({ childId, eventType }: Opening): string => `${childId} ${eventType}`;
const openingsOf = ({ childIds, types }: Marked): Opening[] =>
  childIds.flatMap((childId) => types.map((eventType) => ({ childId, eventType })));

export const rowOf = (childId: string): Marked => ({ childIds: [childId], types: documentTypes });
export const columnOf = (childIds: readonly string[], type: DocumentType): Marked => ({ childIds, types: [type] });
export const allOf = (childIds: readonly string[]): Marked => ({ childIds, types: documentTypes });

/** Answers how much of some rows and types is open. */
export function marksOf(openings: readonly Opening[]): (marked: Marked) => Mark {
  const open = new Set(openings.map(keyOf));
  return (marked) => {
    const asked = openingsOf(marked);
    const count = asked.filter((one) => open.has(keyOf(one))).length;
    if (count === 0) return "none";
    return count === asked.length ? "all" : "some";
  };
}

/** The openings once all of these are opened, or closed; the others stay. */
export function withMarked(openings: readonly Opening[], marked: Marked, open: boolean): Opening[] {
  const changed = openingsOf(marked);
  const keys = new Set(changed.map(keyOf));
  const others = openings.filter((one) => !keys.has(keyOf(one)));
  return open ? [...others, ...changed] : others;
}
