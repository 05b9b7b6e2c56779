import type { RuledDocument } from "@runko/domain/documents/ruled-document";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { DocumentScope } from "./document-scope.ts";
import { loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";

export type OpenedDocument = { stored: StoredDocument; ruled: RuledDocument };

/** A document for what hangs on it; one that the scope does not see is not there. `lock` holds it until the transaction ends. */
export async function openDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  options: { lock?: boolean } = {},
): Promise<OpenedDocument> {
  const stored = await loadDocument(db, scope, eventId, options);
  if (!stored) throw new Problem("DOCUMENT_NOT_FOUND");
  return { stored, ruled: ruledDocument(stored) };
}
