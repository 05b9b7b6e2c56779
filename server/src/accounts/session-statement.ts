import type { Statement } from "../platform/database/statement.ts";
import type { Session } from "./session.ts";
import type { TokenClaims } from "./tokens.ts";

const columns = `
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email_address AS "emailAddress",
  u.global_role AS "globalRole",
  coalesce((
    SELECT json_agg(json_build_object('organizationId', r.organization_id, 'role', r.role))
    FROM user_organization_roles r WHERE r.user_id = u.id
  ), '[]') AS "organizationRoles"`;

const user = `(SELECT row_to_json(s) FROM (SELECT ${columns}) s) AS "user"`;

/** The condition on `users u` that the token holds still; parameters from this number on are those of valuesOf. */
const holds = (first: number) => `
  u.id = $${first} AND NOT u.disabled AND NOT u.group_account AND u.tokens_valid_from <= $${first + 1}
  AND NOT EXISTS (SELECT FROM revoked_tokens t WHERE t.jti IN ($${first + 2}, $${first + 3}))`;

const valuesOf = ({ userId, issuedAt, jti, sessionId }: TokenClaims) => [userId, issuedAt, jti, sessionId];

export type SessionRow = { user: Session["user"] };

/** Finds the user of a token with the roles of this moment; nobody when the token holds no more (R20). */
export const sessionStatement = (claims: TokenClaims): Statement => ({
  name: "session",
  text: `SELECT ${user} FROM users u WHERE ${holds(1)}`,
  values: valuesOf(claims),
});

const texts = new Map<string, string>();

function textWith({ name, text, values }: Statement): string {
  const known = name === undefined ? undefined : texts.get(name);
  if (known !== undefined) return known;
  const made = `SELECT ${user}, reading.* FROM users u
    LEFT JOIN LATERAL (SELECT true AS found, r.* FROM (${text}) r) reading ON true WHERE ${holds(values.length + 1)}`;
  if (name !== undefined) texts.set(name, made);
  return made;
}

/** The same with a read of at most one row beside it, which is not run for a token that holds no more. */
export const withSession = (read: Statement, claims: TokenClaims): Statement => ({
  name: read.name === undefined ? undefined : `${read.name}_with_session`,
  text: textWith(read),
  values: [...read.values, ...valuesOf(claims)],
});
