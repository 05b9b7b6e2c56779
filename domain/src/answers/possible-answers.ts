import { actionTable } from "../documents/document-actions.ts";
import type { DocumentState } from "../documents/document-states.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { answerActions, type AnswerAction } from "./answer-columns.ts";

/** A fault is answered by who repaired it, on its own page. */
export const answeredTypes = documentTypes.filter((type): type is Exclude<DocumentType, "Fault"> => type !== "Fault");

/** The states in which a document may still be answered. */
export const answeredStates = [
  "OPEN",
  "IN_PROCESSING",
  "CONFIRMED",
  "IN_DELIVERY",
] as const satisfies readonly DocumentState[];

const inState = (type: DocumentType, state: DocumentState): AnswerAction[] =>
  answerActions.filter((action) =>
    actionTable.some((row) => row.action === action && row.types.includes(type) && row.from.includes(state)),
  );

/** What a row of a file may do to a document: what is open is taken into processing by its answer. */
export const possibleAnswers = (type: DocumentType, state: DocumentState): AnswerAction[] =>
  state === "OPEN" ? ["startProcessing", ...inState(type, "IN_PROCESSING")] : inState(type, state);

/** Whether the document is first to be taken into processing, so that the row can do what it asks. */
export const isTakenFirst = (
  action: AnswerAction,
  { type, state }: { type: DocumentType; state: DocumentState },
): boolean => state === "OPEN" && action !== "startProcessing" && inState(type, "IN_PROCESSING").includes(action);
