import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { writeNotice } from "./write-outbox.ts";

/** Leaves one word for each supplier of documents that were made together, in place of one for each of them. */
export async function tellOfMany(
  trx: Transaction<Database>,
  { eventIds, actorId }: { eventIds: readonly number[]; actorId: string },
): Promise<void> {
  const { rows } = await sql<{ first: number; count: number }>`
    SELECT min(id) AS first, count(*) AS count FROM documents WHERE id = ANY(${[...eventIds]}::bigint[])
    GROUP BY supplier_id`.execute(trx);
  for (const { first, count } of rows)
    await writeNotice(trx, Number(first), {
      action: "create",
      to: "supplier",
      actorId,
      ...(Number(count) > 1 && { count: Number(count) }),
    });
}
