import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { actionTable, type DocumentAction } from "@runko/domain/documents/document-actions";
import { canBeParty } from "@runko/domain/documents/document-parties";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Actor, DocumentFacts } from "@runko/domain/documents/ruled-document";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentRow } from "../api/entities.ts";

/** What can be done to several documents of a list: nothing that asks for more than the row itself tells. */
export const bulkActions = [
  "startProcessing",
  "deliver",
  "confirmCancellation",
  "markProcessed",
  "unmarkProcessed",
  "archive",
] as const satisfies readonly DocumentAction[];
export type BulkAction = (typeof bulkActions)[number];

/** The actions that a list of these types offers in this role. */
export const bulkActionsOf = (types: readonly DocumentType[], role: PathRole): readonly BulkAction[] =>
  bulkActions.filter((action) =>
    actionTable.some(
      (row) =>
        row.action === action && types.some((type) => row.types.includes(type) && canBeParty(row.party, role, type)),
    ),
  );

/** None of the bulk actions asks any of these. */
const noFacts: DocumentFacts = {
  purpose: "offer",
  today: "",
  lockedById: null,
  original: null,
  hasLiveForward: false,
  caseHasUnfinishedChange: false,
  actorMayForward: false,
  eventTypeRights: [],
  dealing: null,
  retentionOver: false,
};

/** Why the action cannot be done to this row, in Finnish; undefined when it can. The server has the last word. */
export function bulkRefusal(action: BulkAction, actor: Actor, row: DocumentRow): string | undefined {
  const ruled = { ...row, createdById: "", createdByRole: "SUBSCRIBER" as const, validUntilDate: null };
  const [refusal] = judgeAction(action, actor, ruled, noFacts).refusals;
  return refusal && texts.documents.refusals[refusal];
}

/** Whether the action is told with the version that the user saw (D-10). */
export const isVersioned = (action: BulkAction): boolean =>
  actionTable.some((row) => row.action === action && row.versioned);
