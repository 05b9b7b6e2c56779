import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { cannotBeUndone } from "@runko/domain/documents/cannot-be-undone";
import { actionTable, type DocumentAction } from "@runko/domain/documents/document-actions";
import { ruledRow } from "@runko/domain/documents/next-step";
import { canBeParty } from "@runko/domain/documents/document-parties";
import { isOrderType, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Actor, DocumentFacts } from "@runko/domain/documents/ruled-document";
import { refusalToWriteMessages } from "@runko/domain/messages/message-parties";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.bulk;

/** What can be done to several documents of a list, in the order of its buttons. */
export const bulkActions = [
  "startProcessing",
  "take",
  "confirm",
  "deliver",
  "signReady",
  "markProcessed",
  "unmarkProcessed",
  "archive",
  "confirmCancellation",
  "assign",
  "sendMessage",
  "edit",
  "returnForCompletion",
  "reject",
  "cancel",
] as const satisfies readonly (DocumentAction | "sendMessage")[];
export type BulkAction = (typeof bulkActions)[number];
export type BulkDocumentAction = Exclude<BulkAction, "sendMessage">;

/** What asks for more than the rows tell, in a dialog. */
export const askedBulkActions = [
  "confirm",
  "signReady",
  "assign",
  "sendMessage",
  "edit",
  "returnForCompletion",
  "reject",
  "cancel",
] as const satisfies readonly BulkAction[];
export type AskedBulkAction = (typeof askedBulkActions)[number];

export const asksBulk = (action: BulkAction): action is AskedBulkAction =>
  askedBulkActions.some((asked) => asked === action);

/** Whether it ends one of the rows for good. */
export const endsRows = (action: BulkAction, rows: readonly DocumentRow[]): boolean =>
  action !== "sendMessage" && rows.some((row) => cannotBeUndone(action, row));

/** So many are changed at a time. */
export const mostRows = 500;

/** An answer is written on its own page; only what is delivered is signed off by a day alone. */
const takesSeveral = (action: BulkDocumentAction, type: DocumentType) => action !== "signReady" || isOrderType(type);

/** A fault handler's own notices are few, and changed on their pages. */
const ofSubscriber: ReadonlySet<BulkAction> = new Set(["edit", "cancel"]);

function isOffered(action: BulkAction, types: readonly DocumentType[], role: PathRole): boolean {
  if (ofSubscriber.has(action) && role !== "SUBSCRIBER") return false;
  if (action === "sendMessage") return types.some((type) => canBeParty(sideOf(role), role, type));
  return actionTable.some(
    (row) =>
      row.action === action &&
      types.some((type) => row.types.includes(type) && takesSeveral(action, type) && canBeParty(row.party, role, type)),
  );
}
const sideOf = (role: PathRole) => (role === "SUBSCRIBER" ? "subscriber" : "answerer");

/** The actions that a list of these types offers in this role. */
export const bulkActionsOf = (types: readonly DocumentType[], role: PathRole): readonly BulkAction[] =>
  bulkActions.filter((action) => isOffered(action, types, role));

/** What its button says of these. */
export const bulkLabel = (action: BulkAction, type: DocumentType): string =>
  action in words.labels
    ? words.labels[action as keyof typeof words.labels]
    : texts.documents.actions[action as BulkDocumentAction](type);

/** None of the bulk actions asks any of these; what is reserved, the server says. */
const noFacts: DocumentFacts = {
  purpose: "offer",
  today: "",
  lockedById: null,
  original: null,
  answerSaysSomething: true,
  hasLiveForward: false,
  caseHasUnfinishedChange: false,
  actorMayForward: false,
  eventTypeRights: [],
  dealing: null,
  retentionOver: false,
};

/** Why the action cannot be done to this row, in Finnish; undefined when it can. The server has the last word. */
export function bulkRefusal(action: BulkAction, actor: Actor, row: DocumentRow): string | undefined {
  const ruled = ruledRow(row);
  if (action !== "sendMessage" && !takesSeveral(action, row.documentType)) return words.onOwnPage;
  const refusal =
    action === "sendMessage"
      ? refusalToWriteMessages(actor, ruled)
      : judgeAction(action, actor, ruled, noFacts).refusals[0];
  return refusal ? texts.documentRefusals[refusal] : undefined;
}

/** Whether the action is told with the version that the user saw (D-10). */
export const isVersioned = (action: BulkAction): boolean =>
  actionTable.some((row) => row.action === action && row.versioned);
