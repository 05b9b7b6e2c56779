import type { DocumentFacts, OriginalDocument } from "@runko/domain/documents/ruled-document";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { activeLock } from "./document-json.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

export type FactLimits = { lockSilenceSeconds: number; retentionDays: number };

type FactRow = {
  locked_by_id: string | null;
  original: OriginalDocument | null;
  has_live_forward: boolean;
  case_has_unfinished_change: boolean;
  actor_may_forward: boolean;
};

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
    SELECT
      (SELECT l.user_id FROM edit_locks l
        WHERE l.document_id = ${document.id} AND ${sql.raw(activeLock(String(limits.lockSilenceSeconds)))}) AS locked_by_id,
      (SELECT json_build_object('eventState', o.event_state, 'archived', o.archived, 'ordered', o.ordered,
          'subscriberId', o.subscriber_id, 'supplierId', o.supplier_id)
        FROM documents o WHERE o.id = ${document.original_event_id}) AS original,
      EXISTS (SELECT FROM documents f
        WHERE f.original_event_id = ${document.id} AND f.event_state <> 'CANCELLED' AND NOT f.rejected) AS has_live_forward,
      EXISTS (SELECT FROM documents c
        WHERE c.case_id = ${document.case_id} AND c.document_type IN ('ChangeOrder', 'CancelOrder')
          AND c.event_state NOT IN ('READY', 'CANCELLED')) AS case_has_unfinished_change,
      (SELECT o.backbone_operator OR EXISTS (SELECT FROM organizations c WHERE c.parent_organization_id = o.id)
        FROM organizations o WHERE o.id = ${scope.organizationId}) AS actor_may_forward`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("Facts are always one row");
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
