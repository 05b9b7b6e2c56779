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

type Lapsed = { id: number; refused: boolean };

/** Lets the first request after this document lapse whose charge nobody has accepted in time; undefined when there is none. */
async function lapseNext(trx: Transaction<Database>, after: number, now: Date): Promise<Lapsed | undefined> {
  const document = await trx
    .selectFrom("documents as d")
    .innerJoin("document_requests as r", "r.document_id", "d.id")
    .selectAll("d")
    .where("r.state", "=", "charged")
    .where("r.charge_until", "<", todayInHelsinki(now))
    .where("d.id", ">", after)
    .orderBy("d.id")
    .limit(1)
    .forUpdate("d")
    .skipLocked()
    .executeTakeFirst();
  if (!document) return undefined;
  const { row, refusals } = judgeAsPortal("lapseRequest", document, { now });
  if (!row || refusals.length > 0) return { id: document.id, refused: true };
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
  return { id: document.id, refused: false };
}

/**
 * Requests whose charge nobody has accepted in time lapse, and both sides are told (0132). One that may not lapse keeps no
 * other from it, and fails the run once the others are done.
 */
export async function lapseCharges(db: Kysely<Database>, now: Date): Promise<void> {
  const refused: number[] = [];
  let last = 0;
  for (let done = 0; done < MOST; done += 1) {
    const lapsed = await inTransaction(db, (trx) => lapseNext(trx, last, now));
    if (!lapsed) break;
    last = lapsed.id;
    if (lapsed.refused) refused.push(lapsed.id);
  }
  if (refused.length > 0) throw new Error(`The requests of these documents may not lapse: ${refused.join(", ")}`);
}
