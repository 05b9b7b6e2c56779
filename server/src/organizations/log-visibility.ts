import type { DocumentType } from "@runko/domain/documents/document-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";

export type Visibility = { childId: string; childName: string; eventType: DocumentType };

/** Tells in the log of the organization above what it began or ceased to see of one below. */
export async function logVisibility(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  { childId, childName, eventType }: Visibility,
  opened: boolean,
): Promise<void> {
  const shown = { eventType };
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "eventVisibility",
    subjectId: childId,
    subjectName: childName,
    action: opened ? "created" : "deleted",
    changes: opened ? changesBetween(null, shown) : changesBetween(shown, null),
  });
}
