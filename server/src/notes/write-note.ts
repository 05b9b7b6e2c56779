import { checkNote } from "@runko/domain/notes/note-rules";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { Database } from "../platform/database/schema.ts";
import { loadRowWithin } from "../platform/entity/find-rows.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { notes } from "./note-entity.ts";
import { openNotes, tellNotes } from "./open-notes.ts";

type Asked = { scope: DocumentScope; eventId: number; malformed: Error | undefined };

/** Writes a note for one's own organization; answers its id. Nobody else hears of it, nor does the log. */
export async function writeNote(
  trx: Transaction<Database>,
  { scope, eventId, malformed, input, now }: Asked & { input: { content?: string | undefined }; now: Date },
): Promise<string> {
  await openNotes(trx, scope, eventId, malformed);
  refuseIssues(checkNote(input));
  const { organizationId, userId } = scope;
  const id = uuidv7();
  const content = (input.content ?? "").trim();
  const note = {
    id,
    document_id: eventId,
    organization_id: organizationId,
    author_id: userId,
    content,
    written_at: now,
  };
  await trx.insertInto("document_notes").values(note).execute();
  await tellNotes(trx, scope, eventId);
  return id;
}

/** One note of the organization as JSON text; 404 when it has been removed. */
export async function loadNote(
  db: Kysely<Database>,
  { organizationId, userId }: DocumentScope,
  eventId: number,
  noteId: string,
): Promise<string> {
  const one = "n.document_id = $1 AND n.organization_id = $2 AND n.id = $4";
  const note = await loadRowWithin(db, notes, one, [eventId, organizationId, userId, noteId]);
  if (note === undefined) throw new Problem("NOT_FOUND");
  return note;
}

/** Removes a note that one has written. */
export async function removeNote(
  trx: Transaction<Database>,
  { scope, eventId, malformed, noteId }: Asked & { noteId: string },
): Promise<void> {
  await openNotes(trx, scope, eventId, malformed);
  const own = trx
    .selectFrom("document_notes")
    .select("author_id")
    .where("document_id", "=", eventId)
    .where("organization_id", "=", scope.organizationId)
    .where("id", "=", noteId);
  const note = await own.executeTakeFirst();
  if (!note) throw new Problem("NOT_FOUND");
  if (note.author_id !== scope.userId) throw new Problem("NOT_YOUR_ACTION");
  await trx
    .deleteFrom("document_notes")
    .where("organization_id", "=", scope.organizationId)
    .where("id", "=", noteId)
    .execute();
  await tellNotes(trx, scope, eventId);
}
