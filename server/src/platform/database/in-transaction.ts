import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { hasCode } from "../error-code.ts";
import type { Database } from "./schema.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const REPEATS = 3;
const PAUSE_MS = 20;

/**
 * Runs the work in one transaction. Work that is `repeatable`, having no effect but through the transaction, is
 * repeated up to three times when PostgreSQL ends it for the sake of a concurrent one. In the caller's transaction when
 * that is given, which then ends and repeats it.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
  { repeatable = false }: { repeatable?: boolean } = {},
): Promise<T> {
  if (db.isTransaction) return await work(db as Transaction<Database>);
  for (let repeats = 0; ; repeats++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!repeatable || repeats === REPEATS || !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error;
      await sleep(PAUSE_MS * 2 ** repeats * (0.5 + Math.random()));
    }
  }
}
