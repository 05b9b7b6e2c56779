import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/schema.ts";
import type { Mail } from "./mail.ts";

/** Leaves mails to be sent after the commit (R29). */
export async function queueMails(trx: Kysely<Database>, mails: readonly Mail[]): Promise<void> {
  const topic: OutboxTopic = "mail";
  const rows = mails.map(({ id, ...mail }) => ({ id, topic, payload: JSON.stringify(mail) }));
  if (rows.length > 0) await trx.insertInto("outbox").values(rows).execute();
}

/** Leaves one mail; answers its id. */
export async function queueMail(trx: Kysely<Database>, mail: Omit<Mail, "id">): Promise<string> {
  const id = uuidv7();
  await queueMails(trx, [{ ...mail, id }]);
  return id;
}
