import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { address, type Part, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { flag, oneOf, textOf } from "../../addresses/parts.ts";
import { dueFilters } from "./due-filters.ts";
import { sortableColumns } from "./list-order.ts";

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
    text: textOf("q"),
    sort: sortBy(sortableColumns),
    ...pages,
  });
}

export type ListUrl = UrlOf<ReturnType<typeof listAddress>>;
