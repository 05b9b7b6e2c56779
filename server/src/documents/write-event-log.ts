import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { splitChanges, type FieldChange } from "./personal-changes.ts";
import { prepared } from "../platform/database/name-prepared.ts";
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
  action: DocumentAction | FileAction | "releaseLock";
  /** null: the system did it; of no organization: who looks after the portal. */
  by: { userId: string; organizationId: string | null } | null;
  seenBy: "subscriber" | "supplier" | null;
  version: number;
  changes: readonly FieldChange[];
  requestId: string;
  at: Date;
};

export type LogRow = LogEntry & { id: string };

/** A row to be written by its transaction; those of one document and moment stand in the order in which they were made. */
export const newLogRow = (entry: LogEntry): LogRow => ({ id: uuidv7(), ...entry });

/** SQL that writes one row and beside it the personal values, to stand in a WITH. */
export function loggedSql(row: LogRow) {
  const { id, documentId, label, action, by, seenBy, version, requestId, at } = row;
  const { kept, beside } = splitChanges(row.changes);
  return sql`logged AS (
    INSERT INTO event_log
      (id, document_id, at, label, action, user_id, organization_id, seen_by, version, changes, request_id)
    VALUES (${id}, ${documentId}, ${at}, ${label}, ${action}, ${by?.userId ?? null}, ${by?.organizationId ?? null},
      ${seenBy}, ${version}, ${JSON.stringify(kept)}, ${requestId})
  ), beside AS (
    INSERT INTO event_log_personal (log_id, document_id, changes)
    SELECT ${id}::uuid, ${documentId}::bigint, ${JSON.stringify(beside)}::jsonb WHERE ${beside.length > 0}::boolean
  )`;
}

/** One row for one successful change, written in its transaction. */
export async function writeEventLog(trx: Transaction<Database>, entry: LogEntry): Promise<void> {
  await sql`${sql.raw(prepared)}WITH ${loggedSql(newLogRow(entry))} SELECT`.execute(trx);
}
