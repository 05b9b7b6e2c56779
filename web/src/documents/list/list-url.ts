import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { keepCriteria, parametersOf, readCriteria, writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import { checkCriteria } from "@runko/domain/search/check-criteria";
import { listCriterionNames } from "@runko/domain/search/list-criteria";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { address, type Part, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { textOf } from "../../addresses/parts.ts";
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
    /** What it is narrowed to: by a press, or to the other party, a product and days. */
    criteria: narrowedTo,
    text: textOf("q"),
    sort: sortBy(sortableColumns),
    ...pages,
  });
}

export type ListUrl = UrlOf<ReturnType<typeof listAddress>>;
