import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { endedEditLabel } from "@runko/domain/documents/mark-labels";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { tellChange } from "./tell-change.ts";
import { writeEventLog } from "./write-event-log.ts";

/** Releases the edit lock of a document, whoever holds it; the holder's organization reads of it in its log and in the document's. */
export async function releaseLock(db: Kysely<Database>, actor: AdminActor, eventId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const lock = await trx
      .deleteFrom("edit_locks as l")
      .using("documents as d")
      .whereRef("d.id", "=", "l.document_id")
      .where("l.document_id", "=", eventId)
      .returning([
        "d.id",
        "d.document_type",
        "d.subscriber_id",
        "d.supplier_id",
        "d.version",
        "l.user_id",
        "l.organization_id",
      ])
      .executeTakeFirst();
    if (!lock) throw new Problem("NOT_FOUND");
    await tellChange(trx, "lock", lock);
    await writeEventLog(trx, lock.id, {
      label: endedEditLabel,
      action: "releaseLock",
      by: { userId: actor.userId, organizationId: null },
      seenBy: lock.organization_id === lock.subscriber_id ? "subscriber" : "supplier",
      version: lock.version,
      changes: [],
      requestId: actor.requestId,
      at: actor.at,
    });
    const holder = await trx
      .selectFrom("users")
      .select(["first_name", "last_name"])
      .where("id", "=", lock.user_id)
      .executeTakeFirstOrThrow();
    await writeAdminLog(trx, actor, {
      organizationId: lock.organization_id,
      subject: "editLock",
      subjectId: String(eventId),
      subjectName: portalTexts.documentPage.title(
        portalTexts.documents.types[lock.document_type as DocumentType].one,
        eventId,
      ),
      action: "deleted",
      changes: [{ field: "holder", before: `${holder.first_name} ${holder.last_name}`, after: null }],
    });
  });
}
