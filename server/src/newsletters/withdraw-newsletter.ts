import type { Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { updateNewsletter } from "./newsletter-store.ts";
import { transitionNewsletter } from "./transition-newsletter.ts";

/** Takes it from its readers; one whose time has not come yet is a draft again. */
export async function withdrawNewsletter(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await transitionNewsletter(db, actor, { id, action: "withdraw" }, async (trx, before, state) => {
    const after =
      state === "SCHEDULED" ? { ...before, publishAt: null } : { ...before, withdrawnAt: actor.at.toISOString() };
    await updateNewsletter(trx, id, after, actor.at);
    return after;
  });
}
