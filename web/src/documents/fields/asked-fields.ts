import { demandsOf } from "@runko/domain/documents/check-document";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Demand } from "@runko/domain/documents/field-demands";
import type { Product } from "../api/entities.ts";
import type { DocumentForm } from "./document-form.ts";
import { toFields } from "./form-values.ts";

/** What decides which fields are asked: the first product its category, each of them the rest. */
export type Asking = { documentType: DocumentType; products: readonly Product[] };

export const demandContext = ({ documentType, products }: Asking) =>
  ({
    documentType,
    category: products[0]?.category ?? "SERVICES",
    needsNni: products.some(({ needsNni }) => needsNni),
    part: { of: "subscriber" },
  }) as const;

/** The fields that the form asks now, each with whether it must be filled in (D-13). */
export function askedFields(form: DocumentForm, context: Asking): ReadonlyMap<FieldName, Demand> {
  if (context.products.length === 0) return new Map();
  return demandsOf(
    { modificationTypes: toFields(form.document, ["modificationTypes"]).modificationTypes },
    demandContext(context),
  );
}

const choiceInput = /^(productGroupId|supplierId|productId|document\.nni(From|To)Id)$/;

/** Whether an input of this name belongs to the choice of a product, and not to the fields that follow from it. */
export const isChoiceInput = (name: string): boolean => choiceInput.test(name);
