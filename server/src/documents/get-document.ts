import { offeredActions } from "@runko/domain/documents/allowed-actions";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { sql, type Kysely } from "kysely";
import type { AttachedFile } from "../attachments/file-schema.ts";
import { showFiles } from "../attachments/show-files.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { attachedFiles, documentJoins, documentJson } from "./document-json.ts";
import { loadDocumentFacts, type FactLimits } from "./document-facts.ts";
import type { DocumentScope } from "./document-scope.ts";
import { isOwnDocument, loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";

export type ShownDocument = { json: string; version: number };

async function actionsJson(
  db: Kysely<Database>,
  scope: DocumentScope,
  document: StoredDocument,
  now: Date,
  limits: FactLimits,
): Promise<string> {
  if (!scope.mayAct || !isOwnDocument(scope, document)) return `"allowedActions":[],"refusedActions":[]`;
  const facts = await loadDocumentFacts(db, scope, document, "offer", now, limits);
  const { allowed, refused } = offeredActions(scope, ruledDocument(document), facts);
  const reasons = refused.map(({ action, code }) => ({ action, code, message: texts.documents.refusals[code] }));
  return `"allowedActions":${JSON.stringify(allowed)},"refusedActions":${JSON.stringify(reasons)}`;
}

/** The whole document as its viewer may see it, with what may be done to it now (D-30). */
export async function getDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  { now, limits, type }: { now: Date; limits: FactLimits; type?: DocumentType },
): Promise<ShownDocument> {
  const document = await loadDocument(db, scope, eventId);
  if (!document || (type && document.document_type !== type)) throw new Problem("DOCUMENT_NOT_FOUND");
  const [{ rows }, actions] = await Promise.all([
    sql<{ json: string; files: AttachedFile[]; version: number }>`
      SELECT ${sql.raw(documentJson(scope.role, String(limits.lockSilenceSeconds)))}::text AS json, d.version,
        ${sql.raw(attachedFiles)} AS files
      FROM documents d ${sql.raw(documentJoins)} WHERE d.id = ${eventId}`.execute(db),
    actionsJson(db, scope, document, now, limits),
  ]);
  const row = rows[0];
  if (!row) throw new Problem("DOCUMENT_NOT_FOUND");
  const files = JSON.stringify(showFiles(scope, ruledDocument(document), row.files));
  return { json: `${row.json.slice(0, -1)},${files.slice(1, -1)},${actions}}`, version: row.version };
}
