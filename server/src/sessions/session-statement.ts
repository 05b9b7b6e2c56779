import { productAdminRole, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { Statement } from "../platform/database/statement.ts";
import type { Session } from "./session.ts";
import type { TokenClaims } from "./tokens.ts";
import { worksElsewhere } from "./works-below.ts";

const user = `(SELECT row_to_json(s) FROM (SELECT
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email_address AS "emailAddress",
  u.global_role AS "globalRole", u.language, held.roles AS "organizationRoles") s) AS "user"`;

/** An organization that is closed demands nothing; who has a second factor is not asked whether it is demanded. */
const secondFactor = `(CASE
  WHEN EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.proven_at IS NOT NULL) THEN 'on'
  WHEN EXISTS (SELECT FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
    WHERE r.user_id = u.id AND NOT r.organization_closed AND o.second_factor_required) THEN 'demanded'
  ELSE 'off' END) AS "secondFactor"`;

/** The user with the roles held in organizations that are not closed, `shut` for one who has others alone (D-53); `more` are columns over them. */
const usersWith = (more = "") => `users u CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('organizationId', r.organization_id, 'role', r.role))
      FILTER (WHERE NOT r.organization_closed), '[]') AS roles,
      coalesce(bool_and(r.organization_closed), false) AND u.global_role IS NULL AS shut ${more}
    FROM user_organization_roles r WHERE r.user_id = u.id) held`;

/** An organization's provider answers for its own people alone, also when rights are given after the login (0228). */
const answersFor = (organization: string) => `u.global_role IS NULL AND NOT ${worksElsewhere("u", organization)}`;

/** The condition on `users u` that the token holds still; parameters from this number on are those of valuesOf. */
const holds = ({ providerOf }: TokenClaims, first = 1) => `
  u.id = $${first} AND NOT held.shut AND NOT u.disabled AND NOT u.group_account AND u.tokens_valid_from <= $${first + 1}
  AND NOT EXISTS (SELECT FROM revoked_tokens t WHERE t.jti IN ($${first + 2}, $${first + 3}))
  ${providerOf === null ? "" : `AND ${answersFor(`$${first + 4}::uuid`)}`}`;

const valuesOf = ({ userId, issuedAt, jti, sessionId, providerOf }: TokenClaims) => {
  const values = [userId, issuedAt, jti, sessionId];
  return providerOf === null ? values : [...values, providerOf];
};

const named = (name: string, { providerOf }: TokenClaims) => (providerOf === null ? name : `${name}_by_provider`);

export type SessionRow = Pick<Session, "user" | "secondFactor">;

/** Finds the user of a token with the roles of this moment; nobody when the token holds no more (R20). */
export const sessionStatement = (claims: TokenClaims): Statement => ({
  name: named("session", claims),
  text: `SELECT ${user}, ${secondFactor} FROM ${usersWith()} WHERE ${holds(claims)}`,
  values: valuesOf(claims),
});

/** Whom a read is open to: who holds one of these roles in the organization, and the product admin. */
export type OpenTo = { organizationId: string; roles: readonly OrganizationRole[] };

const texts = new Map<string, string>();

function textWith({ name, text, values }: Statement, claims: TokenClaims): string {
  const key = name === undefined ? undefined : named(name, claims);
  const known = key === undefined ? undefined : texts.get(key);
  if (known !== undefined) return known;
  const first = values.length + 1;
  const open = `, coalesce(bool_or(r.organization_id = $${first} AND r.role = ANY($${first + 1}::text[]) AND NOT r.organization_closed), false) AS open`;
  const made = `SELECT ${user}, ${secondFactor}, reading.* FROM ${usersWith(open)}
    LEFT JOIN LATERAL (SELECT true AS found, r.* FROM (${text}) r
      WHERE u.global_role = '${productAdminRole}' OR held.open OFFSET 0) reading ON true WHERE ${holds(claims, first + 2)}`;
  if (key !== undefined) texts.set(key, made);
  return made;
}

/**
 * The same with a read of at most one row beside it, which is not run for a token that holds no more, nor for whom it is
 * not open (D-46): OFFSET 0 keeps PostgreSQL from drawing the read out of that condition.
 */
export const withSession = (read: Statement, { organizationId, roles }: OpenTo, claims: TokenClaims): Statement => ({
  name: read.name === undefined ? undefined : named(`${read.name}_with_session`, claims),
  text: textWith(read, claims),
  values: [...read.values, organizationId, roles, ...valuesOf(claims)],
});
