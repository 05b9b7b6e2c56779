import type { SourceMode } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";

/** The steps in which a document is made (D-12). */
export const steps = ["product", "fields", "summary"] as const;
export type Step = (typeof steps)[number];

/** How a document begins. Source: specification §4 */
const beginnings = ["NEW", "COPY", "FORWARD", "FROM_EXISTING"] as const;

/**
 * What the address of a new document says. Source: specification §2. `mode` is always `new` here, and stays as it is
 * written; parts that it does not know are as usual.
 */
export type NewDocumentUrl = {
  type: DocumentType | undefined;
  /** How the document begins; `NEW` unless told otherwise. */
  status: (typeof beginnings)[number];
  /** Undefined when the address names none: then it is the first that is not skipped. */
  step: Step | undefined;
  /** `skip=1`: the first step is passed by while supplier and group or form type in the address lead to one product. */
  skipsProduct: boolean;
  supplierId: string | undefined;
  productGroupId: string | undefined;
  formType: ProductCategory | undefined;
  draftId: string | undefined;
  /** The document that this one comes from: `source=<TID>`, and `status` says how. */
  source: DocumentSource | undefined;
};

function readSource(query: URLSearchParams, status: NewDocumentUrl["status"]): DocumentSource | undefined {
  const eventId = Number(query.get("source"));
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return undefined;
  return { eventId, mode: status === "NEW" ? "ORDER" : status };
}

export function readNewDocumentUrl(query: URLSearchParams): NewDocumentUrl {
  const category = productCategories.find((known) => known === query.get("formType"));
  const status = beginnings.find((known) => known === query.get("status")) ?? "NEW";
  return {
    type: documentTypes.find((type) => type === query.get("type")),
    status,
    step: steps[Number(query.get("step")) - 1],
    skipsProduct:
      query.get("skip") === "1" && query.has("supplier") && (query.has("productGroup") || category !== undefined),
    supplierId: query.get("supplier") ?? undefined,
    productGroupId: query.get("productGroup") ?? undefined,
    formType: category,
    draftId: query.get("draft") ?? undefined,
    source: readSource(query, status),
  };
}

/** The document that a new one comes from, and how (T14 to T17). */
export type DocumentSource = { eventId: number; mode: SourceMode };

/** The address in which a new document of this type is made from another one; an order from an inquiry begins as new. */
export function newDocumentPath(type: DocumentType, { eventId, mode }: DocumentSource): string {
  const query = { type, mode: "new", status: mode === "ORDER" ? "NEW" : mode, source: String(eventId) };
  return `/subscriber/documents/new?${new URLSearchParams(query)}`;
}

/** The address in which a form is gone on with later, from its first step that asks for something. */
export function resumeUrl(pathname: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete("step");
  return `${pathname}?${kept}`;
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
