import { isCalendarDate } from "@runko/domain/values/calendar-date";
import type { Sort } from "../components/tables/data-column.ts";
import { boundedSizes, pageSizes } from "../components/tables/pages.ts";
import type { Part } from "./address.ts";

/** One of these, the usual one unless another is said; `before` is the name of the parameter in old addresses. */
export const usually = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
  before = name,
): Part<Value> => ({
  names: [name, before],
  read: (query) => values.find((value) => String(value) === (query.get(name) ?? query.get(before))) ?? usual,
  write: (value) => ({ [name]: value === usual ? undefined : String(value) }),
});

/** A day as `YYYY-MM-DD`, or "". */
export const dayOf = (name: string): Part<string> => ({
  names: [name],
  read: (query) => {
    const said = query.get(name) ?? "";
    return isCalendarDate(said) ? said : "";
  },
  write: (value) => ({ [name]: value || undefined }),
});

/** Several, each once, in the order in which they are said. */
export const listOf = (name: string): Part<readonly string[]> => ({
  names: [name],
  read: (query) => [...new Set((query.get(name) ?? "").split(",").filter((one) => one !== ""))],
  write: (values) => ({ [name]: values.join(",") || undefined }),
});

/** By which of these columns a list is sorted: its name, with a `-` before it when descending. */
export const sortBy = <Column extends string>(
  columns: readonly Column[],
): Part<(Sort & { column: Column }) | undefined> => ({
  names: ["sort"],
  read: (query) => {
    const said = query.get("sort") ?? "";
    const column = columns.find((known) => known === said.replace(/^-/, ""));
    return column && { column, direction: said.startsWith("-") ? "desc" : "asc" };
  },
  write: (sort) => ({ sort: sort && `${sort.direction === "desc" ? "-" : ""}${sort.column}` }),
});

/** Pages are counted from 0, and from 1 in the address. */
const page: Part<number> = {
  names: ["page"],
  read: (query) => {
    const said = Number(query.get("page") ?? 1);
    return Number.isSafeInteger(said) && said > 1 ? said - 1 : 0;
  },
  write: (value) => ({ page: value > 0 ? String(value + 1) : undefined }),
};

/** The page of a list whose pages are of one length. */
export const onlyPage = { page };

/** The page of a list, and how many rows it has. */
export const pages = { page, pageSize: usually("size", pageSizes, 25) };

/** The same of a list that may be too long to be read whole. */
export const boundedPages = { page, pageSize: usually("size", boundedSizes, 25) };
