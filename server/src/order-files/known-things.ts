import type { ImportedType } from "@runko/domain/imports/document-columns";
import type { NamedThing, NamedThings } from "@runko/domain/imports/read-document-row";
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

export type Offered = Awaited<ReturnType<typeof loadOrderable>>;

const named = (rows: readonly NamedThing[]): Map<string, NamedThing[]> => {
  const things = new Map(rows.map((row) => [row.id, [row]]));
  for (const row of rows) things.set(folded(row.name), [...(things.get(folded(row.name)) ?? []), row]);
  return things;
};

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
