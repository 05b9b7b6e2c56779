import { normalizeEmail } from "@runko/domain/values/email";
import type { Pool } from "pg";
import { CompiledQuery, type Kysely } from "kysely";
import { isoInstant } from "../platform/database/iso-instant.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionSql } from "../platform/database/version-sql.ts";
import { combineWhere, createScope, type Scope } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { Filter } from "../platform/filter/filter.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { administeredUsers, isManageable, withAdministered, type Administration } from "./administration.ts";
import { invitationState } from "./invitation-state.ts";
import { publishedUsers } from "./published-users.ts";
import type { ManagedUser } from "./user-schema.ts";

/** Of what the administrators see and may change: what becomes of a user elsewhere is not told by it. */
const userVersion = versionSql([
  "u.first_name, u.last_name, u.email_address, u.phone_numbers, u.job_title, u.group_account, u.disabled",
  `(SELECT json_agg(json_build_array(r.organization_id, r.role) ORDER BY r.organization_id, r.role)
    FROM user_organization_roles r WHERE r.user_id = u.id AND r.organization_id IN (SELECT id FROM administered))`,
]);

/** One user `u` as its administrators see it: of its roles those in their own organizations. */
const userJson = `json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
  'emailAddress', u.email_address, 'phoneNumber', u.phone_numbers, 'jobTitle', u.job_title,
  'globalRole', u.global_role, 'groupAccount', u.group_account, 'disabled', u.disabled,
  'hasPassword', u.password_hash IS NOT NULL, 'lastLoginAt', ${isoInstant("u.last_login_at")},
  'manageable', ${isManageable},
  'invitation', (SELECT json_build_object('state', ${invitationState}, 'times', i.times,
      'askedAt', ${isoInstant("i.asked_at")}, 'sentAt', ${isoInstant("i.sent_at")},
      'openedAt', ${isoInstant("i.opened_at")}, 'acceptedAt', ${isoInstant("i.accepted_at")},
      'expiresAt', ${isoInstant("i.expires_at")})
    FROM invitations i WHERE i.user_id = u.id),
  'organizationRoles', coalesce((
    SELECT json_agg(json_build_object('organizationId', o.id, 'organizationName', o.name, 'role', r.role)
      ORDER BY o.name COLLATE "fi-x-icu", o.id, r.role)
    FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
    WHERE r.user_id = u.id AND o.id IN (SELECT id FROM administered)), '[]'::json),
  'version', ${userVersion})`;

const ofOrganization =
  "EXISTS (SELECT FROM user_organization_roles r WHERE r.user_id = u.id AND r.organization_id = $2)";

/** The users of the administration, or those of one organization in it that the caller is known to administer. */
function usersIn(administration: Administration, organizationId?: string): Scope {
  const { sql: text, values } = administeredUsers(administration);
  if (organizationId === undefined) return createScope(text, values);
  return createScope(`(${text}) AND ${ofOrganization}`, [...values, organizationId]);
}

/** Opens a statement in which `asked` are the organizations whose roles a filter speaks of. */
const withAsked = (organizationId?: string) =>
  `${withAdministered}, asked AS (SELECT id FROM administered${organizationId === undefined ? "" : " WHERE id = $2"})`;

/** A page of users as JSON text, and how many there are. */
export async function findUsers(
  pool: Pool,
  administration: Administration,
  filter: Filter,
  organizationId?: string,
): Promise<FoundRows> {
  const scope = usersIn(administration, organizationId);
  const { sql: where, values } = combineWhere(scope, { where: filter.where, entity: publishedUsers });
  const order = compileOrder(filter.order, publishedUsers);
  const [limit, skip] = [values.length + 1, values.length + 2];
  const { rows } = await pool.query<FoundRows>(
    `${withAsked(organizationId)}
    SELECT (SELECT count(*) FROM users u WHERE ${where}) AS total,
      coalesce((SELECT json_agg(${userJson} ORDER BY ${order}) FROM (
        SELECT u.* FROM users u WHERE ${where} ORDER BY ${order} LIMIT $${limit} OFFSET $${skip}) u), '[]')::text AS json`,
    [...values, filter.limit, filter.skip],
  );
  return rows[0] ?? { json: "[]", total: 0 };
}

/** One user, when the administration has it, in the organization if one is given. Its row may be locked for a change. */
export async function loadUser(
  db: Kysely<Database>,
  administration: Administration,
  userId: string,
  { organizationId, lock = false }: { organizationId?: string | undefined; lock?: boolean } = {},
): Promise<ManagedUser | undefined> {
  if (lock) await db.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  return await selectUser(db, usersIn(administration, organizationId), { column: "u.id", value: userId });
}

/** The user of this address, when the administration has it. */
export const findUserByEmail = (
  db: Kysely<Database>,
  administration: Administration,
  email: string,
): Promise<ManagedUser | undefined> =>
  selectUser(db, usersIn(administration), { column: "lower(u.email_address)", value: normalizeEmail(email) });

async function selectUser(
  db: Kysely<Database>,
  scope: Scope,
  { column, value }: { column: "u.id" | "lower(u.email_address)"; value: string },
): Promise<ManagedUser | undefined> {
  const number = scope.values.length + 1;
  const text = `${withAdministered} SELECT ${userJson} AS user FROM users u WHERE ${scope.sql} AND ${column} = $${number}`;
  const { rows } = await db.executeQuery<{ user: ManagedUser }>(CompiledQuery.raw(text, [...scope.values, value]));
  return rows[0]?.user;
}
