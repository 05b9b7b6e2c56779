import { sql, type Transaction } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { countedSql, type CounterChange } from "./document-counters.ts";
import type { StoredDocument } from "./document-store.ts";
import { toldSql } from "./tell-change.ts";
import { loggedSql, type LogRow } from "./write-event-log.ts";
import { noticesSql, type Notice } from "./write-outbox.ts";

type Recorded = {
  document: StoredDocument;
  log: LogRow;
  notices: readonly Notice[];
  counters: readonly CounterChange[];
  /** Whether the edit lock goes, whoever holds it: after this the other side has its turn, or nobody. */
  releasesLock: boolean;
};

/**
 * All that follows from every change of a document, in one statement: its row of the log, the notices, the counters and
 * word to those who look. The last of a transaction, for others wait for the counters.
 */
export async function recordChange(trx: Transaction<Database>, recorded: Recorded): Promise<void> {
  const { document, log, notices, counters, releasesLock } = recorded;
  await sql`${sql.raw(prepared)}WITH ${loggedSql(log)}, noticed AS (${noticesSql(notices)}),
    released AS (DELETE FROM edit_locks WHERE document_id = ${document.id} AND ${releasesLock}::boolean),
    ${countedSql(counters)}
    SELECT ${toldSql("document", document)}`.execute(trx);
}
