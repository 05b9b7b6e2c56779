import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { hasCode } from "../error-code.ts";
import type { Database } from "./schema.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const REPEATS = 3;
const PAUSE_MS = 20;

/**
 * Runs what is one transaction, or one statement outside of any; it is repeated up to three times when PostgreSQL ends it for
 * the sake of a concurrent one.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await work();
    } catch (error) {
      if (repeats === REPEATS || !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error;
      await sleep(PAUSE_MS * 2 ** repeats * (0.5 + Math.random()));
    }
  }
}

/**
 * Runs the work in one transaction. Work that is `repeatable` has no effect but through the transaction. In the caller's
 * transaction when that is given, which then ends and repeats it.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
  { repeatable = false }: { repeatable?: boolean } = {},
): Promise<T> {
  if (db.isTransaction) return await work(db as Transaction<Database>);
  const once = () => db.transaction().execute(work);
  return repeatable ? retryConflicts(once) : once();
}
