import { refusalOfSupplier } from "@runko/domain/organizations/event-type-rights";
import type { OfferedProduct } from "../products/find-offered-products.ts";
import { findOfferPage } from "../products/page-of-offers.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import { listOrderableProducts } from "../products/load-orderable-products.ts";
import { findAreasOf, type AreaOfProduct } from "../products/find-areas-of.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { TmfCaller } from "./tmf-caller.ts";

/** A product as it is offered to the caller, by one supplier or several. */
export type ReadOffering = {
  product: OfferedProduct;
  sellers: readonly { id: string; name: string }[];
  /** Whether the caller may order it now, of one of them. */
  sellable: boolean;
  areas: readonly AreaOfProduct[] | undefined;
};

type Asked = {
  caller: TmfCaller;
  /** Of these sellers alone; absent: of all. */
  sellerIds?: readonly string[] | undefined;
  more: readonly WherePart[];
  order?: readonly OrderTerm[];
  limit: number;
  skip: number;
  withAreas?: boolean;
};

export type FoundOfferings = { rows: ReadOffering[]; total: number };

/** A page of what the caller's suppliers offer to it, as in the portal's own list of their products. */
export async function findOfferings(
  db: Kysely<Database>,
  { caller, sellerIds, more, order = [], limit, skip, withAreas = false }: Asked,
): Promise<FoundOfferings> {
  const subscriberId = caller.organizationId;
  const suppliers = await findSuppliers(db, subscriberId, sellerIds ?? null);
  const supplierIds = suppliers.map(({ id }) => id);
  const { ids, total } = await findOfferPage(db, { subscriberId, supplierIds, more, order, limit, skip });
  if (ids.length === 0) return { rows: [], total };
  const [products, areas] = await Promise.all([
    listOrderableProducts(db, { subscriberId, supplierIds, productIds: ids, documentType: "Order" }),
    withAreas ? findAreasOf(db, ids) : undefined,
  ]);
  const rows = ids.flatMap((id): ReadOffering[] => {
    const offers = products.filter((product) => product.id === id);
    const [product] = offers;
    if (!product) return [];
    const sellers = suppliers.filter((one) => offers.some(({ supplierId }) => supplierId === one.id));
    const takes = (supplierId: string) =>
      sellers.some((one) => one.id === supplierId && refusalOfSupplier(one, "Order") === null);
    return [
      {
        product,
        sellers: sellers.map((one) => ({ id: one.id, name: one.name })),
        sellable:
          caller.roles.includes("SUBSCRIBER") &&
          offers.some(({ refusal, supplierId }) => refusal === null && takes(supplierId)),
        areas: areas?.filter(({ productId }) => productId === id),
      },
    ];
  });
  return { rows, total };
}
