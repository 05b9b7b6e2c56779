import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockContactRequest, writeHandling } from "./contact-store.ts";

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
  });
}
