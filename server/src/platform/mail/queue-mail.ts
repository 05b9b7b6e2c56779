import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/schema.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { mailTopic, type Mail } from "./mail.ts";

/** Leaves mails to be sent after the commit (R29). */
export async function queueMails(trx: Kysely<Database>, mails: readonly Mail[]): Promise<void> {
  const words = mails.map(({ id, ...payload }) => ({ id, payload }));
  await enqueue(trx, mailTopic, words);
}

/** Leaves one mail; answers its id. */
export async function queueMail(trx: Kysely<Database>, mail: Omit<Mail, "id">): Promise<string> {
  const id = uuidv7();
  await queueMails(trx, [{ ...mail, id }]);
  return id;
}
