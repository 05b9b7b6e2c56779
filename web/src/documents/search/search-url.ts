import type { PathRole } from "@runko/domain/organizations/roles";
import { keepCriteria, readCriteria, writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import { criteriaFor } from "@runko/domain/search/search-criteria";
import { columnsFor, isSortableColumn, type SearchColumn, type SearchSort } from "@runko/domain/search/search-columns";
import { pageSizes, type Page } from "../../components/tables/pages.ts";

/** What the address of a search says (U3). Source: specification §2, searchType */
export type SearchUrl = Page & {
  advanced: boolean;
  criteria: Criteria;
  sort: SearchSort | undefined;
  /** The columns that a saved search shows; undefined for those that the user has chosen. */
  columns: readonly SearchColumn[] | undefined;
  /** The saved search that was opened. */
  savedId: string | undefined;
};

const columnNamed = (role: PathRole, name: string): SearchColumn | undefined =>
  columnsFor(role).find((column) => column === name);

function readSort(text: string | null, role: PathRole): SearchSort | undefined {
  const column = columnNamed(role, (text ?? "").replace(/^-/, ""));
  if (column === undefined || !isSortableColumn(column)) return undefined;
  return { column, direction: text?.startsWith("-") ? "desc" : "asc" };
}

function readColumns(text: string | null, role: PathRole): SearchColumn[] | undefined {
  const columns = (text ?? "").split(",").flatMap((name) => columnNamed(role, name) ?? []);
  return columns.length === 0 ? undefined : [...new Set(columns)];
}

/** Reads a search's query; what this role has no criterion or column for is left out. */
export function readSearchUrl(query: URLSearchParams, role: PathRole): SearchUrl {
  const page = Number(query.get("page") ?? 1);
  return {
    advanced: query.get("searchType") === "advanced",
    criteria: keepCriteria(readCriteria(Object.fromEntries(query)), criteriaFor(role)),
    sort: readSort(query.get("sort"), role),
    columns: readColumns(query.get("columns"), role),
    savedId: query.get("saved") ?? undefined,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: pageSizes.find((size) => String(size) === query.get("size")) ?? 25,
  };
}

/** The query of a search; what is as usual is left out of it. */
export function writeSearchUrl(url: Partial<SearchUrl> & { criteria: Criteria }): URLSearchParams {
  const { advanced = false, criteria, sort, columns, savedId, page = 0, pageSize = 25 } = url;
  const said: [string, string | undefined][] = [
    ["searchType", advanced ? "advanced" : undefined],
    ...Object.entries(writeCriteria(criteria)),
    ["sort", sort && `${sort.direction === "desc" ? "-" : ""}${sort.column}`],
    ["columns", columns?.join(",")],
    ["saved", savedId],
    ["page", page > 0 ? String(page + 1) : undefined],
    ["size", pageSize === 25 ? undefined : String(pageSize)],
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
