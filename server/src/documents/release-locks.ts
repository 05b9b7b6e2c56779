import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { publishLive } from "../platform/live/publish-live.ts";
import type { StoredDocument } from "./document-store.ts";

type LockedDocument = Pick<StoredDocument, "id" | "subscriber_id" | "supplier_id">;

/** Tells both parties that the edit lock of a document has changed hands. */
export async function tellOfLock(trx: Kysely<Database>, document: LockedDocument): Promise<void> {
  const organizationIds = [document.subscriber_id, document.supplier_id];
  await publishLive(trx, { organizationIds, kind: "lock", eventId: document.id });
}

/** Releases every edit lock of a user, as on logout (specification §4). */
export async function releaseLocksOf(trx: Transaction<Database>, userId: string): Promise<void> {
  const released = await trx
    .deleteFrom("edit_locks as l")
    .using("documents as d")
    .whereRef("d.id", "=", "l.document_id")
    .where("l.user_id", "=", userId)
    .returning(["d.id", "d.subscriber_id", "d.supplier_id"])
    .execute();
  for (const document of released) await tellOfLock(trx, document);
}
