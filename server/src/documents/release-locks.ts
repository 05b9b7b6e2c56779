import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { tellChange } from "./tell-change.ts";

/** Releases every edit lock of a user, as on logout (specification §4). */
export async function releaseLocksOf(trx: Transaction<Database>, userId: string): Promise<void> {
  const released = await trx
    .deleteFrom("edit_locks as l")
    .using("documents as d")
    .whereRef("d.id", "=", "l.document_id")
    .where("l.user_id", "=", userId)
    .returning(["d.id", "d.document_type", "d.subscriber_id", "d.supplier_id"])
    .execute();
  for (const document of released) await tellChange(trx, "lock", document);
}
