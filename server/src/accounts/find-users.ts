import { normalizeEmail } from "@runko/domain/values/email";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { joinsOf } from "../platform/entity/define-entity.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { administeredUsers, withAdministered, type Administration } from "../admin-log/administration.ts";
import { users, type ManagedUser } from "./user-entity.ts";

const ofOrganization =
  "EXISTS (SELECT FROM user_organization_roles r WHERE r.user_id = u.id AND r.organization_id = $3)";

/** The users of the administration, or those of one organization in it that the caller is known to administer. */
function usersIn(administration: Administration, organizationId?: string): Scope {
  const { sql: text, values } = administeredUsers(administration);
  const callers = [...values, administration.user.id];
  if (organizationId === undefined) return createScope(text, callers);
  return createScope(`(${text}) AND ${ofOrganization}`, [...callers, organizationId]);
}

/**
 * The users of the administration, or those of one organization in it; `asked` are the organizations whose roles a filter
 * speaks of.
 */
export const usersOf = (administration: Administration, organizationId?: string) => ({
  scope: usersIn(administration, organizationId),
  opening: `${withAdministered}, asked AS (SELECT id FROM administered${organizationId === undefined ? "" : " WHERE id = $3"})`,
});

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
  const text = `${withAdministered} SELECT ${users.rowJson([])} AS user FROM users u ${joinsOf(users, users.rowOver([]))}
    WHERE ${scope.sql} AND ${column} = $${number}`;
  const { rows } = await db.executeQuery<{ user: ManagedUser }>(CompiledQuery.raw(text, [...scope.values, value]));
  return rows[0]?.user;
}
