import { isUuid } from "@runko/domain/values/uuid";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { rowsAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import type { ReadNote } from "./tmf-resource.ts";
import type { Reader } from "./within-transaction.ts";

/** So many of a document's notes are told with it, the newest. */
const mostTold = 50;

const noteJson = `json_build_object('id', m.id, 'sentAt', ${isoInstant("m.sent_at")}, 'author', o.name, 'text', m.content)`;
const notesOf = (condition: string) => `coalesce((SELECT json_agg(${noteJson} ORDER BY m.sent_at, m.id)
  FROM (SELECT * FROM internal_messages WHERE ${condition}) m
  JOIN organizations o ON o.id = m.sender_organization_id), '[]'::json)`;

/** SQL of the notes that are told of `documents d`. */
export const newestNotes = notesOf(`document_id = d.id ORDER BY sent_at DESC, id DESC LIMIT ${mostTold}`);

/** Whether these attributes of a resource, or all of them, tell its notes. */
export const tellsNotes = (fields: readonly string[] | undefined): boolean =>
  fields === undefined || fields.some((name) => name === "note" || name.startsWith("note."));

/** The notes of a document that a body names by their ids, also those that are told no more. */
export async function findNamedNotes(reader: Reader, documentId: number, body: Json): Promise<ReadNote[]> {
  const ids = rowsAt(body, "note").flatMap(({ id }) => (typeof id === "string" && isUuid(id) ? id : []));
  if (ids.length === 0) return [];
  const text = `SELECT ${notesOf("document_id = $1 AND id = ANY($2::uuid[])")} AS notes`;
  const { rows } = await reader.query<{ notes: ReadNote[] }>({ text, values: [documentId, ids] });
  return rows[0]?.notes ?? [];
}
