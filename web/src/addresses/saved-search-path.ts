import type { SavedSearch } from "../api/saved-search-queries.ts";
import { routes, type DocumentArea } from "./routes.ts";

type Kept = Pick<SavedSearch, "id" | "criteria" | "columns" | "sort">;

/** Whether it is more than one field can say. */
const isAdvanced = (criteria: Kept["criteria"]) => Object.keys(criteria).some((name) => name !== "q");

/** Where a saved search shows its results, with its columns and sort. */
export function savedSearchPath(area: DocumentArea, { id, criteria, columns, sort }: Kept): string {
  const query = new URLSearchParams({
    ...(isAdvanced(criteria) && { searchType: "advanced" }),
    ...criteria,
    ...(sort && { sort: `${sort.direction === "desc" ? "-" : ""}${sort.column}` }),
    ...(columns.length > 0 && { columns: columns.join(",") }),
    saved: id,
  });
  return routes.search(area, query);
}
