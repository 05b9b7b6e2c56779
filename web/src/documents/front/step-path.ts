import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { PathRole } from "@runko/domain/organizations/roles";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import type { DocumentRow } from "../api/entities.ts";
import { editActions } from "../edit/check-edit.ts";
import { documentAddress, editingOf } from "../edit/document-url.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import { madeFrom } from "../page/made-from.ts";

/** What is done at one press in a row: it asks for nothing, and nothing is asked about it. */
export const stepsAtOnce = [
  "startProcessing",
  "confirmCancellation",
  "markProcessed",
  "acceptDate",
  "acceptRepair",
] as const satisfies readonly DocumentAction[];

export const isAtOnce = (action: DocumentAction): boolean => stepsAtOnce.some((known) => known === action);

/** The address where the step is open already: the form of the answer, the dialog, a new document; else the document. */
export function stepPath(
  role: PathRole,
  { id, documentType }: Pick<DocumentRow, "id" | "documentType">,
  action: DocumentAction | undefined,
): string {
  const path = routes.document(areaOfRole[role], id);
  if (action === undefined) return path;
  const made = madeFrom(action, documentType);
  if (made) return newDocumentPath(made.type, { eventId: id, mode: made.mode });
  const edit = editActions.find((known) => known === action);
  return `${path}?${documentAddress.write(edit ? editingOf(edit) : { ask: action })}`;
}
