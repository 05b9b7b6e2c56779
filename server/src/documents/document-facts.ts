import type { DocumentFacts, OriginalDocument } from "@runko/domain/documents/ruled-document";
import { transferableNames } from "@runko/domain/documents/transferred-fields";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Dealing } from "@runko/domain/organizations/event-type-rights";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dayMs } from "@runko/domain/values/durations";
import { CompiledQuery, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { isStanding, isUnfinishedChange } from "./document-conditions.ts";
import { fieldColumns, isColumnField } from "./document-columns.ts";
import { wholeDocumentJoins } from "./whole-document.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

export type FactLimits = { lockSilenceSeconds: number; retentionDays: number };

export type FactRow = {
  locked_by_id: string | null;
  original: OriginalDocument | null;
  answer_says_something: boolean;
  has_live_forward: boolean;
  case_has_unfinished_change: boolean;
  actor: { mayForward: boolean; eventTypeRights: DocumentType[] };
  dealing: Dealing | null;
};

/** Only a ready document is made into what its own supplier must take; a fault of it is never refused (D-41). */
const dealing = `(SELECT json_build_object('eventTypeRights', c.event_type_rights, 'activeEventTypes', o.active_event_types,
      'hasFaultHandler', true, 'publicSupplier', o.public_supplier, 'subscribedEventTypes', coalesce(s.event_types, '{}'))
    FROM organizations o JOIN organizations c ON c.id = d.subscriber_id
      JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUPPLIER'
      LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = c.id AND s.active
    WHERE o.id = d.supplier_id AND d.event_state = 'READY' AND (o.public_supplier OR s.subscriber_id IS NOT NULL))`;

/** What a forward of any type can hand on: no type keeps another's answer. */
const transferable = [...new Set(documentTypes.flatMap(transferableNames))];
const answerSaysSomething = `(d.original_event_id IS NOT NULL AND (d.details ?| '{${transferable}}' OR ${transferable
  .flatMap((name) => (isColumnField(name) ? [`d.${fieldColumns[name]} IS NOT NULL`] : []))
  .join(" OR ")}))`;

/** SQL of the columns of a FactRow, for `documents d` with wholeDocumentJoins, and the actor's organization in SQL. */
export function factColumns(organization: string): string {
  return `l.user_id AS locked_by_id,
    (SELECT json_build_object('eventState', o.event_state, 'archived', o.archived, 'ordered', o.ordered,
        'subscriberId', o.subscriber_id, 'supplierId', o.supplier_id)
      FROM documents o WHERE o.id = d.original_event_id) AS original,
    ${answerSaysSomething} AS answer_says_something,
    EXISTS (SELECT FROM documents f WHERE f.original_event_id = d.id AND ${isStanding("f")}) AS has_live_forward,
    EXISTS (SELECT FROM documents c
      WHERE c.case_id = d.case_id AND ${isUnfinishedChange("c")}) AS case_has_unfinished_change,
    (SELECT json_build_object('eventTypeRights', o.event_type_rights, 'mayForward',
        o.backbone_operator OR EXISTS (SELECT FROM organizations c WHERE c.parent_organization_id = o.id AND NOT c.sandbox))
      FROM organizations o WHERE o.id = ${organization}) AS actor,
    ${dealing} AS dealing`;
}

/** As the database has it, or as its JSON does. */
type Instant = Date | string | null;
type Asked = { purpose: DocumentFacts["purpose"]; now: Date; limits: FactLimits };

export function factsOf(
  row: FactRow,
  document: { ready_at: Instant; cancelled_at: Instant },
  asked: Asked,
): DocumentFacts {
  const { purpose, now, limits } = asked;
  const closedAt = document.ready_at ?? document.cancelled_at;
  return {
    purpose,
    today: todayInHelsinki(now),
    lockedById: row.locked_by_id,
    original: row.original,
    answerSaysSomething: row.answer_says_something,
    hasLiveForward: row.has_live_forward,
    caseHasUnfinishedChange: row.case_has_unfinished_change,
    actorMayForward: row.actor.mayForward,
    eventTypeRights: row.actor.eventTypeRights,
    dealing: row.dealing,
    retentionOver: closedAt !== null && now.getTime() - new Date(closedAt).getTime() > limits.retentionDays * dayMs,
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
  const joins = wholeDocumentJoins(String(limits.lockSilenceSeconds));
  const text = `${prepared} SELECT ${factColumns("$2")} FROM documents d ${joins} WHERE d.id = $1`;
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [document.id, scope.organizationId]));
  const row = rows[0] as FactRow | undefined;
  if (!row) throw new Error("Facts are always one row");
  return factsOf(row, document, { purpose, now, limits });
}
