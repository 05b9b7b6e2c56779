import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Kysely, type Transaction } from "kysely";
import { endBySupplier } from "../documents/end-by-supplier.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { tellUpdate } from "./tell-update.ts";
import { endsBy, logTermination, stillToEnd } from "./termination.ts";

/** So many are ended in one transaction. */
const atOnce = 100;

type Due = { id: string; supplierId: string; beginsAt: string; endsAt: string };

/** The notice whose last day is over, which nobody else works at meanwhile. */
async function holdDue(trx: Transaction<Database>, now: Date, failed: readonly string[]): Promise<Due | undefined> {
  const { rows } = await sql<Due>`SELECT id, supplier_id AS "supplierId", begins_at AS "beginsAt", ends_at AS "endsAt"
    FROM supplier_notices WHERE kind = 'termination' AND state = 'announced' AND ends_at < ${now}::timestamptz
      AND NOT id = ANY(${[...failed]}::uuid[])
    ORDER BY ends_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
  return rows[0];
}

/** Tells of those whose parties have gone on beyond the last day that they end not. */
async function tellLapsed(trx: Transaction<Database>, now: Date, { id, endsAt }: Due): Promise<void> {
  const { rows } = await sql<{ id: number }>`SELECT t.connection_id AS id FROM ${stillToEnd(id)}`.execute(trx);
  const ids = rows.map((row) => row.id);
  const lapsed = { action: "supplierTerminationLapsed", from: todayInHelsinki(new Date(endsAt)), to: null } as const;
  if (ids.length > 0) await logTermination(trx, ids, { ...lapsed, by: null, requestId: "", at: now });
}

/** Ends the next connections of a notice; one without any left is over. */
async function endSome(trx: Transaction<Database>, now: Date, due: Due): Promise<number> {
  const { id, supplierId } = due;
  const { rows } = await sql<{ id: number }>`SELECT t.connection_id AS id FROM ${stillToEnd(id)} AND ${endsBy}
    ORDER BY t.connection_id LIMIT ${atOnce}`.execute(trx);
  if (rows.length === 0) {
    await tellLapsed(trx, now, due);
    const over = { at: now, state: "finished", beginsAt: due.beginsAt, endsAt: due.endsAt, text: "" } as const;
    await tellUpdate(trx, id, over, "finished");
    return 0;
  }
  const ended = await endBySupplier(trx, { supplierId, documentIds: rows.map((row) => row.id), at: now });
  if (ended.length === 0) throw new Error(`The connections of the notice ${id} cannot be ended`);
  await sql`UPDATE supplier_notice_connections SET ended_at = ${now}::timestamptz
    WHERE notice_id = ${id} AND connection_id = ANY(${ended}::bigint[])`.execute(trx);
  return ended.length;
}

/**
 * Ends the connections whose last day is over by their supplier's notice, a hundred in a transaction; answers how many. A
 * notice that cannot be ended holds up no other, and is thrown of in the end.
 */
export async function endTerminated(
  db: Kysely<Database>,
  { now, ceiling }: { now: Date; ceiling: number },
): Promise<number> {
  let done = 0;
  const failed: string[] = [];
  const failures: unknown[] = [];
  while (done < ceiling) {
    let held: string | undefined;
    try {
      const ended = await inTransaction(db, async (trx) => {
        const due = await holdDue(trx, now, failed);
        held = due?.id;
        return due && (await endSome(trx, now, due));
      });
      if (ended === undefined) break;
      done += ended;
    } catch (failure) {
      if (held === undefined) throw failure;
      failed.push(held);
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Notices that could not be ended: ${failed.join(", ")}`);
  return done;
}
