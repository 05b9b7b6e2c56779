import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import type { UserForRights } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";

/** The bell counts no further. */
const countedTo = 100;

/** Of the user of $1, while the role in which they heard of it still is theirs; the product admin ($2) holds every role. */
const own = `n.user_id = $1 AND ($2 OR EXISTS (SELECT FROM user_organization_roles r
  WHERE r.user_id = n.user_id AND r.organization_id = n.organization_id AND r.role = n.role))`;

const values = (user: UserForRights) => [user.id, isProductAdmin(user)];

const common = `'id', n.id, 'at', ${isoInstant("n.created_at")}, 'read', n.read_at IS NOT NULL,
  'subject', n.subject, 'kind', n.kind, 'urgent', n.urgent, 'organizationId', n.organization_id, 'role', n.role`;
const shown = `CASE WHEN n.notice_id IS NOT NULL
  THEN (SELECT json_build_object(${common}, 'noticeId', s.id, 'noticeKind', s.kind, 'title', s.title,
    'counterparty', n.partner_name) FROM supplier_notices s WHERE s.id = n.notice_id)
  WHEN n.document_id IS NULL
  THEN json_build_object(${common}, 'subscriberId', n.subscriber_id, 'supplierId', n.supplier_id,
    'counterparty', n.partner_name)
  ELSE json_build_object(${common}, 'eventId', d.id, 'documentType', d.document_type,
    'counterparty', CASE WHEN d.subscriber_id = n.organization_id THEN sup.name ELSE sub.name END) END`;

/** A page of a person's notifications, the newest first. */
export async function findNotifications(
  pool: Pool,
  user: UserForRights,
  { limit, skip }: { limit: number; skip: number },
): Promise<FoundRows> {
  const { rows } = await pool.query<FoundRows>({
    name: "notifications",
    text: `SELECT (SELECT count(*) FROM notifications n WHERE ${own}) AS total,
      coalesce((SELECT json_agg(page.json) FROM (
        SELECT ${shown} AS json FROM notifications n LEFT JOIN documents d ON d.id = n.document_id
          LEFT JOIN organizations sub ON sub.id = d.subscriber_id LEFT JOIN organizations sup ON sup.id = d.supplier_id
        WHERE ${own} ORDER BY n.created_at DESC, n.id DESC LIMIT $3 OFFSET $4) page), '[]')::text AS json`,
    values: [...values(user), limit, skip],
  });
  return rows[0] ?? { json: "[]", total: 0 };
}

/** Unread messages of the organizations for which the user of $1 works, each role its own side; those of faults are for who handles them. */
const ownMessages = `SELECT coalesce(sum(c.amount), 0)::int FROM user_organization_roles r
  JOIN document_counters c ON c.organization_id = r.organization_id AND c.counter = 'unreadMessages'
  WHERE r.user_id = $1 AND NOT r.organization_closed AND (r.role = 'SUBSCRIBER' AND c.role = 'SUBSCRIBER' OR c.role = 'SUPPLIER'
    AND (r.role = 'SUPPLIER' AND c.document_type <> 'Fault' OR r.role = 'ERROR_HANDLER' AND c.document_type = 'Fault'))`;

export type Unread = { unread: number; ofMessages: number; messages: number };

/** How many are unread, from an index that holds no others, and how many messages wait in the user's organizations. */
export async function countUnread(pool: Pool, user: UserForRights): Promise<Unread> {
  const { rows } = await pool.query<Unread>({
    name: "unread_notifications",
    text: `SELECT count(*)::int AS unread, (count(*) FILTER (WHERE subject = 'message'))::int AS "ofMessages",
        (${ownMessages}) AS messages
      FROM (SELECT n.subject FROM notifications n WHERE n.read_at IS NULL AND ${own} LIMIT ${countedTo}) counted`,
    values: values(user),
  });
  return rows[0] ?? { unread: 0, ofMessages: 0, messages: 0 };
}
