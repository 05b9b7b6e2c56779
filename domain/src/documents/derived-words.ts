import type { Catalogue } from "../texts/catalogue.ts";
import type { DocumentState } from "./document-states.ts";
import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";

type Derived = {
  documentType: DocumentType;
  eventState: DocumentState;
  rejected: boolean;
  modified: boolean;
  disconnected: boolean;
  imported?: boolean | undefined;
  cancelConfirmed?: boolean | null | undefined;
  processingFaultReport?: boolean | undefined;
  returned?: boolean | undefined;
  reopened?: boolean | undefined;
  heldReason?: string | null | undefined;
};

/** Whether the party that did not cancel has yet to confirm that it knows. Source: specification §4, T11. */
export function awaitsCancelConfirmation(
  document: Pick<Derived, "documentType" | "eventState" | "cancelConfirmed">,
): boolean {
  return document.eventState === "CANCELLED" && isOrderType(document.documentType) && document.cancelConfirmed !== true;
}

/** What is said of a document beside its state. Source: D-9b. */
export function derivedWords({ derived }: Catalogue["documents"], document: Derived): string[] {
  return [
    ...(awaitsCancelConfirmation(document) ? [derived.unconfirmedCancellation] : []),
    ...(document.returned ? [derived.returned] : []),
    ...(document.heldReason ? [derived.held] : []),
    ...(document.reopened ? [derived.reopened] : []),
    ...(document.imported ? [derived.imported] : []),
    ...(document.modified ? [derived.modified] : []),
    ...(document.disconnected ? [derived.disconnected] : []),
    ...(document.rejected ? [derived.rejected] : []),
    ...(document.processingFaultReport ? [derived.faultBeingHandled] : []),
  ];
}
