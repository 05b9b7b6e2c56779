import type { DocumentState } from "@runko/domain/documents/document-states";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { Criteria, DateRange } from "@runko/domain/search/criteria";
import { criterionNames, criterionOf, type CriterionName } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import { isCalendarDate } from "@runko/domain/values/calendar-date";
import type { Choices } from "./use-choices.ts";

const words = texts.searchPage;
const enumerations = texts.enumerations;
const documents = texts.documents;
const search = texts.search;

/** The words of the options of a criterion, by what the address says. */
const optionWords: Partial<Record<CriterionName, ReadonlyMap<string, string>>> = {
  due: new Map(Object.entries(texts.documentList.dueOnly)),
  type: new Map(documentTypes.map((type) => [type, documents.types[type].one])),
  status: new Map<string, string>(documentStates.map((state: DocumentState) => [state, documents.states[state]])),
  category: new Map(Object.entries(enumerations.productCategory)),
  deliveryType: new Map(Object.entries(enumerations.deliveryType)),
  faultType: new Map(Object.entries(enumerations.faultType)),
};

export function wordOfOption(name: CriterionName, option: string): string {
  return optionWords[name]?.get(option) ?? option;
}

const shownDate = (date: string) => (isCalendarDate(date) ? texts.formats.date(date) : date);

function rangeText({ from, to }: DateRange): string {
  if (from && to) return words.between(shownDate(from), shownDate(to));
  return from ? words.since(shownDate(from)) : words.until(shownDate(to ?? ""));
}

function valueText(name: CriterionName, value: NonNullable<Criteria[CriterionName]>, choices: Choices): string {
  const criterion = criterionOf(name);
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? search.yes : search.no;
  if (!("length" in value)) return rangeText(value);
  if (criterion.kind !== "ids") return value.map((option) => wordOfOption(name, option)).join(", ");
  const known = choices[criterion.of];
  return value
    .map((id) => known?.find((option) => option.value === id)?.label ?? (known ? words.unknown : "…"))
    .join(", ");
}

export type SaidCriterion = { name: CriterionName; label: string; value: string };

/** What a search says, each criterion in words. */
export function wordsOfCriteria(criteria: Criteria, choices: Choices): SaidCriterion[] {
  return criterionNames.flatMap((name) => {
    const value = criteria[name];
    return value === undefined ? [] : [{ name, label: search.criteria[name], value: valueText(name, value, choices) }];
  });
}
