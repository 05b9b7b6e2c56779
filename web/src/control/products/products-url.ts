import { productTabs } from "@runko/domain/products/product-tabs";
import { address, type Part, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { idOf, oneOf, textOf } from "../../addresses/parts.ts";
import { controlPaths } from "../control-paths.ts";

/** In place of an id: what is not there yet. */
export const newId = "new";

const active: Part<boolean | undefined> = {
  names: ["active"],
  read: (query) => ({ 1: true, 0: false })[query.get("active") ?? ""],
  write: (value) => ({ active: value === undefined ? undefined : value ? "1" : "0" }),
};

/**
 * What the address of the products says (§2): the tab, what is open in it (`new` for one that is being made), the
 * common product that a new product is made of or the product that it is a copy of, the supplier, how the list is narrowed.
 */
export const productsAddress = address({
  tab: oneOf("tab", productTabs),
  id: idOf("id"),
  commonProductId: idOf("cp"),
  copiedId: idOf("copy"),
  organizationId: idOf("src"),
  groupId: idOf("group"),
  slaClass: textOf("sla"),
  active,
  text: textOf("q"),
  sort: sortBy<string>(["name", "monthlyFee", "initialFee"]),
  ...pages,
});
export type ProductsUrl = UrlOf<typeof productsAddress>;

/** The address of a tab, or of what is open in it. */
export const productsPath = (url: Partial<ProductsUrl>): string => controlPaths.products(productsAddress.write(url));
