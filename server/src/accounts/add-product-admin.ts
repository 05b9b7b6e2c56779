import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";
import { hashPassword } from "./passwords.ts";

type Person = { firstName: string; lastName: string; emailAddress: string; password: string };

/** Makes a product admin; answers the id, or null when somebody logs in by the address. */
export async function addProductAdmin(db: Kysely<Database>, person: Person): Promise<string | null> {
  const made = await db
    .insertInto("users")
    .values({
      id: uuidv7(),
      first_name: person.firstName,
      last_name: person.lastName,
      email_address: person.emailAddress,
      global_role: "RUNKO_ADMIN",
      password_hash: await hashPassword(person.password),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}
