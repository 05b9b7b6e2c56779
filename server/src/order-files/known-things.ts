import type { ImportedType } from "@runko/domain/imports/document-columns";
import type { NamedThings } from "@runko/domain/imports/read-document-row";
import { restoredPostalCode } from "@runko/domain/imports/read-address-line";
import { isUuid } from "@runko/domain/values/uuid";
import { sql, type Kysely } from "kysely";
import type { ImportContext, NamedRow } from "../import-kind.ts";
import { findBillingGroups } from "../organizations/find-billing-groups.ts";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import { findUsableNnis } from "../products/find-usable-nnis.ts";
import { listOrderableProducts, type OrderableProduct } from "../products/load-orderable-products.ts";

const folded = (text: string) => text.trim().toLowerCase();
const isNamed = (one: { id: string; name: string }, by: string) => [one.id, folded(one.name)].includes(folded(by));

type Asked = { organizationId: string; type: ImportedType };

/** What the subscriber may order by such a file, from whom; only the products with these ids where all are given by id. */
export async function loadOrderable(
  db: Kysely<Database>,
  { organizationId, type }: Asked,
  products: readonly string[],
): Promise<{ suppliers: { id: string; name: string }[]; products: OrderableProduct[] }> {
  const suppliers = await findSuppliers(db, organizationId);
  const supplierIds = suppliers.map(({ id }) => id);
  const ids = products.every((product) => isUuid(product)) ? { productIds: [...new Set(products.map(folded))] } : {};
  const asked = { subscriberId: organizationId, documentType: type, supplierIds, ...ids };
  return { suppliers, products: await listOrderableProducts(db, asked) };
}

/** The product that a row names by its id or its name, of the supplier that it names or of the only one that has it. */
export function productOf(
  { suppliers, products }: Awaited<ReturnType<typeof loadOrderable>>,
  { product = "", supplier = "" }: Readonly<Record<string, string>>,
): OrderableProduct | undefined {
  const owner = supplier === "" ? undefined : suppliers.find((one) => isNamed(one, supplier));
  if (supplier !== "" && !owner) return undefined;
  const found = products.filter((one) => isNamed(one, product) && (!owner || one.supplierId === owner.id));
  return new Set(found.map(({ supplierId }) => supplierId)).size === 1 ? found[0] : undefined;
}

/** The products that a row names, of one supplier and group: one, or several by `|` between them, as one form has them. */
export function productsOf(
  offered: Awaited<ReturnType<typeof loadOrderable>>,
  cells: Readonly<Record<string, string>>,
): OrderableProduct[] {
  const whole = productOf(offered, cells);
  if (whole) return [whole];
  const found = namedProducts(cells).map((product) => productOf(offered, { ...cells, product }));
  const [first] = found;
  const together = found.filter(
    (one) => one?.supplierId === first?.supplierId && one?.productGroupId === first?.productGroupId,
  );
  return together.flatMap((one) => one ?? []).length === found.length ? found.flatMap((one) => one ?? []) : [];
}

/** What a row names as its products. */
export const namedProducts = ({ product = "" }: Readonly<Record<string, string>>): string[] =>
  product
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const named = (rows: readonly { id: string; name: string }[]) =>
  new Map(
    rows.flatMap(({ id, name }): [string, string][] => [
      [folded(name), id],
      [id, id],
    ]),
  );

const nothing: Pick<NamedThings, "nniFromId" | "nniToId"> = { nniFromId: new Map(), nniToId: new Map() };

async function loadPlaces(db: Kysely<Database>, rows: readonly NamedRow[]): Promise<Map<string, string>> {
  const codes = rows.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([name, cell]) => {
      const code = name.endsWith(".postalCode") ? cell : (/,\s*(\d{1,5})\b/.exec(cell)?.[1] ?? "");
      return code === "" ? [] : [restoredPostalCode(code)];
    }),
  );
  const { rows: found } = await sql<{ code: string; name: string }>`
    SELECT code, name_fi AS name FROM postal_codes WHERE code = ANY(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(found.map(({ code, name }) => [code, name]));
}

/** What rows name by names: billing groups, places, and for each product its NNIs, which are looked for once. */
export async function loadNamed(
  { pool }: Pick<ImportContext, "pool">,
  db: Kysely<Database>,
  organizationId: string,
  rows: readonly NamedRow[],
): Promise<(product: OrderableProduct | undefined) => Promise<NamedThings>> {
  const asksForGroup = rows.some(({ cells }) => (cells["billingGroupId"] ?? "") !== "");
  const groups = asksForGroup
    ? (JSON.parse(await findBillingGroups(pool, organizationId)) as { id: string; name: string }[])
    : [];
  const shared = { billingGroupId: named(groups), places: await loadPlaces(db, rows) };
  const known = new Map<string, Promise<Pick<NamedThings, "nniFromId" | "nniToId">>>();
  const nnisOf = async ({ supplierId, productGroupId }: OrderableProduct) => {
    const usable = await findUsableNnis(db, { subscriberId: organizationId, supplierId, productGroupId });
    const byIdentifier = (list: readonly { id: string; identifier: string }[]) =>
      named(list.map(({ id, identifier }) => ({ id, name: identifier })));
    return { nniFromId: byIdentifier(usable.from), nniToId: byIdentifier(usable.to) };
  };
  const asksForNni = rows.some(({ cells }) => (cells["nniFromId"] ?? cells["nniToId"] ?? "") !== "");
  return async (product) => {
    if (!product || !asksForNni) return { ...shared, ...nothing };
    const key = `${product.supplierId} ${product.productGroupId}`;
    const nnis = known.get(key) ?? nnisOf(product);
    known.set(key, nnis);
    return { ...shared, ...(await nnis) };
  };
}
