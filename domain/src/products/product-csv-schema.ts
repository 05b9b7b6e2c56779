import type { ProductColumn } from "./product-columns.ts";
import { readCells, writeList, writeYesOrNo } from "../csv/csv-values.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { parseMoney } from "../values/money.ts";
import type { Issue } from "../values/issue.ts";
import { issuesFromSchema } from "../values/issues-from-schema.ts";
import { newProduct } from "./check-product.ts";
import { productFieldsSchema, type ProductFields } from "./product-schema.ts";

type Named = { id: string; name: string };

/** What a row names by its name. */
export type ProductNames = {
  groups: readonly Named[];
  commonProducts: readonly Named[];
  /** The SLA classes of the supplier. */
  classes: readonly string[];
};

const named = (among: readonly Named[]) => Object.fromEntries(among.map(({ id, name }) => [id, name]));

export function readProductRow(
  texts: Catalogue,
  cells: Record<ProductColumn, string>,
  { groups, commonProducts, classes }: ProductNames,
  /** Has what no column tells of. */
  before: Pick<ProductFields, "customFields"> = newProduct,
): { row: ProductFields; issues: Issue[] } {
  const read = readCells(texts, cells);
  const money = (key: "initialFee" | "monthlyFee") => {
    const text = read.text(key);
    return text === "" ? newProduct[key] : (parseMoney(text) ?? text);
  };
  const { enumerations, csv } = texts;
  const row: ProductFields = {
    ...newProduct,
    name: read.text("name"),
    description: read.text("description"),
    productGroupId: read.option("productGroupId", named(groups), ""),
    formType: read.option("formType", enumerations.productCategory, null),
    nniProduct: read.yesOrNo("nniProduct", newProduct.nniProduct),
    nniType: read.option("nniType", enumerations.connectionKind, null),
    initialFee: money("initialFee"),
    monthlyFee: money("monthlyFee"),
    slaClass: read.option("slaClass", Object.fromEntries(classes.map((name) => [name, name])), newProduct.slaClass),
    visibility: read.option("visibility", csv.visibilities, newProduct.visibility),
    commonProductId: read.option("commonProductId", named(commonProducts), null),
    active: read.yesOrNo("active", newProduct.active),
    interfaces: read.options("interfaces", enumerations.interfaceType),
    connectors: read.options("connectors", enumerations.connector),
    capacities: read.list("capacities"),
    customFields: before.customFields,
  };
  if (cells.productGroupId === "") read.refuse("productGroupId", "REQUIRED");
  const checked = productFieldsSchema.safeParse(row);
  const broken = checked.success ? [] : issuesFromSchema(checked.error.issues, row);
  const told = new Set(read.issues.map(({ path }) => path));
  return { row, issues: [...read.issues, ...broken.filter(({ path }) => !told.has(path))] };
}

export function writeProductRow(
  texts: Catalogue,
  product: Omit<ProductFields, "customFields">,
  names: { group: string; commonProduct: string },
): Record<ProductColumn, string> {
  const { enumerations, csv, formats } = texts;
  return {
    name: product.name,
    description: product.description,
    productGroupId: names.group,
    formType: product.formType === null ? "" : enumerations.productCategory[product.formType],
    nniProduct: writeYesOrNo(texts, product.nniProduct),
    nniType: product.nniType === null ? "" : enumerations.connectionKind[product.nniType],
    initialFee: formats.moneyInput(product.initialFee),
    monthlyFee: formats.moneyInput(product.monthlyFee),
    slaClass: product.slaClass ?? "",
    visibility: csv.visibilities[product.visibility],
    commonProductId: names.commonProduct,
    active: writeYesOrNo(texts, product.active),
    interfaces: writeList(product.interfaces.map((one) => enumerations.interfaceType[one])),
    connectors: writeList(product.connectors.map((one) => enumerations.connector[one])),
    capacities: writeList(product.capacities),
  };
}
