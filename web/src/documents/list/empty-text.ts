import { keepCriteria } from "@runko/domain/search/criteria";
import { askedCriterionNames } from "@runko/domain/search/list-criteria";
import { texts } from "@runko/domain/texts/texts";
import { searchedText, type ListFilters } from "./list-filter.ts";
import type { ListUrl } from "./list-url.ts";

const words = texts.documentList;

/** Why a list is empty: its filter, its state, or that there is nothing at all. */
export function emptyText(url: Pick<ListUrl, "type"> & ListFilters): string {
  const { type, status, text, criteria } = url;
  const { mine, unassigned, waiting, due, unread } = criteria;
  if (searchedText(text) !== undefined) return words.emptyFiltered(text);
  if (Object.keys(keepCriteria(criteria, askedCriterionNames)).length > 0)
    return words.emptyNarrowed(texts.documents.types[type].many);
  if (unread) return words.emptyUnread(texts.documents.types[type].many);
  if (waiting) return words.emptyWaiting(texts.documents.types[type].many);
  if (due) return words.emptyDue[due.includes("late") ? "late" : "today"](texts.documents.types[type].many);
  if (unassigned) return words.emptyUnassigned(texts.documents.types[type].many);
  if (mine) return words.emptyMine(texts.documents.types[type].many);
  return status
    ? words.emptyInState(texts.documents.types[type].many, texts.documents.states[status])
    : words.emptyOfType[type];
}
