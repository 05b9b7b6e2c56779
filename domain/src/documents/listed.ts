import { awaitsCancelConfirmation } from "./derived-words.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

type Listed = {
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
  cancelledByCustomer: boolean;
  cancelConfirmed: boolean;
};

/**
 * Whether a document stands in the lists and counts of one of its parties. Archiving takes it out, but for the supplier
 * who has yet to confirm that the customer cancelled (D-48).
 */
export function isListed(document: Listed, side: "subscriber" | "supplier"): boolean {
  if (!document.archived) return true;
  return side === "supplier" && document.cancelledByCustomer && awaitsCancelConfirmation(document);
}
