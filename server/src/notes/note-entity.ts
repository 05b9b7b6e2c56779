import { z } from "zod";
import { nameOfUser } from "../documents/document-entity.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, instant, shown, uuid } from "../platform/entity/fields.ts";

/** Notes of a document $1 within the organization $2, as its user $3 sees them. */
export const notes = defineEntity({
  name: "note",
  schema: "Note",
  table: "document_notes",
  as: "n",
  key: "id",
  order: [["writtenAt", "DESC"]],
  fields: {
    id: uuid("n.id"),
    content: shown("n.content"),
    authorName: shown(nameOfUser("n.author_id"), z.string().nullable()),
    writtenAt: instant("n.written_at"),
    removable: described(shown("n.author_id = $3::uuid", z.boolean()), "Written by the caller, who may remove it."),
  },
});
