import {
  offeringPriceId,
  priceKinds,
  priceTypeOf,
  readOfferingPriceId,
  writeOfferingPrice,
  type PriceKind,
} from "@runko/domain/tmf/offering-prices";
import { FilterError } from "../platform/filter/filter-error.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import type { OfferedProduct } from "../products/find-offered-products.ts";
import {
  inUse,
  refuseConditions,
  takeConditions,
  type AskingForCatalogue,
  type CatalogueResource,
} from "./catalogue-resource.ts";
import { compileCondition } from "./compile-conditions.ts";
import { findOfferings } from "./find-offerings.ts";
import { offeringPricePath } from "./paths-of-resources.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";

const attributes = ["id", "priceType"] as const;

function show(portal: string, product: OfferedProduct, kind: PriceKind): Json {
  const id = offeringPriceId(product.id, kind);
  return {
    id,
    href: hrefOf(portal, offeringPricePath, id),
    ...inUse,
    ...writeOfferingPrice(product, kind),
    "@type": "ProductOfferingPrice",
  };
}

/** The prices of these ids, of products that the caller is offered. */
async function findNamed({ db, caller, portal }: AskingForCatalogue, ids: readonly string[]): Promise<Json[]> {
  const named = ids.flatMap((id) => readOfferingPriceId(id.toLowerCase()) ?? []);
  const values = [...new Set(named.map(({ productId }) => productId))];
  const ofThese = compileCondition(
    { attribute: "id", operator: "eq", values },
    { type: "uuid", columns: ["p.id"], as: "p" },
  );
  const { rows } = await findOfferings(db, { caller, more: [ofThese], limit: filterLimits.values, skip: 0 });
  return rows.flatMap(({ product }) =>
    priceKinds
      .filter((kind) => named.some((one) => one.productId === product.id && one.kind === kind))
      .map((kind) => show(portal, product, kind)),
  );
}

/** What the products cost that the caller is offered, each by itself. */
export const productOfferingPrice: CatalogueResource = {
  path: offeringPricePath,
  name: "ProductOfferingPrice",
  attributes,
  find: async (asking, { conditions, sort, offset, limit }) => {
    const { db, caller, portal } = asking;
    const { taken, left } = takeConditions(conditions, attributes);
    refuseConditions(left);
    if (sort.length > 0) throw new FilterError("sort", "NOT_SORTABLE");
    const types = taken.priceType?.values;
    const kinds = priceKinds.filter((kind) => types?.includes(priceTypeOf(kind)) ?? true);
    if (taken.id) {
      const found = await findNamed(asking, taken.id.values);
      const told = found.filter(({ priceType }) => types?.includes(String(priceType)) ?? true);
      return { rows: told.slice(offset, offset + limit), total: told.length };
    }
    const each = Math.max(1, kinds.length);
    const skip = Math.floor(offset / each);
    const page = { limit: Math.ceil((offset + limit) / each) - skip, skip };
    const { rows, total } = await findOfferings(db, { caller, more: [], ...page });
    const told = rows.flatMap(({ product }) => kinds.map((kind) => show(portal, product, kind)));
    const first = offset - skip * each;
    return { rows: told.slice(first, first + limit), total: total * kinds.length };
  },
  get: async (asking, id) => (await findNamed(asking, [id]))[0],
};
