import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { Sort } from "../../components/tables/data-column.ts";
import { pageSizes, type Page } from "../../components/tables/pages.ts";
import { isSortable } from "./list-order.ts";

/** What the address of a list says (U3). Source: specification §2, type and status. */
export type ListUrl = Page & {
  type: DocumentType;
  status: DocumentState | undefined;
  sort: Sort | undefined;
  text: string;
  /** The organization's own documents, without those that its children open to it. */
  own: boolean;
  /** Those that the reader has taken into handling. */
  mine: boolean;
};

function readSort(text: string | null): Sort | undefined {
  const column = (text ?? "").replace(/^-/, "");
  if (!isSortable(column)) return undefined;
  return { column, direction: text?.startsWith("-") ? "desc" : "asc" };
}

/** Reads a list's query; where it names none of the types that there can be, the usual one is shown. */
export function readListUrl(query: URLSearchParams, known: readonly DocumentType[], usual = known[0]): ListUrl {
  const type = known.find((one) => one === query.get("type")) ?? usual ?? documentTypes[0];
  const page = Number(query.get("page") ?? 1);
  return {
    type,
    status: countedStates(type).find((state) => state === query.get("status")),
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: pageSizes.find((size) => String(size) === query.get("size")) ?? 25,
    sort: readSort(query.get("sort")),
    text: query.get("q") ?? "",
    own: query.get("own") === "1",
    mine: query.get("mine") === "1",
  };
}

/** The query of a list; what is as usual is left out of it. */
export function writeListUrl({ type, status, page, pageSize, sort, text, own, mine }: ListUrl): URLSearchParams {
  const said: [string, string | undefined][] = [
    ["type", type],
    ["status", status],
    ["own", own ? "1" : undefined],
    ["mine", mine ? "1" : undefined],
    ["q", text === "" ? undefined : text],
    ["sort", sort && `${sort.direction === "desc" ? "-" : ""}${sort.column}`],
    ["page", page > 0 ? String(page + 1) : undefined],
    ["size", pageSize === 25 ? undefined : String(pageSize)],
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
