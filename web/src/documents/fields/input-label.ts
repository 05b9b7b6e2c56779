import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { AddressPart } from "@runko/domain/values/address";
import { fieldLabel } from "@runko/domain/documents/field-label";

const words = texts.documentForm;
const chosen: Readonly<Record<string, string>> = {
  productGroupId: words.productGroup,
  supplierId: words.supplier,
  productId: words.product,
};

const priceLabels: Readonly<Record<string, string>> = {
  productPrice: texts.documents.price.initial,
  monthPrice: texts.documents.price.monthly,
  active: texts.documentPage.prices.delivered,
};

const moveLabels: Readonly<Record<string, string>> = {
  delayReason: texts.deliveryDates.move.reason,
  text: texts.deliveryDates.move.text,
};

const isField = (name: string): name is FieldName => Object.hasOwn(documentFields, name);

/**
 * What an input is called where it is spoken of elsewhere: a part of an address with the address that it is of.
 * `customNames` are the first product's own fields, `moreNames` those of the others.
 */
export function inputLabel(
  input: string,
  type: DocumentType,
  customNames: readonly string[],
  moreNames: readonly (readonly string[])[] = [],
): string {
  const [root = "", name = "", part = "", index = ""] = input.split(".");
  if (root === "customFields") return customNames[Number(name)] ?? words.customFields;
  if (root === "moreProducts") return moreNames[Number(name)]?.[Number(index)] ?? words.customFields;
  if (root === "move") return moveLabels[name] ?? texts.deliveryDates.move.reason;
  if (root === "prices") return priceLabels[part] ?? words.product;
  if (root !== "document" || !isField(name)) return chosen[root] ?? words.product;
  const label = fieldLabel(texts.documents, name, type);
  return Object.hasOwn(words.addressParts, part)
    ? `${label}, ${words.addressParts[part as AddressPart].toLowerCase()}`
    : label;
}

/** The input that takes the focus when a field is to be filled in: of an address its first part. */
export function firstInputOf(input: string): string {
  const [root, name = "", part] = input.split(".");
  const isAddress = root === "document" && isField(name) && documentFields[name].kind === "address";
  return isAddress && part === undefined ? `${input}.streetName` : input;
}
