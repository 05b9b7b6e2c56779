import { storedJson, type StoredValue } from "../../storage/stored-value.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { editActions, type EditAction } from "./check-edit.ts";

/** Changes to a document that have not been saved, as the browser keeps them (U1). */
export type EditDraft = {
  action: EditAction;
  savedAt: string;
  /** The document as it was when the editing began. */
  base: WholeDocument;
  form: DocumentForm;
};

function isEditDraft(value: unknown): value is EditDraft {
  if (typeof value !== "object" || value === null) return false;
  const { action, savedAt, base, form } = value as Partial<Record<keyof EditDraft, unknown>>;
  return (
    editActions.some((known) => known === action) &&
    typeof savedAt === "string" &&
    typeof base === "object" &&
    base !== null &&
    "document" in base &&
    "version" in base &&
    typeof form === "object" &&
    form !== null &&
    "document" in form
  );
}

const known = new Map<string, StoredValue<EditDraft>>();

/** Where a user's unsaved changes to a document are kept. */
export function editDraftOf({ organizationId, role }: Scope, userId: string, eventId: number): StoredValue<EditDraft> {
  const key = `edit-draft:${userId}:${organizationId}:${role}:${eventId}`;
  const stored = known.get(key) ?? storedJson(key, isEditDraft);
  known.set(key, stored);
  return stored;
}
