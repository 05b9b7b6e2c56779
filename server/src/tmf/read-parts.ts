import { tellsNotes } from "./tmf-notes.ts";
import type { TmfResource } from "./tmf-resource.ts";

/** What is read of a document beside its own fields: each is large, and asked for by few. */
export type ReadParts = { notes: boolean; sent: boolean; files: boolean; more: boolean };

export const allParts: ReadParts = { notes: true, sent: true, files: true, more: true };

const firstPart = (name: string): string => name.split(".")[0] ?? name;

/** The parts that these attributes tell, or all of them: what the portal alone tells needs nothing of what was sent. */
export function partsOf({ owned, alsoReads }: TmfResource, fields: readonly string[] | undefined): ReadParts {
  if (fields === undefined) return allParts;
  const names = fields.map(firstPart);
  return {
    notes: tellsNotes(fields),
    sent: names.some((name) => !owned.has(name)),
    files: names.includes("attachment"),
    more: names.some((name) => alsoReads?.attributes.includes(name)),
  };
}
