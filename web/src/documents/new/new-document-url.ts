import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";

/** The steps in which a document is made (D-12). */
export const steps = ["product", "fields", "summary"] as const;
export type Step = (typeof steps)[number];

/** What the address of a new document says. Source: specification §2, type, step, supplier, formType. */
export type NewDocumentUrl = {
  type: DocumentType | undefined;
  step: Step;
  supplierId: string | undefined;
  productGroupId: string | undefined;
  formType: ProductCategory | undefined;
  draftId: string | undefined;
};

export function readNewDocumentUrl(query: URLSearchParams): NewDocumentUrl {
  const formType = query.get("formType");
  return {
    type: documentTypes.find((type) => type === query.get("type")),
    step: steps[Number(query.get("step") ?? 1) - 1] ?? "product",
    supplierId: query.get("supplier") ?? undefined,
    productGroupId: query.get("productGroup") ?? undefined,
    formType: productCategories.find((category) => category === formType),
    draftId: query.get("draft") ?? undefined,
  };
}

type Change = { step?: Step; supplierId?: string; draftId?: string };

/** The query with these changes; what it says of anything else stays. */
export function changeNewDocumentUrl(query: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(query);
  if (change.step !== undefined) next.set("step", String(steps.indexOf(change.step) + 1));
  if (change.draftId !== undefined) next.set("draft", change.draftId);
  if (change.supplierId === "") next.delete("supplier");
  else if (change.supplierId !== undefined) next.set("supplier", change.supplierId);
  return next;
}
