import { refusalToReadMessages } from "@runko/domain/messages/message-parties";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import type { Scope } from "../platform/filter/combine-where.ts";
import { Problem } from "../platform/http/problem.ts";
import { messagesOf } from "./message-store.ts";

/** The messages of a document for one of its parties. */
export async function readableMessages({ db }: AppContext, scope: DocumentScope, eventId: number): Promise<Scope> {
  const { stored, ruled } = await openDocument(db, scope, eventId);
  const refusal = refusalToReadMessages(scope, ruled);
  if (refusal) throw new Problem(refusal);
  return messagesOf(stored, scope.organizationId);
}
