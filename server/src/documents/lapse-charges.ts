import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { judgeAsPortal } from "./judge-as-portal.ts";
import { lapseRequests } from "./request-store.ts";
import { changeBy, columnsByRow } from "./row-change.ts";

/** What a run lets lapse at most; the next one goes on. */
const MOST = 1000;

/** Lets one request lapse whose charge nobody has accepted in time; false when there is none. */
async function lapseNext(trx: Transaction<Database>, now: Date): Promise<boolean> {
  const document = await trx
    .selectFrom("documents as d")
    .innerJoin("document_requests as r", "r.document_id", "d.id")
    .selectAll("d")
    .where("r.state", "=", "charged")
    .where("r.charge_until", "<", todayInHelsinki(now))
    .orderBy("r.charge_until")
    .limit(1)
    .forUpdate("d")
    .skipLocked()
    .executeTakeFirst();
  if (!document) return false;
  const { row, refusals } = judgeAsPortal("lapseRequest", document, { now });
  if (!row || refusals.length > 0)
    throw new Error(`The request of document ${document.id} may not lapse: ${refusals.join()}`);
  await changeStoredDocument(trx, {
    ...changeBy(row),
    document,
    columns: columnsByRow(document, row, { userId: "", now }),
    times: null,
    by: null,
    changes: [],
    requestId: "",
    at: now,
  });
  await lapseRequests(trx, document.id, { scope: null, at: now });
  return true;
}

/** Requests whose charge nobody has accepted in time lapse, and both sides are told (0132). */
export async function lapseCharges(db: Kysely<Database>, now: Date): Promise<void> {
  for (let done = 0; done < MOST; done += 1) if (!(await inTransaction(db, (trx) => lapseNext(trx, now)))) return;
}
