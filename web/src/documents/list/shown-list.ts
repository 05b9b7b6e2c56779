import { storedJson } from "../../storage/stored-value.ts";
import type { Scope } from "../api/entities.ts";

/** A list of documents as it was shown last in this tab: the way back to it, and what stood in it in which order. */
export type NotedList = { place: string; path: string; label: string; ids: number[] };

function isNotedList(value: unknown): value is NotedList {
  if (typeof value !== "object" || value === null) return false;
  const { place, path, label, ids } = value as Record<string, unknown>;
  const texts = [place, path, label].every((text) => typeof text === "string");
  return texts && Array.isArray(ids) && ids.every((id) => typeof id === "number");
}

const stored = storedJson("SHOWN_LIST", isNotedList, "session");
const placeOf = ({ organizationId, role }: Scope) => `${organizationId} ${role}`;

/** A queue is worked through a page at a time; no more is kept of a list that shows all. */
const keptAtMost = 1000;

/** Notes which documents are listed where, for the pages of the documents themselves. */
export function noteShownList(scope: Scope, list: Omit<NotedList, "place">): void {
  stored.write({ ...list, place: placeOf(scope), ids: list.ids.slice(0, keptAtMost) });
}

export type PlaceInList = {
  list: Pick<NotedList, "path" | "label">;
  position: number;
  count: number;
  previous: number | undefined;
  next: number | undefined;
};

/** Where a document stands in a list. */
export function placeIn({ path, label, ids }: NotedList, id: number): PlaceInList | undefined {
  const index = ids.indexOf(id);
  if (index === -1) return undefined;
  return {
    list: { path, label },
    position: index + 1,
    count: ids.length,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
}

/** Where the document stands in the list that its reader came from; undefined when it came from elsewhere. */
export function placeInShownList(scope: Scope, id: number): PlaceInList | undefined {
  const shown = stored.read();
  return shown?.place === placeOf(scope) ? placeIn(shown, id) : undefined;
}
