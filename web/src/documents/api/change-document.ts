import { documentCollections, type DocumentType } from "@runko/domain/enumerations/document-types";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";

import type { DocumentChange, NewDocument, Scope, WholeDocument } from "./entities.ts";

/** Sends a new document; the same key makes it once, however often it is sent (U13). */
export async function createDocument(
  { organizationId, role }: Scope,
  type: DocumentType,
  document: NewDocument,
  idempotencyKey: string,
): Promise<WholeDocument> {
  return await answer(
    api.POST(`/organizations/{id}/roles/{role}/${documentCollections[type]}`, {
      params: { path: { id: organizationId, role }, header: { "idempotency-key": idempotencyKey } },
      body: document,
    }),
  );
}

type Changed = {
  scope: Scope;
  document: { id: number; documentType: DocumentType };
  /** The version that the change was made to; absent for marks, which have none (D-10). */
  version?: number;
  change: DocumentChange;
};

/** Carries out an action on a document and answers what became of it. */
export async function changeDocument({ scope, document, version, change }: Changed): Promise<WholeDocument> {
  return await answer(
    api.PATCH(`/organizations/{id}/roles/{role}/${documentCollections[document.documentType]}/{docId}`, {
      params: {
        path: { id: scope.organizationId, role: scope.role, docId: document.id },
      },
      ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
      body: change,
    }),
  );
}
