import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { keepCriteria, parametersOf, readCriteria, writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import { checkCriteria } from "@runko/domain/search/check-criteria";
import { listCriterionNames } from "@runko/domain/search/list-criteria";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { address, type Part, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { flag, oneOf, textOf } from "../../addresses/parts.ts";
import { dueFilters } from "./due-filters.ts";
import { sortableColumns } from "./list-order.ts";

/** What is no criterion of lists, or is wrong, is left out. Its spans are those of search, so that the list can be exported. */
const narrowedTo: Part<Criteria> = {
  names: parametersOf(listCriterionNames),
  read: (query) => {
    const read = keepCriteria(readCriteria(Object.fromEntries(query)), listCriterionNames);
    const wrong = new Set(checkCriteria(read, todayInHelsinki(new Date())).map(({ path }) => path));
    return keepCriteria(
      read,
      listCriterionNames.filter((name) => !wrong.has(name)),
    );
  },
  write: writeCriteria,
};

/** What the address of a list says (U3); where it names none of the types that there can be, the usual one is shown. Source: specification §2 */
export function listAddress(known: readonly DocumentType[], usual = known[0]) {
  const type: Part<DocumentType> = {
    names: ["type"],
    read: (query) => known.find((one) => one === query.get("type")) ?? usual ?? documentTypes[0],
    write: (value) => ({ type: value }),
  };
  const status: Part<DocumentState | undefined> = {
    names: ["status"],
    read: (query) => countedStates(type.read(query)).find((state) => state === query.get("status")),
    write: (value) => ({ status: value }),
  };
  return address({
    type,
    status,
    /** The organization's own documents, without those that its children open to it. */
    own: flag("own"),
    /** Those that the reader handles. */
    mine: flag("mine"),
    /** Those that nobody of the reader's side handles. */
    unassigned: flag("unassigned"),
    /** Those that wait for the reader's side. */
    waiting: flag("waiting"),
    /** Those that are late, or due today. */
    due: oneOf("due", dueFilters),
    /** Those with messages that the reader's side has not read. */
    unread: flag("unread"),
    /** The other party, the product and the days that it is narrowed to. */
    criteria: narrowedTo,
    text: textOf("q"),
    sort: sortBy(sortableColumns),
    ...pages,
  });
}

export type ListUrl = UrlOf<ReturnType<typeof listAddress>>;
