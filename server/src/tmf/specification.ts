import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";
import {
  readSpecificationId,
  specificationCharacteristics,
  specificationOf,
} from "@runko/domain/tmf/product-specification";
import { isUuid } from "@runko/domain/values/uuid";
import { FilterError } from "../platform/filter/filter-error.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import {
  inUse,
  refuseConditions,
  takeConditions,
  type AskingForCatalogue,
  type CatalogueResource,
} from "./catalogue-resource.ts";
import { compileCondition } from "./compile-conditions.ts";
import { findOfferings, type ReadOffering } from "./find-offerings.ts";
import { specificationPath } from "./paths-of-resources.ts";
import { specificationIdSql } from "./product-offering.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";

const attributes = ["id"] as const;

type Specified = { id: string; name: string; category: ProductCategory; product?: ReadOffering["product"] };

function show({ portal, texts }: AskingForCatalogue, { id, name, category, product }: Specified): Json {
  const labels = texts.documents.fields;
  return {
    id,
    href: hrefOf(portal, specificationPath, id),
    name,
    ...inUse,
    productSpecCharacteristic: specificationCharacteristics(category, product?.customFields ?? [], labels),
    "@type": "ProductSpecification",
  };
}

const showCategory = (asking: AskingForCatalogue, category: ProductCategory): Json =>
  show(asking, { id: category, name: asking.texts.enumerations.productCategory[category], category });

const showOwn = (asking: AskingForCatalogue, { product }: ReadOffering): Json =>
  show(asking, { id: specificationOf(product), name: product.name, category: product.category, product });

/** Products with fields of their own, which have a specification of their own. */
const withOwnFields: WherePart = {
  where: { kind: "equal", field: "own", negated: false, value: true },
  entity: { name: "specification", as: "p", fields: { own: { type: "boolean", column: "(p.custom_fields <> '[]')" } } },
};

const named = (ids: readonly string[]): WherePart => {
  const told = ids.map((id) => {
    const [category, productId] = id.split(":");
    return productId === undefined ? id : `${category}:${productId.toLowerCase()}`;
  });
  const attribute = { type: "text", columns: [specificationIdSql], as: "p" } as const;
  return compileCondition({ attribute: "id", operator: "eq", values: told }, attribute);
};

/** What an order of a product is told: of every category, and of offered products that ask for fields of their own. */
export const productSpecification: CatalogueResource = {
  path: specificationPath,
  name: "ProductSpecification",
  attributes,
  find: async (asking, { conditions, sort, offset, limit }) => {
    const { db, caller } = asking;
    const { taken, left } = takeConditions(conditions, attributes);
    refuseConditions(left);
    if (sort.length > 0) throw new FilterError("sort", "NOT_SORTABLE");
    const ids = taken.id?.values;
    const categories = productCategories.filter((category) => ids?.includes(category) ?? true);
    const first = categories.slice(offset, offset + limit);
    const more = [withOwnFields, ...(ids ? [named(ids)] : [])];
    const page = { limit: limit - first.length, skip: Math.max(0, offset - categories.length) };
    const { rows, total } = await findOfferings(db, { caller, more, ...page });
    return {
      rows: [...first.map((category) => showCategory(asking, category)), ...rows.map((row) => showOwn(asking, row))],
      total: categories.length + total,
    };
  },
  get: async (asking, id) => {
    const read = readSpecificationId(id);
    if (!read) return undefined;
    if (read.productId === undefined) return showCategory(asking, read.category);
    if (!isUuid(read.productId.toLowerCase())) return undefined;
    const more = [withOwnFields, named([id])];
    const { rows } = await findOfferings(asking.db, { caller: asking.caller, more, limit: 1, skip: 0 });
    return rows[0] && showOwn(asking, rows[0]);
  },
};
