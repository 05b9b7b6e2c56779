import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { waitColumns } from "./row-change.ts";

const BATCH = 100;

/** Of what is ready nothing but a repair waits for its subscriber. */
async function lapseBatch(trx: Transaction<Database>, now: Date): Promise<number> {
  const lapsed = await trx
    .selectFrom("documents")
    .selectAll()
    .where("waiting_for_subscriber_since", "is not", null)
    .where("document_type", "=", "Fault")
    .where("event_state", "=", "READY")
    .where(sql<boolean>`waits -> 0 ->> 'by' < ${todayInHelsinki(now)}`)
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const document of lapsed)
    await changeStoredDocument(trx, {
      label: "updated",
      action: "lapseRepair",
      document,
      columns: waitColumns([]),
      times: null,
      versioned: false,
      by: null,
      changes: [],
      requestId: "",
      at: now,
    });
  return lapsed.length;
}

/** Ends the wait for an answer to a repair once its last day is over: who has said nothing is asked no more. */
export async function lapseRepairs(db: Kysely<Database>, now: Date): Promise<void> {
  for (let left = true; left;) {
    const done = await inTransaction(db, (trx) => lapseBatch(trx, now), { repeatable: true });
    left = done === BATCH;
  }
}
