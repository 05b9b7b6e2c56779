import { checkPublishAt } from "@runko/domain/newsletters/check-newsletter";
import type { Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { forgetReaders, updateNewsletter } from "./newsletter-store.ts";
import { transitionNewsletter } from "./transition-newsletter.ts";

/** Publishes at this time, or at once without one; one that was withdrawn is new to everyone again. */
export async function publishNewsletter(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  publishAt: string | null,
): Promise<void> {
  await transitionNewsletter(db, actor, { id, action: "publish" }, async (trx, before) => {
    const issues = checkPublishAt(publishAt, actor.at);
    refuseIssues(issues);
    const after = { ...before, publishAt: publishAt ?? actor.at.toISOString(), withdrawnAt: null };
    await updateNewsletter(trx, id, after, actor.at);
    await forgetReaders(trx, id);
    return after;
  });
}
