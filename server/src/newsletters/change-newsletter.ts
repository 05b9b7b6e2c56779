import { checkNewsletter } from "@runko/domain/newsletters/check-newsletter";
import type { NewsletterFields } from "@runko/domain/newsletters/newsletter-schema";
import type { Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { updateNewsletter } from "./newsletter-store.ts";
import { turnNewsletter } from "./turn-newsletter.ts";

/** Changes the fields that are given; who has read it has. */
export async function changeNewsletter(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  changes: Partial<NewsletterFields>,
): Promise<void> {
  await turnNewsletter(db, actor, { id, action: "edit" }, async (trx, before) => {
    const after = { ...before, ...changes };
    const issues = checkNewsletter(after);
    if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
    await updateNewsletter(trx, id, after, actor.at);
    return after;
  });
}
