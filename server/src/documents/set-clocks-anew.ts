import { clocksAnew } from "@runko/domain/documents/clocks";
import { sql, type Kysely } from "kysely";
import { writeAdminLog } from "../admin-log/write-admin-log.ts";
import type { MailContext } from "../capability.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { slicesOf } from "../platform/database/slices-of.ts";
import { claimMessage } from "../platform/outbox/claim-message.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { changedServiceTimes } from "../organizations/change-service-times.ts";
import { loadServiceTimes } from "../organizations/service-times.ts";
import { clockedDocument, keptClocks } from "./document-clocks.ts";
import { writeClocks } from "./write-clocks.ts";

async function idsOfRunning(db: Kysely<Database>, supplierId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM documents
    WHERE supplier_id = ${supplierId} AND (due_at IS NOT NULL OR clock_paused_at IS NOT NULL) ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

/** By the calendar as it is then; what has stopped meanwhile stays as it was. */
async function setAnew(db: Kysely<Database>, supplierId: string, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const times = await loadServiceTimes(trx, supplierId);
    const documents = await trx
      .selectFrom("documents")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
    const anew = documents.map((document) => ({
      id: document.id,
      clocks: clocksAnew(keptClocks(document) ?? [], clockedDocument(document), times),
    }));
    await writeClocks(trx, anew);
  });
}

/** Sets the running clocks of a supplier whose calendar has changed, some hundreds at a time, and logs how many they were. */
export async function setClocksAnew(
  { db, clock }: Pick<MailContext, "db" | "clock">,
  { id, payload }: Waiting,
): Promise<void> {
  const { organizationId, actor } = changedServiceTimes.schema.parse(payload);
  const ids = await idsOfRunning(db, organizationId);
  for (const slice of slicesOf(ids)) await setAnew(db, organizationId, slice);
  await inTransaction(db, async (trx) => {
    if (!(await claimMessage(trx, id))) return;
    await writeAdminLog(
      trx,
      { ...actor, at: clock.now() },
      {
        organizationId,
        subject: "serviceTimes",
        subjectId: organizationId,
        subjectName: "",
        action: "changed",
        changes: [{ field: "runningClocks", before: null, after: ids.length }],
      },
    );
  });
}
