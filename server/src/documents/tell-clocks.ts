import { clockActions, nextWarning, withTold } from "@runko/domain/documents/clock-state";
import { isShownToSubscriber, type Clock, type ClockWarning } from "@runko/domain/documents/clocks";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { keptClocks } from "./document-clocks.ts";
import type { StoredDocument } from "./document-store.ts";
import { writeClocks } from "./write-clocks.ts";

/** What a run tells at most; the next one goes on. */
const MOST_TOLD = 1000;

const labels = { atRisk: "at_risk", late: "late" } as const satisfies Record<ClockWarning, string>;

/** The subscriber hears of what is late and hers to know; nobody but the supplier of what is at risk. */
async function tell(
  trx: Transaction<Database>,
  document: StoredDocument,
  { clocks, clock, warning, at }: { clocks: readonly Clock[]; clock: Clock; warning: ClockWarning; at: Date },
): Promise<void> {
  const ofBoth = warning === "late" && isShownToSubscriber(clock.name);
  await changeStoredDocument(trx, {
    label: labels[warning],
    action: clockActions[warning],
    document,
    columns: {},
    times: null,
    clocks: withTold(clocks, clock, warning),
    versioned: false,
    by: null,
    seenBy: ofBoth ? null : "supplier",
    changes: [{ field: "clock", from: null, to: clock.name }],
    tells: ofBoth ? ["supplier", "subscriber"] : ["supplier"],
    requestId: "",
    at,
  });
}

/** Tells of one document whose clock has turned; false when there is none. */
async function tellNext(trx: Transaction<Database>, at: Date): Promise<boolean> {
  const document = await trx
    .selectFrom("documents")
    .selectAll()
    .where("clock_check_at", "<", at)
    .orderBy("clock_check_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!document) return false;
  const clocks = keptClocks(document) ?? [];
  const next = nextWarning(clocks, at.toISOString());
  if (next) await tell(trx, document, { clocks, ...next, at });
  else await writeClocks(trx, [{ id: document.id, clocks }]);
  return true;
}

/** Tells once of each clock that has come to be at risk or late; what another process is telling is left to it. */
export async function tellClocks(db: Kysely<Database>, now: Date): Promise<number> {
  for (let told = 0; told < MOST_TOLD; told += 1)
    if (!(await inTransaction(db, (trx) => tellNext(trx, now)))) return told;
  return MOST_TOLD;
}
