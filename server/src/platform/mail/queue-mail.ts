import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/schema.ts";
import type { Mail } from "./mail.ts";

/** Leaves a mail to be sent after the commit (R29); answers its id. */
export async function queueMail(trx: Kysely<Database>, mail: Omit<Mail, "id">): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto("outbox")
    .values({ id, topic: "mail" satisfies OutboxTopic, payload: JSON.stringify(mail) })
    .execute();
  return id;
}
