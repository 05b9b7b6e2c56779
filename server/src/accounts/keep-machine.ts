import { portalTexts } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";

/** Who acts where a machine does (0200): nobody that logs in, is mailed or holds a role. Answers its id. */
export async function addMachine(trx: Transaction<Database>, name: string): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto("users")
    .values({
      id,
      kind: "machine",
      group_account: true,
      first_name: portalTexts.apiClients.machine,
      last_name: name,
      // Nobody's, by RFC 2606.
      email_address: `${id}@m.invalid`,
    })
    .execute();
  return id;
}

export async function renameMachine(trx: Transaction<Database>, id: string, name: string): Promise<void> {
  await trx.updateTable("users").set({ last_name: name }).where("id", "=", id).where("kind", "=", "machine").execute();
}
