import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { WholeDocument } from "../api/entities.ts";

/** The actions that are asked about before they are done. */
export const askedActions = [
  "cancel",
  "cancelBySupplier",
  "reject",
  "returnForCompletion",
  "deliver",
  "withdrawQuestion",
  "withdrawRequest",
  "acceptProposedDate",
  "reopenFault",
] as const;
export type AskedAction = (typeof askedActions)[number];

export const isAsked = (action: DocumentAction): action is AskedAction =>
  askedActions.some((known) => known === action);

/** What is asked, and the document as it was then: nothing that came later is agreed to unseen. */
export type Asked = { action: AskedAction; document: WholeDocument };
