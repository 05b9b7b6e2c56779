import { actionTable, type DocumentAction } from "./document-actions.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

type Standing = {
  documentType: DocumentType;
  eventState: DocumentState;
  allowedActions: readonly DocumentAction[];
};

/**
 * The allowed step that asks for nothing and after which this action could be done, so that one press may do both;
 * undefined when there is none, or when the action can be done already.
 */
export function stepBefore(action: DocumentAction, document: Standing): DocumentAction | undefined {
  const { documentType: type, eventState: state, allowedActions: allowed } = document;
  if (allowed.includes(action)) return undefined;
  const wanted = actionTable.filter((row) => row.action === action && row.types.includes(type));
  return actionTable.find(
    ({ action: step, types, from, to, makes, fields, reason }) =>
      allowed.includes(step) &&
      types.includes(type) &&
      from.includes(state) &&
      makes === "change" &&
      fields === null &&
      reason === null &&
      to !== null &&
      wanted.some((row) => row.from.includes(to)),
  )?.action;
}
