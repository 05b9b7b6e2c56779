import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { publishLive } from "../platform/live/publish-live.ts";
import type { DocumentScope } from "./document-scope.ts";
import { writeEventLog } from "./write-event-log.ts";

/** What was done, to which another document is marked. */
export type Cause = { action: DocumentAction; scope: DocumentScope; requestId: string; at: Date };

type Mark = { flag: "ordered" | "modified" | "disconnected"; to: boolean };

/** Marks a document as a consequence of what was done to another of its case; logged and told as its own change. */
export async function markDocument(
  trx: Transaction<Database>,
  eventId: number,
  { flag, to }: Mark,
  { action, scope, requestId, at }: Cause,
): Promise<void> {
  const marked = await trx
    .updateTable("documents")
    .set({ [flag]: to, version: sql`version + 1`, updated_at: at })
    .where("id", "=", eventId)
    .where(flag, "<>", to)
    .returning(["version", "subscriber_id", "supplier_id"])
    .executeTakeFirst();
  if (!marked) return;
  await writeEventLog(trx, {
    documentId: eventId,
    label: "updated",
    action,
    by: scope,
    seenBy: null,
    version: marked.version,
    changes: [{ field: flag, from: !to, to }],
    requestId,
    at,
  });
  await publishLive(trx, { organizationIds: [marked.subscriber_id, marked.supplier_id], kind: "document", eventId });
}
