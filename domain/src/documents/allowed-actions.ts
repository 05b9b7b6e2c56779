import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { problemStatus } from "../problems/problem-codes.ts";
import { actionGuards } from "./action-guards.ts";
import { actionTable, type ActionRow, type DocumentAction } from "./document-actions.ts";
import { documentParties } from "./document-parties.ts";
import { pathOfStates, type DocumentState } from "./document-states.ts";
import type { RefusalCode } from "../problems/refusal-codes.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

export type Verdict = {
  /** The row that applies, or that would in another state; null for an actor who is no party to the action. */
  row: ActionRow | null;
  /** All that stands in the way, in the order in which it is told (D-10); empty when the action may be done. */
  refusals: RefusalCode[];
};

// Of several refusals that of the first of these statuses is told first (D-10).
const statusOrder: readonly number[] = [403, 423, 409];
const rankOf = (code: RefusalCode): number => statusOrder.indexOf(problemStatus[code]);

function refusalsOf(row: ActionRow, actor: Actor, document: RuledDocument, facts: DocumentFacts): RefusalCode[] {
  const refusals: RefusalCode[] = [];
  if (!row.from.includes(document.eventState)) refusals.push("NOT_ALLOWED_IN_STATE");
  if (document.archived && !row.whenArchived) refusals.push("NOT_ALLOWED_WHEN_ARCHIVED");
  for (const name of row.guards) {
    const answer = actionGuards[name](actor, document, facts);
    if (answer !== true) refusals.push(answer);
  }
  return refusals.length > 1 ? refusals.toSorted((one, other) => rankOf(one) - rankOf(other)) : refusals;
}

type Table = readonly ActionRow[];
type RowsOfType = ReadonlyMap<DocumentAction, Table>;
const known = new WeakMap<Table, ReadonlyMap<DocumentType, RowsOfType>>();

function byAction(table: Table, type: DocumentType): RowsOfType {
  const rows = table.filter(({ types }) => types.includes(type));
  return new Map(rows.map(({ action }) => [action, rows.filter((row) => row.action === action)]));
}

/** The rows of each action of a type, found once for a table: a document is asked about every action whenever it is shown. */
function rowsOf(table: Table, action: DocumentAction, type: DocumentType): Table {
  const rows = known.get(table) ?? new Map(documentTypes.map((one) => [one, byAction(table, one)]));
  known.set(table, rows);
  return rows.get(type)?.get(action) ?? [];
}

const waitsForThis = ({ waits }: RuledDocument, of: ActionRow["of"]): boolean =>
  of === null || waits.some(({ why }) => why === of);

/** Asks the table whether this actor may do this to this document now. */
export function judgeAction(
  action: DocumentAction,
  actor: Actor,
  document: RuledDocument,
  facts: DocumentFacts,
  table: Table = actionTable,
): Verdict {
  const rows = rowsOf(table, action, document.documentType);
  const ofParty = rows.filter(({ party }) => documentParties[party](actor, document, facts));
  const inState = ofParty.filter(({ from }) => from.includes(document.eventState));
  const row = inState.find(({ of }) => waitsForThis(document, of)) ?? inState[0] ?? ofParty[0];
  if (!row) return { row: null, refusals: ["NOT_YOUR_ACTION"] };
  return { row, refusals: refusalsOf(row, actor, document, facts) };
}

export type OfferedActions = {
  allowed: DocumentAction[];
  refused: RefusedOffer[];
};

export type RefusedOffer = {
  action: DocumentAction;
  code: RefusalCode;
  /** Where the state alone stands in its way: the states ahead in which it may be done, the nearest first. */
  states?: DocumentState[];
};

function statesAhead(row: ActionRow, document: RuledDocument): DocumentState[] {
  const path = pathOfStates(document.documentType);
  const here = path.indexOf(document.eventState);
  return here < 0 ? [] : path.filter((state, index) => index > here && row.from.includes(state));
}

const quietRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "ALREADY_ARCHIVED",
  "NOT_ALLOWED_WHEN_ARCHIVED",
  "ALREADY_PROCESSED",
  "NOT_PROCESSED",
  "CANCELLATION_ALREADY_CONFIRMED",
  "NOT_A_FORWARDER",
  "NO_QUESTION_TO_ANSWER",
  "NO_QUESTION_TO_WITHDRAW",
  "NO_REQUEST_TO_ANSWER",
  "NO_CHARGE_TO_ACCEPT",
  "NO_REQUEST_TO_WITHDRAW",
  "REPAIR_ACCEPTED",
  "DATE_NOT_MOVED",
  "DATE_HELD",
  "NO_PROPOSED_DATE",
  "ALREADY_HANDLED",
]);

const offerable = new Set(actionTable.filter(({ from }) => from.length > 0).map(({ action }) => action));

/** What a screen offers: the actions possible now, and those worth showing with the reason why not. */
export function offeredActions(actor: Actor, document: RuledDocument, facts: DocumentFacts): OfferedActions {
  const offered: OfferedActions = { allowed: [], refused: [] };
  for (const action of offerable) {
    const { row, refusals } = judgeAction(action, actor, document, facts);
    const [first] = refusals;
    if (first === undefined) offered.allowed.push(action);
    else if (row === null || refusals.some((code) => quietRefusals.has(code))) continue;
    else if (!refusals.includes("NOT_ALLOWED_IN_STATE")) offered.refused.push({ action, code: first });
    else if (row.makes === "change") {
      const states = statesAhead(row, document);
      if (states.length > 0) offered.refused.push({ action, code: "NOT_ALLOWED_IN_STATE", states });
    }
  }
  return offered;
}
