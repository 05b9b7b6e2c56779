import type { SourceMode } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { address, type Part, type UrlOf } from "../../addresses/address.ts";
import { flag, idOf, oneOf, textOf } from "../../addresses/parts.ts";

/** The steps in which a document is made (D-12). */
export const steps = ["product", "fields", "summary"] as const;
export type Step = (typeof steps)[number];

/** How a document begins. Source: specification §4 */
const status = oneOf("status", ["NEW", "COPY", "FORWARD", "FROM_EXISTING"]);

/** The document that a new one comes from, and how (T14 to T17). */
export type DocumentSource = { eventId: number; mode: SourceMode };

const source: Part<DocumentSource | undefined> = {
  names: ["source"],
  read: (query) => {
    const eventId = Number(query.get("source"));
    if (!Number.isSafeInteger(eventId) || eventId <= 0) return undefined;
    const begins = status.read(query) ?? "NEW";
    return { eventId, mode: begins === "NEW" ? "ORDER" : begins };
  },
  write: (from) => ({ source: from && String(from.eventId) }),
};

/** Counted from 1; undefined is the first that is not skipped. */
const step: Part<Step | undefined> = {
  names: ["step"],
  read: (query) => steps[Number(query.get("step")) - 1],
  write: (shown) => ({ step: shown && String(steps.indexOf(shown) + 1) }),
};

/** What the address of a new document says; what the page around the form says stands beside it. Source: specification §2 */
export const newDocumentAddress = address(
  {
    type: oneOf("type", documentTypes),
    /** Stays as it is written. */
    mode: oneOf("mode", ["new", "forward"]),
    status,
    source,
    /** Asks to pass by the first step. */
    skip: flag("skip"),
    supplierId: idOf("supplier"),
    productGroupId: idOf("productGroup"),
    formType: oneOf("formType", productCategories),
    step,
    draftId: idOf("draft"),
    productId: idOf("product"),
    /** Where it is to be delivered, as far as it is known. */
    streetName: textOf("street"),
    streetNumber: textOf("number"),
    streetLetter: textOf("letter"),
    apartment: textOf("apartment"),
    postalCode: textOf("postal"),
    postalPlace: textOf("place"),
  },
  { shared: true },
);
export type NewDocumentUrl = UrlOf<typeof newDocumentAddress>;

/** Whether the first step is passed by: supplier and group or form type in the address lead to one product. */
export const skipsProduct = ({ skip, supplierId, productGroupId, formType }: NewDocumentUrl): boolean =>
  skip && supplierId !== undefined && (productGroupId !== undefined || formType !== undefined);

/** The address in which a new document of this type is made from another one; an order from an inquiry begins as new, a copy with another product where one is named. */
export function newDocumentPath(
  type: DocumentType,
  from: DocumentSource,
  product: Pick<NewDocumentUrl, "productId" | "productGroupId" | "supplierId"> | undefined = undefined,
): string {
  const begins = from.mode === "ORDER" ? "NEW" : from.mode;
  return `/subscriber/documents/new?${newDocumentAddress.write({ type, mode: "new", status: begins, source: from, ...product, skip: product !== undefined })}`;
}

/** The address in which a form is gone on with later, from its first step that asks for something. */
export const resumeUrl = (pathname: string, query: URLSearchParams): string =>
  `${pathname}?${newDocumentAddress.change(query, { step: undefined })}`;
