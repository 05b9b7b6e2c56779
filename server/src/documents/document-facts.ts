import type { DocumentFacts, OriginalDocument } from "@runko/domain/documents/ruled-document";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isStanding, isUnfinishedChange } from "./document-conditions.ts";
import { activeLock } from "./document-json.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

export type FactLimits = { lockSilenceSeconds: number; retentionDays: number };

export type FactRow = {
  locked_by_id: string | null;
  original: OriginalDocument | null;
  has_live_forward: boolean;
  case_has_unfinished_change: boolean;
  actor_may_forward: boolean;
};

/** SQL of the columns of a FactRow, for `documents d`. */
export function factColumns({ organizationId }: DocumentScope, { lockSilenceSeconds }: FactLimits) {
  return sql`
    (SELECT l.user_id FROM edit_locks l
      WHERE l.document_id = d.id AND ${sql.raw(activeLock(String(lockSilenceSeconds)))}) AS locked_by_id,
    (SELECT json_build_object('eventState', o.event_state, 'archived', o.archived, 'ordered', o.ordered,
        'subscriberId', o.subscriber_id, 'supplierId', o.supplier_id)
      FROM documents o WHERE o.id = d.original_event_id) AS original,
    EXISTS (SELECT FROM documents f WHERE f.original_event_id = d.id AND ${sql.raw(isStanding("f"))}) AS has_live_forward,
    EXISTS (SELECT FROM documents c
      WHERE c.case_id = d.case_id AND ${sql.raw(isUnfinishedChange("c"))}) AS case_has_unfinished_change,
    (SELECT o.backbone_operator OR EXISTS (SELECT FROM organizations c WHERE c.parent_organization_id = o.id)
      FROM organizations o WHERE o.id = ${organizationId}) AS actor_may_forward`;
}

type Asked = { purpose: DocumentFacts["purpose"]; now: Date; limits: FactLimits };

export function factsOf(
  row: FactRow,
  document: Pick<StoredDocument, "ready_at" | "cancelled_at">,
  asked: Asked,
): DocumentFacts {
  const { purpose, now, limits } = asked;
  const closedAt = document.ready_at ?? document.cancelled_at;
  return {
    purpose,
    today: todayInHelsinki(now),
    lockedById: row.locked_by_id,
    original: row.original,
    hasLiveForward: row.has_live_forward,
    caseHasUnfinishedChange: row.case_has_unfinished_change,
    actorMayForward: row.actor_may_forward,
    retentionOver: closedAt !== null && now.getTime() - closedAt.getTime() > limits.retentionDays * 86_400_000,
  };
}

/** Everything that the guards need from the database about one document, in one statement. */
export async function loadDocumentFacts(
  db: Kysely<Database>,
  scope: DocumentScope,
  document: StoredDocument,
  purpose: DocumentFacts["purpose"],
  now: Date,
  limits: FactLimits,
): Promise<DocumentFacts> {
  const { rows } = await sql<FactRow>`
    SELECT ${factColumns(scope, limits)} FROM documents d WHERE d.id = ${document.id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("Facts are always one row");
  return factsOf(row, document, { purpose, now, limits });
}
