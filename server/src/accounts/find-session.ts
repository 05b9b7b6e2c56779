import type { GlobalRole, OrganizationRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import type { Session } from "./session.ts";
import type { TokenClaims } from "./tokens.ts";

type Row = {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  globalRole: GlobalRole | null;
  organizationRoles: { organizationId: string; role: OrganizationRole }[];
};

const text = `
  SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email_address AS "emailAddress",
    u.global_role AS "globalRole",
    COALESCE((
      SELECT json_agg(json_build_object('organizationId', r.organization_id, 'role', r.role))
      FROM user_organization_roles r WHERE r.user_id = u.id
    ), '[]') AS "organizationRoles"
  FROM users u
  WHERE u.id = $1 AND NOT u.disabled AND NOT u.group_account AND u.tokens_valid_from <= $2
    AND NOT EXISTS (SELECT FROM revoked_tokens t WHERE t.jti IN ($3, $4))`;

/** The user of a token with the roles of this moment; null when the token holds no more (R20). */
export async function findSession(pool: Pool, claims: TokenClaims): Promise<Session | null> {
  const values = [claims.userId, claims.issuedAt, claims.jti, claims.sessionId];
  const { rows } = await pool.query<Row>({ name: "session", text, values });
  const [user] = rows;
  if (!user) return null;
  const { jti, sessionId, issuedAt, expiresAt } = claims;
  return { user, jti, sessionId, issuedAt, expiresAt };
}
