import { checkBelonging, checkUser } from "@runko/domain/accounts/check-user";
import { normalizeEmail } from "@runko/domain/values/email";
import type { Issue } from "@runko/domain/values/issue";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { administeredUsers, withAdministered, type Administration } from "../admin-log/administration.ts";
import { newAddressIssues } from "./provider-addresses.ts";
import { checkRoles } from "./user-roles.ts";
import { newUserFields, type UserWrite } from "./write-user.ts";

/** Of these user names those that somebody has, with what an administrator is told of it (D-46). */
async function takenNames(
  db: Kysely<Database>,
  administration: Administration,
  names: readonly string[],
): Promise<Map<string, Issue>> {
  const { sql, values } = administeredUsers(administration);
  const query = CompiledQuery.raw(
    `${withAdministered} SELECT lower(u.email_address) AS name, ${sql} AS known
      FROM users u WHERE lower(u.email_address) = ANY($2::text[])`,
    [...values, names],
  );
  const { rows } = await db.executeQuery<{ name: string; known: boolean }>(query);
  return new Map(
    rows.map(({ name, known }) => [
      name,
      { path: "emailAddress", code: known ? "EMAIL_IN_USE" : "EMAIL_NOT_AVAILABLE" } as const,
    ]),
  );
}

/** The issues of each of many new users: one statement for their names, and one for each set of roles. */
export async function checkNewUsers(
  db: Kysely<Database>,
  administration: Administration,
  writes: readonly Pick<UserWrite, "patch" | "rolePath">[],
): Promise<Issue[][]> {
  const users = writes.map(({ patch }) => newUserFields(patch));
  const names = users.map(({ emailAddress }) => normalizeEmail(emailAddress));
  const taken = await takenNames(db, administration, names);
  const foreign = await newAddressIssues(db, administration, names);
  const known = new Map<string, Promise<Issue[]>>();
  const rolesOf = async ({ patch, rolePath }: Pick<UserWrite, "patch" | "rolePath">): Promise<Issue[]> => {
    const after = patch.organizationRoles ?? [];
    const key = JSON.stringify(after);
    const found = known.get(key) ?? checkRoles(db, administration, { before: [], after }, rolePath);
    known.set(key, found);
    return [...checkBelonging(null, after, rolePath()), ...(await found)];
  };
  return await Promise.all(
    writes.map(async (write, index) => {
      const [user, name] = [users[index], taken.get(names[index] ?? "") ?? foreign[index]];
      return [...(user ? checkUser(user) : []), ...(name ? [name] : []), ...(await rolesOf(write))];
    }),
  );
}
