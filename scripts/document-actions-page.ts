import type { EffectName } from "@runko/domain/documents/action-effects";
import { takenInputs, type InputNeed } from "@runko/domain/documents/action-inputs";
import type { GuardName } from "@runko/domain/documents/action-guards";
import {
  actionTable,
  documentActions,
  type ActionRow,
  type DocumentAction,
} from "@runko/domain/documents/document-actions";
import type { PartyName } from "@runko/domain/documents/document-parties";
import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import { texts } from "@runko/domain/texts/texts";

const { documentRefusals, documents, enumerations } = texts;

const partyWords: Record<PartyName, string> = {
  subscriber: "subscriber",
  owner: "subscriber; of a fault notice that a fault handler made, its maker",
  withdrawer: "subscriber; of a fault notice that a fault handler made, also its maker",
  supplier: "supplier",
  answerer: "supplier; of a fault notice, a fault handler of the supplier",
  counterpartOfCanceller: "the party that did not cancel",
  forwarder: "subscriber of the document who supplies its original",
  system: "the system",
};

/** The refusals that each guard gives; the test of this page holds them to the guards. */
export const guardRefusals: Record<GuardName, readonly RefusalCode[]> = {
  notReservedByAnother: ["EVENT_RESERVED"],
  ownEditLock: ["EVENT_RESERVED", "EDIT_LOCK_REQUIRED"],
  cancellationUnconfirmed: ["CANCELLATION_ALREADY_CONFIRMED"],
  notArchived: ["ALREADY_ARCHIVED"],
  notProcessed: ["ALREADY_PROCESSED"],
  processed: ["NOT_PROCESSED"],
  notOrdered: ["ALREADY_ORDERED"],
  notRejected: ["SOURCE_REJECTED"],
  stillValid: ["VALIDITY_EXPIRED"],
  notDisconnected: ["ORDER_DISCONNECTED"],
  mayCreateType: ["EVENT_TYPE_RIGHT_MISSING"],
  supplierTakesOrder: ["EVENT_TYPE_RIGHT_MISSING", "SUPPLIER_TYPE_NOT_ACTIVE", "SUBSCRIPTION_MISSING"],
  supplierTakesChangeOrder: ["EVENT_TYPE_RIGHT_MISSING", "SUPPLIER_TYPE_NOT_ACTIVE", "SUBSCRIPTION_MISSING"],
  noUnfinishedChange: ["CASE_HAS_UNFINISHED_CHANGE"],
  mayForward: ["NOT_A_FORWARDER"],
  ownOriginalNotReady: ["FORWARDING_OVER"],
  noLiveForward: ["ALREADY_FORWARDED"],
  originalTakesTransfer: [
    "NO_ORIGINAL",
    "ORIGINAL_ARCHIVED",
    "ORIGINAL_READY",
    "ORIGINAL_CANCELLED",
    "ORIGINAL_ORDERED",
  ],
  answerSaysSomething: ["ANSWER_SAYS_NOTHING"],
  handledByNobody: ["ALREADY_HANDLED"],
  repairUnanswered: ["REPAIR_ACCEPTED", "REPAIR_ANSWER_OVER"],
  dateUnanswered: ["DATE_HELD", "DATE_NOT_MOVED"],
  dateProposed: ["NO_PROPOSED_DATE"],
  proposalAhead: ["PROPOSED_DATE_PAST"],
  retentionOver: ["RETENTION_NOT_OVER"],
  noOwnQuestion: ["QUESTION_OPEN"],
  ownQuestion: ["NO_QUESTION_TO_WITHDRAW"],
  questionToAnswer: ["NO_QUESTION_TO_ANSWER"],
  noRequest: ["REQUEST_OPEN"],
  ownRequest: ["NO_REQUEST_TO_WITHDRAW"],
  requestToAnswer: ["NO_REQUEST_TO_ANSWER"],
  chargeToAnswer: ["NO_CHARGE_TO_ACCEPT"],
  chargeRunOut: ["CHARGE_STANDS"],
};

const effectWords: Record<EffectName, string> = {
  setCancelledByCustomer: "marked as cancelled by the customer",
  setCancelledBySupplier: "marked as cancelled by the supplier",
  setRejected: "marked as rejected",
  setCancelConfirmed: "the cancellation is confirmed",
  setReturned: "it waits to be completed",
  clearReturned: "it no longer waits to be completed",
  setArchived: "archived: out of lists and counts, found by search",
  setUserProcessed: "marked as processed",
  clearUserProcessed: "no longer marked as processed",
  recordSupplierUser: "the supplier's user is recorded",
  recordHandler: "who handles it on the actor's side is recorded, which the other side is not told",
  releaseEditLock: "the edit lock is released",
  tellSupplier: "the supplier is told",
  tellSubscriber: "the subscriber is told",
  warnForwarder: "whoever forwarded it is warned, when anything of it has changed",
  releaseConnectionIds: "its connection ids are free again",
  markOrderModified: "a change order marks the case's order as modified",
  markOrderDisconnected: "a cancel order marks the case's order as disconnected",
  freeOrderedSource: "what it was ordered from can be ordered again",
  refreshOrderOfFault: "those who look at the order of a fault see whether it is being handled",
  askSubscriber: "it waits for the subscriber's answer",
  askSupplier: "it waits for the supplier's answer",
  endSubscriberQuestion: "it no longer waits for the subscriber's answer",
  endSupplierQuestion: "it no longer waits for the supplier's answer",
  keepQuestion: "the question is kept for the two parties alone",
  keepAnswer: "the answer is kept with its question",
  withdrawQuestion: "the question is kept as withdrawn",
  lapseQuestions: "questions that nobody has answered lapse",
  askToCancel: "it waits for the supplier to say whether it is cancelled",
  endCancelRequest: "it no longer waits for the supplier to say whether it is cancelled",
  chargeForCancelling: "it waits for the subscriber to accept what cancelling costs",
  endCancelCharge: "it no longer waits for the subscriber to accept what cancelling costs",
  askToAmend: "it waits for the supplier to say whether it is changed",
  endAmendRequest: "it no longer waits for the supplier to say whether it is changed",
  chargeForAmending: "it waits for the subscriber to accept what changing costs",
  endAmendCharge: "it no longer waits for the subscriber to accept what changing costs",
  keepRequest: "the request is kept for the two parties alone",
  keepCharge: "the charge is kept with the request",
  keepAcceptance: "the request is kept as accepted by the supplier",
  keepConsent: "the request is kept as accepted at its charge",
  keepRefusal: "the request is kept as refused, with why",
  keepWithdrawal: "the request is kept as withdrawn",
  lapseRequests: "a request that is under way lapses",
  askAboutRepair: "it waits for the subscriber to accept the repair, within the days of REPAIR_ANSWER_DAYS",
  endRepairAnswer: "the repair waits for no answer any more",
  setRepairAccepted: "the repair is accepted",
  setReopened: "marked as opened again, and no longer as processed; it is no longer ready",
  clearReopened: "no longer marked as opened again",
  commitDate: "the confirmed date is the committed one",
  moveDate: "a date that moved waits for the subscriber, and its history keeps why",
  tellDelay: "the delay is told, with a new day or until one is told",
  endDates: "no date waits for an answer any more",
  acceptDate: "the date that moved is agreed on",
  proposeDate: "the proposed date waits for the supplier",
  takeProposedDate: "the proposed date is confirmed; the subscriber's own wish is committed too",
  refuseProposedDate: "the proposed date is gone",
  anonymizeContacts: "the personal data of contact persons are replaced",
};

const listed = (items: readonly string[]): string => items.join(", ");

const fieldWords = {
  subscriber: "the subscriber's form",
  answer: "the supplier's answer",
  asked: "those fields of the subscriber's that the question names",
  wished: "what is wished of the subscriber's form, which stays until it is accepted",
  requested: "what was requested, which whoever carries it out does not send",
} as const;

const needWords: Record<InputNeed, string> = {
  required: "required",
  optional: "optional",
  unlessDayHolds: "unless the day that is told is the confirmed one",
  whenDateMoves: "required where the confirmed date moves",
  withText: "with `text`",
  withDelayReason: "with `delayReason`",
  forOtherReason: "required with the code `OTHER`",
};

const inputWords = ({ takes }: ActionRow): string =>
  listed(takenInputs(takes).map((name) => `\`${name}\` (${needWords[takes[name] ?? "optional"]})`));

function whatBecomes({ makes, to }: ActionRow): string {
  if (makes === "newDocument") return to === null ? "new document" : `new document, ${to}`;
  return to === null ? "stays" : `→ ${to}`;
}

// Archiving takes an archived document only to say that it is one already.
const takesArchived = ({ whenArchived, guards }: ActionRow): boolean => whenArchived && !guards.includes("notArchived");

function rowsOf(type: DocumentType, action: DocumentAction, state: DocumentState): ActionRow[] {
  return actionTable.filter((row) => row.action === action && row.types.includes(type) && row.from.includes(state));
}

function matrix(type: DocumentType): string {
  const states = countedStates(type);
  const possible = documentActions.filter((action) => states.some((state) => rowsOf(type, action, state).length > 0));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = possible.map((action) => {
    const cells = states.map((state) => {
      const outcomes = rowsOf(type, action, state).map((row) => `${whatBecomes(row)}${takesArchived(row) ? "*" : ""}`);
      return [...new Set(outcomes)].join(" or ");
    });
    return line([`[\`${action}\`](#${action.toLowerCase()})`, documents.actions[action](type), ...cells]);
  });
  return [
    `### ${type} (${documents.types[type].one.toLowerCase()})`,
    "",
    line(["action", "button", ...states]),
    line(["action", "button", ...states].map(() => "---")),
    ...rows,
  ].join("\n");
}

function needsOf(row: ActionRow): string[] {
  const codes = [...new Set(row.guards.flatMap((guard) => guardRefusals[guard]))];
  return codes.map((code) => `refused with \`${code}\`: ${documentRefusals[code]}`);
}

function ruleSection(row: ActionRow): string {
  const archived = takesArchived(row) ? ", archived or not" : "";
  const from = row.from.length === 0 ? "" : `from ${listed(row.from)}${archived}: `;
  return [
    `**${row.rule}** ${listed(row.types)}`,
    "",
    `- who: ${partyWords[row.party]}`,
    ...(row.of === null ? [] : [`- while it waits for \`${row.of}\``]),
    `- ${from}${whatBecomes(row)}`,
    ...(row.internal ? ["- stays inside the organization: the other side neither reads of it nor hears of it"] : []),
    ...(row.fields === null ? [] : [`- takes ${fieldWords[row.fields]}`]),
    ...(takenInputs(row.takes).length === 0 ? [] : [`- takes of its own: ${inputWords(row)}`]),
    ...(row.reason === null ? [] : [`- asks for a reason: ${documents.fields[row.reason]} (\`${row.reason}\`)`]),
    ...needsOf(row).map((need) => `- ${need}`),
    ...row.effects.map((effect) => `- then ${effectWords[effect]}`),
    `- logged as ${enumerations.historyLabel[row.log]} (\`${row.log}\`)`,
  ].join("\n");
}

function actionSection(action: DocumentAction): string {
  const rows = actionTable.filter((row) => row.action === action);
  return [`### ${action}`, ...rows.map(ruleSection)].join("\n\n");
}

const head = `# Document actions

Who may do what to a document, when, and what follows. Written by \`npm run docs:actions\` from the table in
\`domain/src/documents/document-actions.ts\`: change the table, then run it. A test fails while this page is stale.

An action in a state that does not allow it is refused with \`NOT_ALLOWED_IN_STATE\` (${documentRefusals.NOT_ALLOWED_IN_STATE}),
of an archived document with \`NOT_ALLOWED_WHEN_ARCHIVED\` (${documentRefusals.NOT_ALLOWED_WHEN_ARCHIVED}),
by anyone but the one it belongs to with \`NOT_YOUR_ACTION\` (${documentRefusals.NOT_YOUR_ACTION}).

Any change by the supplier or its fault handler takes off the mark that the subscriber has processed the document.`;

const matrixHead = `## By document type

*stays*: the state stays. *new document*: a form for a new one opens. An asterisk: of an archived document too.`;

/** docs/document-actions.md as the table has it now. */
export function writeDocumentActionsPage(): string {
  const sections = [
    head,
    matrixHead,
    ...documentTypes.map(matrix),
    "## By action",
    ...documentActions.map(actionSection),
  ];
  return `${sections.join("\n\n")}\n`;
}
