import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { fieldLabel } from "@runko/domain/documents/field-label";
import { texts } from "@runko/domain/texts/texts";
import { formatMoney, isMoney } from "@runko/domain/values/money";
import type { LogChange } from "../api/entities.ts";
import { shownValue, type Naming } from "../fields/field-items.ts";

const words = texts.documentPage;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(documentFields, name);

function productText(product: unknown): string {
  const { product: name, monthPrice, productPrice } = (product ?? {}) as Record<string, unknown>;
  const prices = [
    [words.price.initial, productPrice],
    [words.price.monthly, monthPrice],
  ].flatMap(([label, price]) =>
    typeof price === "string" && isMoney(price) ? [`${String(label)} ${formatMoney(price)}`] : [],
  );
  return [typeof name === "string" ? name : "", ...prices].filter(Boolean).join(", ");
}

function valueText(field: string, value: unknown, naming: Naming): string {
  if (isFieldName(field)) return shownValue(field, value, naming);
  if (Array.isArray(value)) return value.map(productText).filter(Boolean).join("; ");
  if (typeof value === "boolean") return value ? texts.documents.yes : texts.documents.no;
  return "";
}

const otherLabels: Readonly<Record<string, string>> = {
  eventProducts: words.log.products,
  userProcessed: words.log.processed,
};

/** One change as a sentence: what the field was and what it became; what cannot be shown is told as changed. */
export function changeText({ field, from, to }: LogChange, type: DocumentType, naming: Naming): string {
  const label = isFieldName(field) ? fieldLabel(field, type) : (otherLabels[field] ?? words.log.otherField);
  const [before, after] = [valueText(field, from, naming), valueText(field, to, naming)];
  if (before === "" && after === "") return label;
  return words.log.change(label, before || words.log.nothing, after || words.log.nothing);
}
