import { withoutNews } from "@runko/domain/documents/clock-state";
import { unfinishedStates } from "@runko/domain/documents/document-states";
import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { serviceTimesOf, type SaidOfService } from "../organizations/service-times.ts";
import { clocksOfHistory } from "./document-clocks.ts";
import { writeClocks } from "./write-clocks.ts";

const BATCH = 200;
/** What a run starts at most; the next one goes on. */
const MOST_STARTED = 10_000;

async function startBatch(trx: Transaction<Database>, now: Date): Promise<number> {
  const documents = await trx
    .selectFrom("documents as d")
    .innerJoin("organizations as o", "o.id", "d.supplier_id")
    .selectAll("d")
    .select("o.service_times as said")
    .where("clocks", "is", null)
    .where(
      "event_state",
      "in",
      unfinishedStates.map((state) => sql.lit(state)),
    )
    .orderBy("d.id")
    .limit(BATCH)
    .forUpdate("d")
    .skipLocked()
    .execute();
  const started = documents.map(({ said, ...document }) => {
    const clocks = clocksOfHistory(document, serviceTimesOf(said as SaidOfService));
    return { id: document.id, clocks: withoutNews(clocks, now.toISOString()) };
  });
  await writeClocks(trx, started);
  return documents.length;
}

/** Gives unfinished documents from before the clocks theirs; nobody is told of what was late by then. */
export async function startClocks(db: Kysely<Database>, now: Date): Promise<number> {
  for (let started = 0; started < MOST_STARTED;) {
    const batch = await inTransaction(db, (trx) => startBatch(trx, now));
    if (batch === 0) return started;
    started += batch;
  }
  return MOST_STARTED;
}
