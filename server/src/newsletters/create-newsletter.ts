import { checkNewsletter } from "@runko/domain/newsletters/check-newsletter";
import type { NewsletterFields } from "@runko/domain/newsletters/newsletter-schema";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { logNewsletter } from "./log-newsletter.ts";
import { insertNewsletter } from "./newsletter-store.ts";

/** Makes a draft, and answers its id. */
export async function createNewsletter(
  db: Kysely<Database>,
  actor: AdminActor,
  fields: NewsletterFields,
): Promise<string> {
  const issues = checkNewsletter(fields);
  refuseIssues(issues);
  const id = uuidv7();
  const draft = { ...fields, publishAt: null, withdrawnAt: null };
  await inTransaction(db, async (trx) => {
    await insertNewsletter(trx, id, draft, actor.at);
    await logNewsletter(trx, actor, { id, before: null, after: draft });
  });
  return id;
}
