import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentForm } from "../fields/document-form.ts";

/** Input that has not been sent, as the browser keeps it (D-12). */
export type Draft = {
  id: string;
  userId: string;
  organizationId: string;
  documentType: DocumentType;
  /** Instants, ISO 8601. */
  createdAt: string;
  savedAt: string;
  /** Sent with the document, so that however often it is sent it is made once (U13). */
  idempotencyKey: string;
  /** What the list of drafts calls it, outermost first. */
  names: string[];
  /** What the chosen products were called, in the order of choosing, should they leave the catalogue meanwhile. */
  productNames?: string[];
  /** Where it is gone on with; a draft of an older version has none and is the subscriber's. */
  path?: string;
  form: Partial<DocumentForm>;
};

const textKeys = ["id", "userId", "organizationId", "createdAt", "savedAt", "idempotencyKey"] as const;

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  return (
    textKeys.every((key) => typeof draft[key] === "string") &&
    documentTypes.some((type) => type === draft.documentType) &&
    Array.isArray(draft.names) &&
    (draft.productNames === undefined || Array.isArray(draft.productNames)) &&
    (draft.path === undefined || (typeof draft.path === "string" && draft.path.startsWith("/"))) &&
    typeof draft.form === "object" &&
    draft.form !== null
  );
}
