import { judgeAction, type Verdict } from "@runko/domain/documents/allowed-actions";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { Actor } from "@runko/domain/documents/ruled-document";
import { factsOf } from "./document-facts.ts";
import { ruledDocument, type StoredDocument } from "./document-store.ts";

const portal: Actor = { userId: "", organizationId: "", role: "SYSTEM" };

/** Nothing of it matters to what the portal itself does. */
const noFacts = {
  locked_by_id: null,
  original: null,
  answer_says_something: false,
  has_live_forward: false,
  case_has_unfinished_change: false,
  actor: { mayForward: false, eventTypeRights: [] },
  dealing: null,
};

type Asked = { now: Date; retentionDays?: number };

/** Asks the table whether the portal itself may do this to the document now. */
export function judgeAsPortal(
  action: DocumentAction,
  document: StoredDocument,
  { now, retentionDays = Infinity }: Asked,
): Verdict {
  const limits = { retentionDays, lockSilenceSeconds: 0 };
  const facts = factsOf(noFacts, document, { purpose: "perform", now, limits });
  return judgeAction(action, portal, ruledDocument(document), facts);
}
