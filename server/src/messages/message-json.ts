import { isoInstant } from "../platform/database/iso-instant.ts";

/** SQL of an internal message `m` as JSON, with the SQL of whether its reader received it. */
export const messageJson = (received: string) => `json_build_object(
  'id', m.id, 'eventId', m.document_id, 'subject', m.subject, 'content', m.content, 'inReplyTo', m.in_reply_to,
  'received', ${received},
  'senderName', (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = m.sender_id),
  'senderOrganization', (SELECT json_build_object('id', o.id, 'name', o.name) FROM organizations o
    WHERE o.id = m.sender_organization_id),
  'sentAt', ${isoInstant("m.sent_at")}, 'readAt', ${isoInstant("m.read_at")},
  'answered', m.answered, 'expired', m.expired)`;
