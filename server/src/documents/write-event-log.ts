import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { splitChanges, type FieldChange } from "./personal-changes.ts";
import type { Database } from "../platform/database/schema.ts";

export type { FieldChange } from "./personal-changes.ts";

/** The fields whose values differ, in the order of the form; a field that says nothing is null. */
export function changedFields(before: DocumentFields, after: DocumentFields): FieldChange[] {
  return fieldNames.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}

type LogEntry = {
  documentId: number;
  label: HistoryLabel;
  action: DocumentAction | FileAction;
  /** null: the system did it. */
  by: { userId: string; organizationId: string } | null;
  seenBy: "subscriber" | "supplier" | null;
  version: number;
  changes: readonly FieldChange[];
  requestId: string;
  at: Date;
};

/** One row for one successful change, written in its transaction. */
export async function writeEventLog(trx: Transaction<Database>, entry: LogEntry): Promise<void> {
  const id = uuidv7();
  const { kept, beside } = splitChanges(entry.changes);
  await trx
    .insertInto("event_log")
    .values({
      id,
      document_id: entry.documentId,
      at: entry.at,
      label: entry.label,
      action: entry.action,
      user_id: entry.by?.userId ?? null,
      organization_id: entry.by?.organizationId ?? null,
      seen_by: entry.seenBy,
      version: entry.version,
      changes: JSON.stringify(kept),
      request_id: entry.requestId,
    })
    .execute();
  if (beside.length === 0) return;
  await trx
    .insertInto("event_log_personal")
    .values({ log_id: id, document_id: entry.documentId, changes: JSON.stringify(beside) })
    .execute();
}
