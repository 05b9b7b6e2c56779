import { productTabs, type ProductTab } from "@runko/domain/products/product-tabs";
import type { Sort } from "../../components/tables/data-column.ts";
import type { Page } from "../../components/tables/pages.ts";
import { controlPaths } from "../control-paths.ts";
import { readPage, writePage } from "../page-url.ts";

/**
 * What the address of the products says (§2): the tab, what is open in it (`new` for one that is being made), the
 * common product that a new product is made of, the supplier, and how the list is narrowed.
 */
export type ProductsUrl = Page & {
  tab: ProductTab | undefined;
  id: string | undefined;
  commonProductId: string | undefined;
  /** The product that a new one begins as a copy of. */
  copiedId: string | undefined;
  organizationId: string | undefined;
  groupId: string | undefined;
  active: boolean | undefined;
  sort: Sort | undefined;
  text: string;
};

/** In place of an id: what is not there yet. */
export const newId = "new";

const sortable: ReadonlySet<string> = new Set(["name", "monthlyFee", "initialFee"]);

function readSort(text: string | null): Sort | undefined {
  const column = (text ?? "").replace(/^-/, "");
  if (!sortable.has(column)) return undefined;
  return { column, direction: text?.startsWith("-") ? "desc" : "asc" };
}

function readActive(text: string | null): boolean | undefined {
  return text === "1" ? true : text === "0" ? false : undefined;
}

export function readProductsUrl(query: URLSearchParams): ProductsUrl {
  return {
    tab: productTabs.find((tab) => tab === query.get("tab")),
    id: query.get("id") ?? undefined,
    commonProductId: query.get("cp") ?? undefined,
    copiedId: query.get("copy") ?? undefined,
    organizationId: query.get("src") ?? undefined,
    groupId: query.get("group") ?? undefined,
    active: readActive(query.get("active")),
    ...readPage(query),
    sort: readSort(query.get("sort")),
    text: query.get("q") ?? "",
  };
}

/** The query of the page; what is as usual is left out of it. */
export function writeProductsUrl(url: Partial<ProductsUrl>): URLSearchParams {
  const { sort, active, page = 0, pageSize = 25 } = url;
  const said: [string, string | undefined][] = [
    ["tab", url.tab],
    ["id", url.id],
    ["cp", url.commonProductId],
    ["copy", url.copiedId],
    ["src", url.organizationId],
    ["group", url.groupId],
    ["active", active === undefined ? undefined : active ? "1" : "0"],
    ["q", url.text === "" ? undefined : url.text],
    ["sort", sort && `${sort.direction === "desc" ? "-" : ""}${sort.column}`],
    ...writePage({ page, pageSize }),
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The address of a tab, or of what is open in it. */
export const productsPath = (url: Partial<ProductsUrl>): string => controlPaths.products(writeProductsUrl(url));
