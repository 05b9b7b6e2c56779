import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  instant,
  named,
  nullable,
  objectJson,
  schemaOf,
  shown,
  uuid,
} from "../platform/entity/fields.ts";

const sender = named("o");

/** What every list tells of a message `m`; `received` is SQL of whether its reader's side received it. */
export const messageFields = (received: string) => ({
  id: uuid("m.id"),
  subject: finnish("m.subject"),
  inReplyTo: nullable(uuid("m.in_reply_to")),
  received: described(
    shown(received, z.boolean()),
    "Sent by the other party, so that it is for the reader to mark it read.",
  ),
  senderName: shown("(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = m.sender_id)"),
  senderOrganization: shown(
    `(SELECT ${objectJson(sender)} FROM organizations o WHERE o.id = m.sender_organization_id)`,
    schemaOf(sender),
  ),
  sentAt: instant("m.sent_at"),
  readAt: described(nullable(instant("m.read_at")), "When the receiving organization read it; null: unread."),
  answered: boolean("m.answered"),
  expired: described(boolean("m.expired"), "Taken out of date by its sender; shown, but no longer unread."),
});

/**
 * Internal messages of a document $1, whose reader received those of the organization $2, or where $3 is false those of
 * any other.
 */
export const messages = defineEntity({
  name: "internalMessage",
  schema: "InternalMessage",
  table: "internal_messages",
  as: "m",
  key: "id",
  order: [["sentAt", "DESC"]],
  fields: {
    ...messageFields("(m.sender_organization_id = $2::uuid) = $3::boolean"),
    eventId: described(shown("m.document_id", z.int()), "The TID."),
    content: shown("m.content"),
  },
});
