import type { Kysely, Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockContactRequest, writeHandling, writeOrganization } from "./contact-store.ts";

type Handled = { id: string; handled: boolean; before: { handled: boolean; organizationName: string } };

async function mark(trx: Transaction<Database>, actor: AdminActor, { id, handled, before }: Handled): Promise<void> {
  if (before.handled === handled) return;
  await writeHandling(trx, id, handled ? { at: actor.at, by: actor.userId } : null);
  await writeAdminLog(trx, actor, {
    organizationId: null,
    subject: "contactRequest",
    subjectId: id,
    // The log outlives the request, so it names no person.
    subjectName: before.organizationName,
    action: "changed",
    changes: [{ field: "handled", before: before.handled, after: handled }],
  });
}

/** Marks a request as handled, or as new again; of two who handle it, the first stays named. */
export async function handleContactRequest(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  handled: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockContactRequest(trx, id);
    if (!before) throw new Problem("NOT_FOUND");
    await mark(trx, actor, { id, handled, before });
  });
}

/** Marks a request for credentials as handled by the organization that was made of it; of one request one is made. */
export async function answerByOrganization(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> {
  const before = await lockContactRequest(trx, id);
  if (before?.kind !== "credentials" || before.organizationId !== null)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "contactRequestId", code: "NOT_AN_OPTION" }] });
  await writeOrganization(trx, id, organizationId);
  await mark(trx, actor, { id, handled: true, before });
}
