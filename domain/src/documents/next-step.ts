import { documentTypes } from "../enumerations/document-types.ts";
import { judgeAction } from "./allowed-actions.ts";
import type { DocumentAction } from "./document-actions.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

/** A row of a list, which tells less than its document. */
type ListedDocument = Omit<RuledDocument, "createdById" | "createdByRole" | "validUntilDate" | "handlerIds"> & {
  document: { validUntilDate?: string | null | undefined };
  /** Of the reader's own side: of the other's nothing is asked. */
  handlerId: string | null;
};

/** What the rules know of a document by its row. */
export const ruledRow = (row: ListedDocument): RuledDocument => ({
  ...row,
  createdById: "",
  createdByRole: "SUBSCRIBER",
  validUntilDate: row.document.validUntilDate ?? null,
  handlerIds: { subscriber: row.handlerId, supplier: row.handlerId },
});

/** All is well beside the row: the server, which knows, has the last word. */
const facts: DocumentFacts = {
  purpose: "offer",
  today: "",
  lockedById: null,
  original: null,
  answerSaysSomething: true,
  hasLiveForward: false,
  caseHasUnfinishedChange: false,
  actorMayForward: true,
  eventTypeRights: documentTypes,
  dealing: {
    publicSupplier: true,
    subscribedEventTypes: documentTypes,
    activeEventTypes: documentTypes,
    eventTypeRights: documentTypes,
    hasFaultHandler: true,
  },
  retentionOver: false,
};

/** The first of these steps that the document takes of this actor, as far as its row tells. */
export function nextStep(
  steps: readonly DocumentAction[],
  actor: Actor,
  row: ListedDocument,
): DocumentAction | undefined {
  const document = ruledRow(row);
  return steps.find((action) => judgeAction(action, actor, document, facts).refusals.length === 0);
}
