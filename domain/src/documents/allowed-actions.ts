import { actionGuards } from "./action-guards.ts";
import { actionTable, type ActionRow, type DocumentAction } from "./document-actions.ts";
import { documentParties } from "./document-parties.ts";
import { pathOfStates } from "./document-states.ts";
import type { RefusalCode } from "./refusal-codes.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

export type Verdict = { row: ActionRow; refusal: null } | { row: ActionRow | null; refusal: RefusalCode };

function refusalOf(row: ActionRow, actor: Actor, document: RuledDocument, facts: DocumentFacts): RefusalCode | null {
  if (document.archived && !row.whenArchived) return "NOT_ALLOWED_WHEN_ARCHIVED";
  for (const name of row.guards) {
    const answer = actionGuards[name](actor, document, facts);
    if (answer !== true) return answer;
  }
  return null;
}

/** Asks the table whether this actor may do this to this document now. */
export function judgeAction(
  action: DocumentAction,
  actor: Actor,
  document: RuledDocument,
  facts: DocumentFacts,
): Verdict {
  const ofParty = actionTable.filter(
    (row) =>
      row.action === action &&
      row.types.includes(document.documentType) &&
      documentParties[row.party](actor, document, facts),
  );
  if (ofParty.length === 0) return { row: null, refusal: "NOT_YOUR_ACTION" };
  const row = ofParty.find(({ from }) => from.includes(document.eventState));
  if (!row) return { row: ofParty[0] ?? null, refusal: "NOT_ALLOWED_IN_STATE" };
  const refusal = refusalOf(row, actor, document, facts);
  return refusal === null ? { row, refusal } : { row, refusal };
}

export type OfferedActions = {
  allowed: DocumentAction[];
  refused: { action: DocumentAction; code: RefusalCode }[];
};

function liesAhead(row: ActionRow, document: RuledDocument): boolean {
  const path = pathOfStates(document.documentType);
  const here = path.indexOf(document.eventState);
  return here >= 0 && row.from.some((state) => path.indexOf(state) > here);
}

const quietRefusals: readonly RefusalCode[] = [
  "NOT_YOUR_ACTION",
  "ALREADY_ARCHIVED",
  "NOT_ALLOWED_WHEN_ARCHIVED",
  "ALREADY_PROCESSED",
  "NOT_PROCESSED",
  "CANCELLATION_ALREADY_CONFIRMED",
  "NOT_A_FORWARDER",
];

/** What a screen offers: the actions possible now, and those worth showing with the reason why not. */
export function offeredActions(actor: Actor, document: RuledDocument, facts: DocumentFacts): OfferedActions {
  const offered: OfferedActions = { allowed: [], refused: [] };
  const actions = new Set(actionTable.filter(({ from }) => from.length > 0).map(({ action }) => action));
  for (const action of actions) {
    const { row, refusal } = judgeAction(action, actor, document, facts);
    if (refusal === null) offered.allowed.push(action);
    else if (quietRefusals.includes(refusal)) continue;
    else if (refusal !== "NOT_ALLOWED_IN_STATE" || (row?.makes === "change" && liesAhead(row, document)))
      offered.refused.push({ action, code: refusal });
  }
  return offered;
}
