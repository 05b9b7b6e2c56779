import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Insertable, Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { hashPassword } from "../../src/accounts/passwords.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

type Overrides = Partial<Insertable<Database["users"]>> & {
  /** Kept hashed; without it nobody can log in as this user, but signInAs can. */
  password?: string;
  /** Roles by organization. */
  roles?: readonly (readonly [{ id: string }, ...OrganizationRole[]])[];
};

export type TestUser = { id: string; emailAddress: string };

export async function makeUser(
  db: Kysely<Database>,
  { password, roles = [], ...overrides }: Overrides = {},
): Promise<TestUser> {
  const number = nextNumber();
  const row = {
    id: uuidv7(),
    first_name: "Maija",
    last_name: `Käyttäjä ${number}`,
    email_address: `user${number}@test.runko.example`,
    phone_numbers: ["+358 40 1234567"],
    password_hash: password === undefined ? null : await hashPassword(password),
    ...overrides,
  };
  await db.insertInto("users").values(row).execute();
  const held = roles.flatMap(([organization, ...names]) =>
    names.map((role) => ({ user_id: row.id, organization_id: organization.id, role })),
  );
  if (held.length > 0) await db.insertInto("user_organization_roles").values(held).execute();
  return { id: row.id, emailAddress: row.email_address };
}
