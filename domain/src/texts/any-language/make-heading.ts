import type { PathRole } from "../../organizations/roles.ts";
import type { SearchColumn } from "../../search/search-columns.ts";

/** The heading of a column, to who reads in this role: of the other party what it is to the reader. */
export const makeHeading =
  (columns: Record<SearchColumn, string>, counterparty: Record<PathRole, string>) =>
  (column: SearchColumn, role: PathRole): string =>
    column === "counterparty" ? counterparty[role] : columns[column];
