import { publishEntity } from "../platform/filter/published-entity.ts";

/** What a filter may name of internal messages (D-28). */
export const publishedMessages = publishEntity({
  name: "internalMessage",
  key: "id",
  defaultOrder: [{ field: "sentAt", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "m.id" },
    subject: { type: "text", column: "m.subject", collate: "fi" },
    inReplyTo: { type: "uuid", column: "m.in_reply_to" },
    sentAt: { type: "instant", column: "m.sent_at" },
    readAt: { type: "instant", column: "m.read_at" },
    answered: { type: "boolean", column: "m.answered" },
    expired: { type: "boolean", column: "m.expired" },
  },
  shown: ["eventId", "content", "received", "senderName", "senderOrganization"],
  relations: {},
});
