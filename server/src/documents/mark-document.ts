import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { markLabels, type Mark } from "@runko/domain/documents/mark-labels";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { DocumentScope } from "./document-scope.ts";
import { tellChange } from "./tell-change.ts";
import { writeEventLog } from "./write-event-log.ts";

/** What was done, to which another document is marked. */
export type Cause = { action: DocumentAction; scope: DocumentScope; requestId: string; at: Date };

type Marking = { flag: Exclude<Mark, "modified">; to: boolean };

/** Marks a document as a consequence of what was done to another of its case; logged and told as its own change. */
export async function markDocument(
  trx: Transaction<Database>,
  eventId: number,
  { flag, to }: Marking,
  { action, scope, requestId, at }: Cause,
): Promise<void> {
  // A change by the supplier takes the user-processed mark off (D-24d).
  const bySupplier = scope.role !== "SUBSCRIBER";
  const marked = await trx
    .updateTable("documents")
    .set({ [flag]: to, version: sql`version + 1`, updated_at: at, ...(bySupplier && { user_processed: false }) })
    .where("id", "=", eventId)
    .where(flag, "<>", to)
    .returning(["id", "version", "document_type", "subscriber_id", "supplier_id"])
    .executeTakeFirst();
  if (!marked) return;
  await writeEventLog(trx, {
    documentId: eventId,
    label: markLabels[flag][to ? "set" : "taken"],
    action,
    by: scope,
    seenBy: null,
    version: marked.version,
    changes: [{ field: flag, from: !to, to }],
    requestId,
    at,
  });
  await tellChange(trx, "document", marked);
}
