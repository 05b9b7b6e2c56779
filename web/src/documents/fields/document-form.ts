import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { pricedProducts } from "@runko/domain/documents/product-fees";
import type { WholeDocument } from "../api/entities.ts";
import { toForm, type FieldsForm } from "./form-values.ts";

export type CustomFieldInput = { name: string; value: string };

/** A product with its own fields; an array, because their names may hold a dot. */
export type ChosenProduct = { productId: string; customFields: CustomFieldInput[] };

/** What a product costs and whether it is delivered, as the answer says (T10). */
export type ProductPrice = { productId: string; productPrice: string; monthPrice: string; active: boolean };

export type MoveReason = { delayReason: string; text: string };

/** A file that has been sent and waits for the document that it is attached to. */
export type FormFile = { id: string; name: string; size: number };

/** What the form of a document holds. */
export type DocumentForm = {
  productGroupId: string;
  supplierId: string;
  productId: string;
  document: FieldsForm;
  /** The own fields of the first product. */
  customFields: CustomFieldInput[];
  /** The other products, where a document may hold several (D-12). */
  moreProducts: ChosenProduct[];
  /** Of each product of the document, in the answer's form. */
  prices: ProductPrice[];
  /** Why the confirmed date moves, in the answer's form. */
  move: MoveReason;
  files: FormFile[];
};

type CustomValues = Readonly<Record<string, string | null>>;

export type Prefill = {
  productGroupId?: string | undefined;
  supplierId?: string | undefined;
  productId?: string | undefined;
  document?: DocumentFields | undefined;
  customFields?: CustomValues | undefined;
  moreProducts?: readonly { productId: string; customFields: CustomValues }[] | undefined;
  prices?: readonly ProductPrice[] | undefined;
};

const customInputs = (values: CustomValues): CustomFieldInput[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: value ?? "" }));

/** A form with these values filled in, as a new document or an existing one is opened in. */
export function prefilledForm(prefill: Prefill): DocumentForm {
  const { document = {}, customFields = {}, moreProducts = [], prices = [], ...chosen } = prefill;
  return {
    productGroupId: chosen.productGroupId ?? "",
    supplierId: chosen.supplierId ?? "",
    productId: chosen.productId ?? "",
    document: toForm(document),
    customFields: customInputs(customFields),
    moreProducts: moreProducts.map(({ productId, customFields: own }) => ({
      productId,
      customFields: customInputs(own),
    })),
    prices: [...prices],
    move: { delayReason: "", text: "" },
    files: [],
  };
}

/** The prices of a document's products as the answer's form begins with them. */
export const pricesOf = ({
  eventProducts,
  document,
}: Pick<WholeDocument, "eventProducts" | "document">): ProductPrice[] =>
  pricedProducts(eventProducts, document).map(({ productId, productPrice, monthPrice, active }) => ({
    productId,
    productPrice: productPrice ?? "",
    monthPrice: monthPrice ?? "",
    active,
  }));

type Products = Pick<DocumentForm, "productId" | "customFields" | "moreProducts">;

/** The chosen products in the order of choosing; the first decides the form. */
export const chosenProducts = ({ productId, customFields, moreProducts }: Products): ChosenProduct[] =>
  productId === "" ? [] : [{ productId, customFields }, ...moreProducts];

export const chosenIds = ({ productId, moreProducts }: Omit<Products, "customFields">): string[] =>
  productId === "" ? [] : [productId, ...moreProducts.map((more) => more.productId)];

/** How a form holds these products. */
export function withProducts([first, ...moreProducts]: readonly ChosenProduct[]): Products {
  return { productId: first?.productId ?? "", customFields: first?.customFields ?? [], moreProducts };
}

/** The name under which the form holds the own fields of the nth product. */
export const customFieldsAt = (index: number) =>
  index === 0 ? ("customFields" as const) : (`moreProducts.${index - 1}.customFields` as const);

/** The product's own fields in the order in which they are asked, with what was typed; others stay at the end. */
export function alignedCustomFields(names: readonly string[], kept: readonly CustomFieldInput[]): CustomFieldInput[] {
  const asked = names.map((name) => ({ name, value: kept.find((one) => one.name === name)?.value ?? "" }));
  return [...asked, ...kept.filter(({ name }) => !names.includes(name))];
}

const sameKind = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

const repairedInputs = (stored: readonly CustomFieldInput[] | undefined): CustomFieldInput[] =>
  (stored ?? []).map(({ name, value }) => ({ name: String(name), value: String(value) }));

/** A form read from storage, made whole: what an older version did not keep is empty. */
export function repairedForm(stored: Partial<DocumentForm>): DocumentForm {
  const empty = prefilledForm({});
  const kept = Object.entries(stored.document ?? {}).filter(
    ([name, value]) => name in empty.document && sameKind(value, empty.document[name as keyof FieldsForm]),
  );
  return {
    productGroupId: String(stored.productGroupId ?? ""),
    supplierId: String(stored.supplierId ?? ""),
    productId: String(stored.productId ?? ""),
    document: { ...empty.document, ...Object.fromEntries(kept) } as FieldsForm,
    customFields: repairedInputs(stored.customFields),
    moreProducts: (stored.moreProducts ?? []).map(({ productId, customFields }) => ({
      productId: String(productId),
      customFields: repairedInputs(customFields),
    })),
    prices: (stored.prices ?? []).map(({ productId, productPrice, monthPrice, active }) => ({
      productId: String(productId),
      productPrice: String(productPrice),
      monthPrice: String(monthPrice),
      active: active === true,
    })),
    move: { delayReason: String(stored.move?.delayReason ?? ""), text: String(stored.move?.text ?? "") },
    files: (stored.files ?? []).map(({ id, name, size }) => ({
      id: String(id),
      name: String(name),
      size: Number(size),
    })),
  };
}
