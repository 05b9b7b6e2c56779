import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeDerived } from "./write-derived.ts";

const BATCH = 200;

type Found = { id: number; committed: string; moved: boolean };

/**
 * Of some documents without their first date: the day that the log knows of the confirmation, else the one that holds.
 * Every later move is kept as one without a reason.
 */
async function findFirstDates(trx: Transaction<Database>): Promise<Found[]> {
  const { rows } = await sql<Found>`
    WITH due AS (
      SELECT id, estimated_delivery_date AS estimated FROM documents
      WHERE confirmed_at IS NOT NULL AND estimated_delivery_date IS NOT NULL AND committed_delivery_date IS NULL
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), told AS (
      SELECT l.document_id, l.id, l.at, l.user_id, l.action, (c ->> 'from')::date AS from_date, (c ->> 'to')::date AS to_date
      FROM due JOIN event_log l ON l.document_id = due.id CROSS JOIN LATERAL jsonb_array_elements(l.changes) c
      WHERE c ->> 'field' = 'estimatedDeliveryDate' AND l.seen_by IS NULL
    ), first AS (
      SELECT DISTINCT ON (document_id) document_id, id, at, to_date FROM told WHERE action = 'confirm'
      ORDER BY document_id, at, id
    ), moved AS (
      SELECT t.* FROM told t JOIN first f ON f.document_id = t.document_id AND (t.at, t.id) > (f.at, f.id)
      WHERE t.from_date IS DISTINCT FROM t.to_date
    ), kept AS (
      INSERT INTO delivery_date_changes (id, document_id, at, user_id, kind, from_date, to_date)
      SELECT gen_random_uuid(), document_id, at, user_id, 'supplierMoved', from_date, to_date FROM moved
    )
    SELECT due.id, coalesce(f.to_date, due.estimated) AS committed,
      EXISTS (SELECT FROM moved m WHERE m.document_id = due.id) AS moved
    FROM due LEFT JOIN first f ON f.document_id = due.id`.execute(trx);
  return rows;
}

async function keepBatch(trx: Transaction<Database>): Promise<number> {
  const found = await findFirstDates(trx);
  for (const { id, committed, moved } of found) {
    const columns = {
      committed_delivery_date: committed,
      date_moved_by: moved ? ("unknown" as const) : null,
      dates_changed: moved,
    };
    await writeDerived(trx, [id], columns);
  }
  return found.length;
}

/**
 * Keeps the first dates of all documents that were confirmed before these were kept, or since by an older version of the
 * portal; answers how many there were.
 */
export async function keepFirstDates(db: Kysely<Database>): Promise<number> {
  for (let done = 0; ;) {
    const batch = await inTransaction(db, keepBatch, { repeatable: true });
    if (batch === 0) return done;
    done += batch;
  }
}
