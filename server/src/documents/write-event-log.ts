import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { TerminationAction } from "@runko/domain/documents/untabled-actions";
import type { ClockAction } from "@runko/domain/documents/clock-state";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import { isDeepStrictEqual } from "node:util";
import { sql, type RawBuilder, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { splitChanges, type FieldChange } from "./personal-changes.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";

export type { FieldChange } from "./personal-changes.ts";

/** As JSON keeps it. */
const plain = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;

/** The fields whose values differ, in the order of the form; a field that says nothing is null. */
export function changedFields(before: DocumentFields, after: DocumentFields): FieldChange[] {
  return fieldNames.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null].map(plain);
    // PostgreSQL puts the names in a value of its own order.
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }];
  });
}

/** What is done to a stored document; that nobody has answered a repair in time is the portal's own word. */
export type StoredAction = DocumentAction | FileAction | ClockAction | "lapseRepair" | "supplierEnded";

export type LogEntry = {
  label: HistoryLabel;
  action: StoredAction | "releaseLock" | "importConnection" | "supplierTerminationLapsed" | TerminationAction;
  /** null: the system did it; of no organization: who looks after the portal. */
  by: { userId: string; organizationId: string | null } | null;
  seenBy: "subscriber" | "supplier" | null;
  version: number;
  changes: readonly FieldChange[];
  requestId: string;
  at: Date;
};

/** SQL that writes one row of the log and beside it the personal values for the document `written`, to stand in a WITH. */
export function loggedSql(entry: LogEntry): RawBuilder<unknown> {
  const { label, action, by, seenBy, version, requestId, at } = entry;
  const id = uuidv7();
  const { kept, beside } = splitChanges(entry.changes);
  return sql`logged AS (
    INSERT INTO event_log
      (id, document_id, at, label, action, user_id, organization_id, seen_by, version, changes, request_id)
    SELECT ${id}::uuid, w.id, ${at}::timestamptz, ${label}::text, ${action}::text, ${by?.userId ?? null}::uuid,
      ${by?.organizationId ?? null}::uuid, ${seenBy}::text, ${version}::bigint, ${JSON.stringify(kept)}::jsonb,
      ${requestId}::text FROM written w
  ), beside AS (
    INSERT INTO event_log_personal (log_id, document_id, changes)
    SELECT ${id}::uuid, w.id, ${JSON.stringify(beside)}::jsonb FROM written w WHERE ${beside.length > 0}::boolean
  )`;
}

/** One row of each of these documents, which stay as they are themselves. */
export async function logOfMany(
  trx: Transaction<Database>,
  documentIds: readonly number[],
  { label, action, by, seenBy, changes, requestId, at }: Omit<LogEntry, "version">,
): Promise<void> {
  await sql`INSERT INTO event_log
      (id, document_id, at, label, action, user_id, organization_id, seen_by, version, changes, request_id)
    SELECT gen_random_uuid(), d.id, ${at}::timestamptz, ${label}::text, ${action}::text, ${by?.userId ?? null}::uuid,
      ${by?.organizationId ?? null}::uuid, ${seenBy}::text, d.version, ${JSON.stringify(changes)}::jsonb, ${requestId}::text
    FROM documents d WHERE d.id = ANY(${[...documentIds]}::bigint[])`.execute(trx);
}

/** One row for what leaves the document itself as it is. */
export async function writeEventLog(trx: Transaction<Database>, documentId: number, entry: LogEntry): Promise<void> {
  await sql`${sql.raw(prepared)}WITH written AS (SELECT ${documentId}::bigint AS id), ${loggedSql(entry)} SELECT`.execute(
    trx,
  );
}
