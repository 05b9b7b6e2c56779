import { isoInstant } from "../platform/database/iso-instant.ts";

/** SQL of an internal message `m` as JSON, for the organization that `reader` stands for. */
export const messageJson = (reader: string) => `json_build_object(
  'id', m.id, 'eventId', m.document_id, 'subject', m.subject, 'content', m.content, 'inReplyTo', m.in_reply_to,
  'received', m.sender_organization_id <> ${reader} AND NOT EXISTS (SELECT FROM documents d
    WHERE d.id = m.document_id AND d.supplier_id = ${reader} AND d.subscriber_id <> m.sender_organization_id),
  'senderName', (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = m.sender_id),
  'senderOrganization', (SELECT json_build_object('id', o.id, 'name', o.name) FROM organizations o
    WHERE o.id = m.sender_organization_id),
  'sentAt', ${isoInstant("m.sent_at")}, 'readAt', ${isoInstant("m.read_at")},
  'answered', m.answered, 'expired', m.expired)`;
