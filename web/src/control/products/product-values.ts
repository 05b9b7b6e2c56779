import { newProduct } from "@runko/domain/products/check-product";
import { checkWrittenProduct } from "@runko/domain/products/check-written-product";
import type { ProductFields } from "@runko/domain/products/product-schema";
import { texts } from "@runko/domain/texts/texts";
import { textMaxLength } from "@runko/domain/values/text";
import type { Issue } from "@runko/domain/values/issue";
import type { FieldPath } from "react-hook-form";
import type { ManagedProduct } from "../entities.ts";

export type CustomFieldValues = Omit<ProductFields["customFields"][number], "selections"> & { selections: string[] };

/** The form of a product, with the organizations that see it and that sell it; inputs hold "" for what is not chosen. */
export type ProductValues = Omit<
  ProductFields,
  "formType" | "nniType" | "slaClass" | "commonProductId" | "customFields" | "active"
> & {
  formType: NonNullable<ProductFields["formType"]> | "";
  nniType: NonNullable<ProductFields["nniType"]> | "";
  slaClass: string;
  commonProductId: string;
  customFields: CustomFieldValues[];
  whitelist: string[];
  subOrganizations: string[];
};

export const newCustomField = (): CustomFieldValues => ({
  name: "",
  kind: "textField",
  required: false,
  onlyForOrders: false,
  selections: [],
});

type Start = Pick<ProductValues, "name" | "description" | "productGroupId" | "commonProductId">;

/** The form of a new product, empty or begun from a common product. */
export const emptyProduct = (start: Partial<Start> = {}): ProductValues => ({
  name: "",
  productGroupId: "",
  description: newProduct.description,
  formType: "",
  nniProduct: newProduct.nniProduct,
  nniType: "",
  initialFee: newProduct.initialFee,
  monthlyFee: newProduct.monthlyFee,
  slaClass: "",
  interfaces: [],
  connectors: [],
  capacities: [],
  visibility: newProduct.visibility,
  customFields: [],
  commonProductId: "",
  whitelist: [],
  subOrganizations: [],
  ...start,
});

const ids = (organizations: readonly { id: string }[]): string[] => organizations.map(({ id }) => id);

export const valuesOf = (product: ManagedProduct): ProductValues => ({
  name: product.name,
  description: product.description,
  productGroupId: product.productGroupId,
  formType: product.formType ?? "",
  nniProduct: product.nniProduct,
  nniType: product.nniType ?? "",
  initialFee: product.initialFee,
  monthlyFee: product.monthlyFee,
  slaClass: product.slaClass ?? "",
  interfaces: [...product.interfaces],
  connectors: [...product.connectors],
  capacities: [...product.capacities],
  visibility: product.visibility,
  customFields: product.customFields.map((field) => ({ ...field, selections: [...field.selections] })),
  commonProductId: product.commonProductId ?? "",
  whitelist: ids(product.whitelist),
  subOrganizations: ids(product.subOrganizations),
});

/** What a copy begins with: all of the product but its name, which two do not share. */
export function copyOf(product: ManagedProduct): ProductValues {
  const name = texts.controlProducts.copyName(product.name).slice(0, textMaxLength);
  return { ...valuesOf(product), name };
}

/** The product that the form stands for; what its choices have made needless is left out. */
export function fieldsOf(values: ProductValues): Omit<ProductFields, "active"> {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    productGroupId: values.productGroupId,
    formType: values.formType === "" ? null : values.formType,
    nniProduct: values.nniProduct,
    nniType: values.nniProduct && values.nniType !== "" ? values.nniType : null,
    initialFee: values.initialFee,
    monthlyFee: values.monthlyFee,
    slaClass: values.slaClass === "" ? null : values.slaClass,
    interfaces: values.interfaces,
    connectors: values.connectors,
    capacities: values.capacities,
    visibility: values.visibility,
    customFields: values.customFields.map(({ name, kind, required, onlyForOrders, selections }) => ({
      name: name.trim(),
      kind,
      required,
      onlyForOrders,
      selections: kind === "select" ? selections : [],
    })),
    commonProductId: values.commonProductId === "" ? null : values.commonProductId,
  };
}

/** The whitelist that saving leaves: that of a public product stays as it was, for the day it is needed again. */
export const whitelistOf = (before: ProductValues, after: ProductValues): string[] =>
  after.visibility === "whitelist" ? after.whitelist : before.whitelist;

/** The issue of one among several stands at their list, which is one input. */
const inputOf = (path: string): string =>
  path.replace(/(\.selections|^interfaces|^connectors|^capacities)\.\d+$/, "$1");

/** What the rules say of the form, at its inputs. */
export function inputIssues(values: ProductValues): Issue[] {
  const issues = checkWrittenProduct({ ...fieldsOf(values), active: true });
  return issues.map((issue) => ({ ...issue, path: inputOf(issue.path) }));
}

const placeOf: Readonly<Record<string, FieldPath<ProductValues>>> = {
  subscriberId: "whitelist",
  productId: "subOrganizations",
};

/** The field of the form at which the server's word about a path belongs. */
export function fieldOfPath(path: string): FieldPath<ProductValues> | undefined {
  const [first = ""] = path.split(".");
  if (Object.hasOwn(placeOf, first)) return placeOf[first];
  return Object.hasOwn(emptyProduct(), first) ? (inputOf(path) as FieldPath<ProductValues>) : undefined;
}
