import type { Issue } from "@runko/domain/values/issue";
import { nameOfSeveral } from "@runko/domain/imports/name-of-several";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import type { Offered } from "./known-things.ts";

type Cells = Readonly<Record<string, string>>;
type Chosen<Thing> = { chosen: Thing; issue?: undefined } | { issue: Issue };

const folded = (text: string) => text.trim().toLowerCase();
const isNamed = (one: { id: string; name: string }, by: string) => [one.id, folded(one.name)].includes(folded(by));
const withId = ({ id, name }: { id: string; name: string }) => `${name} (${id})`;

const notAvailable: Issue = { path: "product", code: "PRODUCT_NOT_AVAILABLE" };

/** What a row names as its products. */
export const namedProducts = ({ product = "" }: Cells): string[] =>
  product
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function supplierOf({ suppliers }: Offered, supplier: string): Chosen<string | undefined> {
  if (supplier === "") return { chosen: undefined };
  const named = suppliers.filter((one) => isNamed(one, supplier));
  if (named.length > 1) return { issue: nameOfSeveral("supplier", named.map(withId)) };
  return named[0] ? { chosen: named[0].id } : { issue: notAvailable };
}

/**
 * The product that a row names by its id or its name, of the supplier that it names or of the only one that has it. A name
 * that fits several chooses none of them.
 */
export function productOf(offered: Offered, { product = "", supplier = "" }: Cells): Chosen<OrderableProduct> {
  if (product === "") return { issue: { path: "product", code: "PRODUCT_REQUIRED" } };
  const owner = supplierOf(offered, supplier);
  if (owner.issue) return owner;
  const found = offered.products.filter(
    (one) => isNamed(one, product) && (owner.chosen === undefined || one.supplierId === owner.chosen),
  );
  const [first, second] = found;
  if (!first) return { issue: notAvailable };
  if (!second) return { chosen: first };
  if (new Set(found.map(({ supplierId }) => supplierId)).size === 1)
    return { issue: nameOfSeveral("product", found.map(withId)) };
  const names = new Map(offered.suppliers.map(({ id, name }) => [id, name]));
  const fitting = found.map(({ name, supplierId }) => `${name} (${names.get(supplierId) ?? supplierId})`);
  return { issue: nameOfSeveral("product", fitting, "PRODUCT_OF_SEVERAL_SUPPLIERS") };
}

/** The products that a row names, of one supplier and group: one, or several by `|` between them, as one form has them. */
export function productsOf(offered: Offered, cells: Cells): Chosen<[OrderableProduct, ...OrderableProduct[]]> {
  const whole = productOf(offered, cells);
  if (!whole.issue) return { chosen: [whole.chosen] };
  if (whole.issue !== notAvailable) return whole;
  const products: OrderableProduct[] = [];
  for (const product of namedProducts(cells)) {
    const found = productOf(offered, { ...cells, product });
    if (found.issue) return found;
    products.push(found.chosen);
  }
  const [first, ...others] = products;
  const isTogether = others.every(
    (one) => one.supplierId === first?.supplierId && one.productGroupId === first.productGroupId,
  );
  return first && isTogether ? { chosen: [first, ...others] } : { issue: notAvailable };
}
