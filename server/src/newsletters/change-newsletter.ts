import { checkNewsletter } from "@runko/domain/newsletters/check-newsletter";
import type { NewsletterFields } from "@runko/domain/newsletters/newsletter-schema";
import type { Kysely } from "kysely";
import { lastAdminChange } from "../admin-log/last-admin-change.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { updateNewsletter } from "./newsletter-store.ts";
import { transitionNewsletter } from "./transition-newsletter.ts";

type Change = { changes: Partial<NewsletterFields>; ifMatch: string | undefined };

/** Changes the fields that are given, of the version that was read; who has read it has. */
export async function changeNewsletter(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  { changes, ifMatch }: Change,
): Promise<void> {
  const checkVersion: Parameters<typeof transitionNewsletter>[2]["checkVersion"] = async (trx, version) => {
    const subject = { organizationId: null, subjects: ["newsletter"], subjectId: id } as const;
    await judgeVersion({ ifMatch, version, lastChange: () => lastAdminChange(trx, subject) });
  };
  await transitionNewsletter(db, actor, { id, action: "edit", checkVersion }, async (trx, before) => {
    const after = { ...before, ...changes };
    const issues = checkNewsletter(after);
    refuseIssues(issues);
    await updateNewsletter(trx, id, after, actor.at);
    return after;
  });
}
