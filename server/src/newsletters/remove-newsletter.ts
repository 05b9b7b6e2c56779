import type { Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { deleteNewsletter } from "./newsletter-store.ts";
import { transitionNewsletter } from "./transition-newsletter.ts";

/** Removes a newsletter that nobody reads. */
export async function removeNewsletter(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await transitionNewsletter(db, actor, { id, action: "remove" }, async (trx) => {
    await deleteNewsletter(trx, id);
    return null;
  });
}
