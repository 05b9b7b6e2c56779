import { mostOpenJoinings } from "@runko/domain/accounts/joining";
import type { Pool } from "pg";
import { objectJson } from "../platform/entity/fields.ts";
import { organizationInvitationFields, ownInvitationFields } from "./joining-schema.ts";

/** The invitations of an organization, the newest first, as JSON text. */
export async function findOrganizationInvitations(pool: Pool, organizationId: string, now: Date): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "organization_invitations",
    text: `SELECT coalesce(json_agg(${objectJson(organizationInvitationFields)}
        ORDER BY i.invited_at DESC, i.id), '[]')::text AS json
      FROM (SELECT * FROM organization_invitations WHERE organization_id = $1
        ORDER BY invited_at DESC, id LIMIT ${mostOpenJoinings * 2}) i`,
    values: [organizationId, now],
  });
  return rows[0]?.json ?? "[]";
}

/** What an invitation `i` must be for the user `u` to answer it. */
export const isOpenToUser = `i.outcome IS NULL AND lower(i.email_address) = lower(u.email_address)
  AND NOT EXISTS (SELECT FROM organizations c WHERE c.id = i.organization_id AND c.closed_at IS NOT NULL)`;

/** The open invitations of a user, as JSON text. */
export async function findOwnInvitations(pool: Pool, userId: string, now: Date): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "own_invitations",
    text: `SELECT coalesce(json_agg(${objectJson(ownInvitationFields)} ORDER BY i.invited_at DESC, i.id), '[]')::text AS json
      FROM users u JOIN organization_invitations i ON ${isOpenToUser} AND i.expires_at > $2
      JOIN organizations o ON o.id = i.organization_id WHERE u.id = $1`,
    values: [userId, now],
  });
  return rows[0]?.json ?? "[]";
}
