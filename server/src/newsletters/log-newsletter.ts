import { changesBetween, type AdminAction } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import type { StoredNewsletter } from "./newsletter-store.ts";

const EXCERPT = 200;

/** The log tells how a body begins; the whole of it is in the newsletter. */
const excerpted = (newsletter: StoredNewsletter | null) =>
  newsletter && { ...newsletter, body: newsletter.body.slice(0, EXCERPT) };

type Change = { id: string; before: StoredNewsletter | null; after: StoredNewsletter | null };

const actionOf = ({ before, after }: Change): AdminAction => {
  if (!before) return "created";
  return after ? "changed" : "deleted";
};

/** Tells in the administrative log what became of a newsletter. */
export async function logNewsletter(trx: Transaction<Database>, actor: AdminActor, change: Change): Promise<void> {
  const { id, before, after } = change;
  await writeAdminLog(trx, actor, {
    organizationId: null,
    subject: "newsletter",
    subjectId: id,
    subjectName: (after ?? before)?.title ?? "",
    action: actionOf(change),
    changes: changesBetween(excerpted(before), excerpted(after)),
  });
}
