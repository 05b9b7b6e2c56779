import { sql, type Transaction } from "kysely";
import type { Database } from "../database/schema.ts";

/** Takes a word out of the outbox within the transaction that spreads it: twice taken, it is spread once. Answers its time. */
export async function claimMessage(trx: Transaction<Database>, id: string): Promise<Date | undefined> {
  const row = await trx
    .updateTable("outbox")
    .set({ done_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("done_at", "is", null)
    .returning("created_at")
    .executeTakeFirst();
  return row?.created_at;
}
