import { refusalToNotes } from "@runko/domain/notes/note-rules";
import type { Kysely } from "kysely";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import type { Database } from "../platform/database/schema.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { Problem } from "../platform/http/problem.ts";
import { publishLive } from "../platform/live/publish-live.ts";

declare module "../platform/live/live-event.ts" {
  interface LiveEvents {
    /** Notes of a document changed within the organization, which alone is told. */
    note: { eventId: number; organizationId: string };
  }
}

/** The notes of a document that the caller's own organization keeps: of no other does any statement ask. */
export async function openNotes(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  malformed?: Error,
): Promise<Scope> {
  const { ruled } = await openDocument(db, scope, eventId);
  const refusal = refusalToNotes(scope, ruled);
  if (refusal) throw new Problem(refusal);
  if (malformed) throw malformed;
  return createScope("n.document_id = $1 AND n.organization_id = $2 AND $3::uuid IS NOT NULL", [
    eventId,
    scope.organizationId,
    scope.userId,
  ]);
}

/** Tells those of the organization who look that its notes of the document have changed. */
export const tellNotes = (db: Kysely<Database>, { organizationId }: DocumentScope, eventId: number) =>
  publishLive(db, { kind: "note", eventId, organizationId });
