import { finalStates } from "@runko/domain/documents/document-states";
import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import type { OwnLimitBounds } from "@runko/domain/organizations/own-limits";
import { dayMs } from "@runko/domain/values/durations";
import { sql, type Kysely, type Transaction } from "kysely";
import { findShorterRetentions } from "../organizations/own-limits.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import type { StoredDocument } from "./document-store.ts";
import { columnsWithoutContacts, eraseContacts } from "./erase-contacts.ts";
import { judgeAsPortal } from "./judge-as-portal.ts";
import { changeBy } from "./row-change.ts";

const BATCH = 100;

type Retention = { now: Date; bounds: OwnLimitBounds["retentionDays"]; ceiling?: number };

/** Documents that were closed so many days ago: all of them, or those of one subscriber. */
type Due = { now: Date; retentionDays: number; subscriberId?: string };

async function anonymize(
  trx: Transaction<Database>,
  document: StoredDocument,
  { now, retentionDays }: Due,
): Promise<void> {
  const { row, refusals } = judgeAsPortal("anonymize", document, { now, retentionDays });
  if (!row || refusals.length > 0) throw new Error(`Document ${document.id} may not be anonymized: ${refusals.join()}`);
  const columns = columnsWithoutContacts(document, now);
  await changeStoredDocument(trx, {
    ...changeBy(row),
    document,
    columns,
    times: null,
    by: null,
    changes: [],
    requestId: "",
    at: now,
  });
  await eraseContacts(trx, document.id);
}

/** Those of another process, or that someone works on, are left to it or to the next hour. */
async function anonymizeBatch(trx: Transaction<Database>, due: Due, most: number): Promise<number> {
  const closedBefore = new Date(due.now.getTime() - due.retentionDays * dayMs);
  let found = trx
    .selectFrom("documents")
    .selectAll()
    .where("anonymized_at", "is", null)
    .where("event_state", "in", finalStates)
    .where(sql<Date>`coalesce(ready_at, cancelled_at)`, "<", closedBefore)
    .orderBy(sql`coalesce(ready_at, cancelled_at)`)
    .limit(most)
    .forUpdate()
    .skipLocked();
  if (due.subscriberId !== undefined) found = found.where("subscriber_id", "=", due.subscriberId);
  const documents = await found.execute();
  for (const document of documents) await anonymize(trx, document, due);
  return documents.length;
}

async function anonymizeAll(db: Kysely<Database>, due: Due, ceiling: number): Promise<number> {
  for (let done = 0; ;) {
    const most = Math.min(BATCH, ceiling - done);
    const batch = most > 0 ? await inTransaction(db, (trx) => anonymizeBatch(trx, due, most), { repeatable: true }) : 0;
    if (batch === 0) return done;
    done += batch;
  }
}

/**
 * Takes the personal data of contact persons from every document that was closed longer ago than the portal's retention
 * time, or its subscriber's own (T19), up to the ceiling of one run; answers how many. Any number of processes may do it
 * at once.
 */
export async function anonymizeDocuments(
  db: Kysely<Database>,
  { now, bounds, ceiling = jobCeilings.anonymizeDocuments }: Retention,
): Promise<number> {
  let done = await anonymizeAll(db, { now, retentionDays: bounds.max }, ceiling);
  for (const { organizationId, days } of await findShorterRetentions(db, bounds))
    done += await anonymizeAll(db, { now, retentionDays: days, subscriberId: organizationId }, ceiling - done);
  return done;
}
