import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";

export type Visibility = { childId: string; childName: string; eventType: DocumentType };

type Seen = Visibility & { parentId: string };

/** Tells in the logs of the organizations above what they began or ceased to see of those below, however much at once. */
export async function logVisibilities(
  trx: Transaction<Database>,
  actor: AdminActor,
  visibilities: readonly Seen[],
  opened: boolean,
): Promise<void> {
  const told = visibilities.map(({ parentId, childId, childName, eventType }) => {
    const shown = { eventType };
    return {
      organizationId: parentId,
      subject: "eventVisibility" as const,
      subjectId: childId,
      subjectName: childName,
      action: opened ? ("created" as const) : ("deleted" as const),
      changes: opened ? changesBetween(null, shown) : changesBetween(shown, null),
    };
  });
  await writeAdminLog(trx, actor, ...told);
}
