import type { PathRole } from "../organizations/roles.ts";
import { actionTable, type ActionRow, type DocumentAction } from "./document-actions.ts";
import { canBeParty } from "./document-parties.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** The first row by which an action on a document of this type belongs to this role; every offered one has one. */
export function rowOfRole(action: DocumentAction, role: PathRole, type: DocumentType): ActionRow {
  const row = actionTable.find(
    (one) => one.action === action && one.types.includes(type) && canBeParty(one.party, role, type),
  );
  if (!row) throw new Error(`${action} of ${type} does not belong to ${role}`);
  return row;
}
