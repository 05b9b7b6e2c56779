import { contractLengths } from "@runko/domain/enumerations/contract-lengths";
import { offeringPriceId, priceKinds, priceName } from "@runko/domain/tmf/offering-prices";
import { specificationOf, valueUsesOf } from "@runko/domain/tmf/product-specification";
import { isUuid } from "@runko/domain/values/uuid";
import type { AreaOfProduct } from "../products/find-areas-of.ts";
import { categoryOfProduct } from "../products/page-of-offers.ts";
import { inUse, refuseConditions, takeConditions, type CatalogueResource } from "./catalogue-resource.ts";
import { compileConditions } from "./compile-conditions.ts";
import { findOfferings, type ReadOffering } from "./find-offerings.ts";
import { categoryPath, offeringPath, offeringPricePath, specificationPath } from "./paths-of-resources.ts";
import { readOrder } from "./read-order.ts";
import type { TmfCondition, TmfQuery } from "./read-tmf-query.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { TmfAttributes } from "./tmf-resource.ts";

/** SQL of the id of the specification of a product. */
export const specificationIdSql = `(${categoryOfProduct} || CASE WHEN p.custom_fields = '[]' THEN '' ELSE ':' || p.id::text END)`;

/** Over `products p` and their `product_groups g`. */
const attributes: TmfAttributes = {
  id: { type: "uuid", columns: ["p.id"], as: "p" },
  name: { type: "text", columns: ["p.name"], as: "p" },
  lifecycleStatus: { type: "text", columns: [`'${inUse.lifecycleStatus}'`], as: "p" },
  "category.id": { type: "uuid", columns: ["p.product_group_id"], as: "p" },
  "productSpecification.id": { type: "text", columns: [specificationIdSql], as: "p" },
};
const sellerNames = ["sellerId", "relatedParty.id"] as const;
const sorts = { id: "id", name: "name" } as const;

/** Of a page that tells areas, which may be thousands of each product. */
const mostWithAreas = 10;

const areaTypes = { municipality: "Municipality", postalCode: "PostalCode", address: "GeographicAddress" } as const;

const placesOf = (areas: readonly AreaOfProduct[]): Json[] =>
  areas.map(({ kind, code, name, verdict }) => ({
    id: code,
    ...(name !== null && { name }),
    role: verdict,
    "@referredType": areaTypes[kind],
  }));

function show(portal: string, { product, sellers, sellable, areas }: ReadOffering): Json {
  const { id, name, description, slaClass, productGroupId, productGroupName } = product;
  const specification = specificationOf(product);
  return {
    id,
    href: hrefOf(portal, offeringPath, id),
    name,
    description,
    ...inUse,
    isSellable: sellable,
    category: [{ id: productGroupId, href: hrefOf(portal, categoryPath, productGroupId), name: productGroupName }],
    productSpecification: { id: specification, href: hrefOf(portal, specificationPath, specification) },
    productOfferingPrice: priceKinds.map((kind) => {
      const priceId = offeringPriceId(id, kind);
      return { id: priceId, href: hrefOf(portal, offeringPricePath, priceId), name: priceName(kind) };
    }),
    productOfferingTerm: contractLengths.map((amount) => ({
      name: "contractLength",
      duration: { amount, units: "month" },
    })),
    prodSpecCharValueUse: valueUsesOf(product),
    ...(slaClass !== null && { serviceLevelAgreement: { id: slaClass, name: slaClass } }),
    relatedParty: sellers.map((one) => ({ ...one, role: "seller", "@referredType": "Organization" })),
    ...(areas && { place: placesOf(areas) }),
    "@type": "ProductOffering",
  };
}

/** Of which sellers; an id of another shape is nobody's. */
function sellersIn(given: readonly (TmfCondition | undefined)[]): string[] | undefined {
  const lists = given.flatMap((one) =>
    one ? [one.values.map((id) => id.toLowerCase()).filter((id) => isUuid(id))] : [],
  );
  const [first, ...others] = lists;
  return first?.filter((id) => others.every((list) => list.includes(id)));
}

const tellsAreas = ({ fields }: TmfQuery): boolean =>
  fields?.some((name) => name === "place" || name.startsWith("place.")) === true;

/** What the caller's suppliers offer to it. */
export const productOffering: CatalogueResource = {
  path: offeringPath,
  name: "ProductOffering",
  attributes: [...Object.keys(attributes), ...sellerNames],
  find: async ({ db, caller, portal }, query) => {
    const { taken, left } = takeConditions(query.conditions, sellerNames);
    const { parts, left: unknown } = compileConditions(left, attributes);
    refuseConditions(unknown);
    const withAreas = tellsAreas(query);
    const limit = withAreas ? Math.min(query.limit, mostWithAreas) : query.limit;
    const { rows, total } = await findOfferings(db, {
      caller,
      sellerIds: sellersIn(sellerNames.map((name) => taken[name])),
      more: parts,
      order: readOrder(sorts, query.sort),
      limit,
      skip: query.offset,
      withAreas,
    });
    return { rows: rows.map((row) => show(portal, row)), total, limit };
  },
  get: async ({ db, caller, portal }, id) => {
    const { parts } = compileConditions([{ attribute: "id", operator: "eq", values: [id] }], attributes);
    const { rows } = await findOfferings(db, { caller, more: parts, limit: 1, skip: 0, withAreas: true });
    return rows[0] && show(portal, rows[0]);
  },
};
