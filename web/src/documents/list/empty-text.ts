import { texts } from "@runko/domain/texts/texts";
import { searchedText } from "./list-filter.ts";
import type { ListUrl } from "./list-url.ts";

const words = texts.documentList;

/** Why a list is empty: its filter, its state, or that there is nothing at all. */
export function emptyText(
  url: Pick<ListUrl, "type" | "status" | "text" | "mine" | "unassigned" | "waiting" | "due">,
): string {
  const { type, status, text, mine, unassigned, waiting, due } = url;
  if (searchedText(text) !== undefined) return words.emptyFiltered(text);
  if (waiting) return words.emptyWaiting(texts.documents.types[type].many);
  if (due) return words.emptyDue[due](texts.documents.types[type].many);
  if (unassigned) return words.emptyUnassigned(texts.documents.types[type].many);
  if (mine) return words.emptyMine(texts.documents.types[type].many);
  return status
    ? words.emptyInState(texts.documents.types[type].many, texts.documents.states[status])
    : words.emptyOfType[type];
}
