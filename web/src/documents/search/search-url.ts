import type { PathRole } from "@runko/domain/organizations/roles";
import {
  criterionParameters,
  keepCriteria,
  readCriteria,
  writeCriteria,
  type Criteria,
} from "@runko/domain/search/criteria";
import { columnsFor, isSortableColumn, type SearchColumn } from "@runko/domain/search/search-columns";
import { criteriaFor } from "@runko/domain/search/search-criteria";
import { address, type Address, type Part, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { flag, idOf } from "../../addresses/parts.ts";

/** What this role has no criterion for is left out. */
const criteriaOf = (role: PathRole): Part<Criteria> => ({
  names: criterionParameters,
  read: (query) => keepCriteria(readCriteria(Object.fromEntries(query)), criteriaFor(role)),
  write: writeCriteria,
});

/** The columns that a saved search shows; undefined for those that the user has chosen. */
const columnsAmong = (known: readonly SearchColumn[]): Part<readonly SearchColumn[] | undefined> => ({
  names: ["columns"],
  read: (query) => {
    const said = (query.get("columns") ?? "").split(",");
    const columns = said.flatMap((name) => known.find((column) => column === name) ?? []);
    return columns.length === 0 ? undefined : [...new Set(columns)];
  },
  write: (columns) => ({ columns: columns?.join(",") || undefined }),
});

const searchAddressOf = (role: PathRole) =>
  address({
    advanced: flag("searchType", "advanced"),
    criteria: criteriaOf(role),
    sort: sortBy(columnsFor(role).filter(isSortableColumn)),
    columns: columnsAmong(columnsFor(role)),
    /** The saved search that was opened. */
    savedId: idOf("saved"),
    ...pages,
  });

export type SearchUrl = UrlOf<ReturnType<typeof searchAddressOf>>;

/** What the address of a search says in each role (U3). Source: specification §2, searchType */
export const searchAddress: Readonly<Record<PathRole, Address<SearchUrl>>> = {
  SUBSCRIBER: searchAddressOf("SUBSCRIBER"),
  SUPPLIER: searchAddressOf("SUPPLIER"),
  ERROR_HANDLER: searchAddressOf("ERROR_HANDLER"),
};
