import type { Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { deleteNewsletter } from "./newsletter-store.ts";
import { turnNewsletter } from "./turn-newsletter.ts";

/** Removes a newsletter that nobody reads. */
export async function removeNewsletter(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await turnNewsletter(db, actor, { id, action: "remove" }, async (trx) => {
    await deleteNewsletter(trx, id);
    return null;
  });
}
