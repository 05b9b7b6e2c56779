import { refusalToReadMessages } from "@runko/domain/messages/message-parties";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import type { Filter } from "../platform/filter/filter.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { Problem } from "../platform/http/problem.ts";
import { findMessages } from "./message-store.ts";

/** The messages of a document for one of its parties, newest first. */
export async function listMessages(
  { db, pool }: AppContext,
  scope: DocumentScope,
  eventId: number,
  filter: Filter,
): Promise<FoundRows> {
  const { stored, ruled } = await openDocument(db, scope, eventId);
  const refusal = refusalToReadMessages(scope, ruled);
  if (refusal) throw new Problem(refusal);
  return await findMessages(pool, stored, scope.organizationId, filter);
}
