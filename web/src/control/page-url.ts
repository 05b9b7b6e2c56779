import { pageSizes, type Page } from "../components/tables/pages.ts";

/** Which page of a list the address asks for. */
export function readPage(query: URLSearchParams): Page {
  const page = Number(query.get("page") ?? 1);
  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: pageSizes.find((size) => String(size) === query.get("size")) ?? 25,
  };
}

/** The same for the address; what is as usual is left out of it. */
export const writePage = ({ page, pageSize }: Page): [string, string | undefined][] => [
  ["page", page > 0 ? String(page + 1) : undefined],
  ["size", pageSize === 25 ? undefined : String(pageSize)],
];
