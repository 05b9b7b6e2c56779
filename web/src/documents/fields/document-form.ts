import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { toForm, type FieldsForm } from "./form-values.ts";

export type CustomFieldInput = { name: string; value: string };

/** What the form of a document holds. */
export type DocumentForm = {
  productGroupId: string;
  supplierId: string;
  productId: string;
  document: FieldsForm;
  /** The product's own fields; an array, because their names may hold a dot. */
  customFields: CustomFieldInput[];
};

export type Prefill = {
  productGroupId?: string | undefined;
  supplierId?: string | undefined;
  productId?: string | undefined;
  document?: DocumentFields | undefined;
  customFields?: Readonly<Record<string, string | null>> | undefined;
};

/** A form with these values filled in, as a new document or an existing one is opened in. */
export function prefilledForm({ document = {}, customFields = {}, ...chosen }: Prefill): DocumentForm {
  return {
    productGroupId: chosen.productGroupId ?? "",
    supplierId: chosen.supplierId ?? "",
    productId: chosen.productId ?? "",
    document: toForm(document),
    customFields: Object.entries(customFields).map(([name, value]) => ({ name, value: value ?? "" })),
  };
}

/** The product's own fields in the order in which they are asked, with what was typed; others stay at the end. */
export function alignedCustomFields(names: readonly string[], kept: readonly CustomFieldInput[]): CustomFieldInput[] {
  const asked = names.map((name) => ({ name, value: kept.find((one) => one.name === name)?.value ?? "" }));
  return [...asked, ...kept.filter(({ name }) => !names.includes(name))];
}

const sameKind = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

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
    customFields: (stored.customFields ?? []).map(({ name, value }) => ({ name: String(name), value: String(value) })),
  };
}
