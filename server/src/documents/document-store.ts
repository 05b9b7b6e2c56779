import type { RuledDocument } from "@runko/domain/documents/ruled-document";
import type { Wait } from "@runko/domain/documents/waits";
import { CompiledQuery, type Kysely, type Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import type { DocumentsTable } from "../platform/database/schema.generated.ts";
import { branchArrays, sees, type DocumentScope } from "./document-scope.ts";
import { storedColumns } from "./stored-columns.ts";

export type StoredDocument = Selectable<DocumentsTable>;

const columns = storedColumns.map((column) => `d.${column}`).join(", ");

/** The stored document if the scope sees it; `lock` holds its row until the transaction ends. */
export async function loadDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredDocument | undefined> {
  const text = `${prepared} SELECT ${columns} FROM documents d WHERE d.id = $3 AND ${sees(scope)}
    ${lock ? "FOR UPDATE OF d" : ""}`;
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...branchArrays(scope), eventId]));
  return rows[0] as StoredDocument | undefined;
}

/** Where the actor stands towards a document it sees: its own side's document, or a child's, read only. */
export function isOwnDocument(scope: DocumentScope, document: Pick<StoredDocument, DocumentScope["side"]>): boolean {
  return document[scope.side] === scope.organizationId;
}

/** The columns of a document that its rules look at. */
export const ruledColumns = [
  "document_type",
  "event_state",
  "subscriber_id",
  "supplier_id",
  "created_by_id",
  "created_by_role",
  "archived",
  "rejected",
  "ordered",
  "modified",
  "disconnected",
  "user_processed",
  "cancelled_by_customer",
  "cancelled_by_supplier",
  "cancel_confirmed",
  "valid_until_date",
  "waits",
  "repair_accepted",
  "date_unanswered",
  "held_reason",
  "proposed_delivery_date",
  "subscriber_user_id",
  "supplier_user_id",
] as const satisfies readonly (keyof StoredDocument)[];
export type RuledRow = Pick<StoredDocument, (typeof ruledColumns)[number]>;

export function ruledDocument(row: RuledRow): RuledDocument {
  return {
    documentType: row.document_type,
    eventState: row.event_state,
    subscriberId: row.subscriber_id,
    supplierId: row.supplier_id,
    createdById: row.created_by_id,
    createdByRole: row.created_by_role,
    archived: row.archived,
    rejected: row.rejected,
    ordered: row.ordered,
    modified: row.modified,
    disconnected: row.disconnected,
    userProcessed: row.user_processed,
    cancelledByCustomer: row.cancelled_by_customer,
    cancelledBySupplier: row.cancelled_by_supplier,
    cancelConfirmed: row.cancel_confirmed,
    validUntilDate: row.valid_until_date,
    waits: row.waits as Wait[],
    repairAccepted: row.repair_accepted,
    dateUnanswered: row.date_unanswered,
    heldReason: row.held_reason,
    proposedDeliveryDate: row.proposed_delivery_date,
    handlerIds: { subscriber: row.subscriber_user_id, supplier: row.supplier_user_id },
  };
}

/** What the drawer's counters look at. */
export function countedDocument(
  row: Pick<
    StoredDocument,
    | "subscriber_id"
    | "supplier_id"
    | "document_type"
    | "event_state"
    | "fault_type"
    | "archived"
    | "cancelled_by_customer"
    | "cancel_confirmed"
    | "waiting_for_subscriber_since"
    | "waiting_for_supplier_since"
  >,
) {
  return {
    subscriberId: row.subscriber_id,
    supplierId: row.supplier_id,
    documentType: row.document_type,
    eventState: row.event_state,
    faultType: row.fault_type,
    archived: row.archived,
    cancelledByCustomer: row.cancelled_by_customer,
    cancelConfirmed: row.cancel_confirmed,
    waitsFor: {
      subscriber: row.waiting_for_subscriber_since !== null,
      supplier: row.waiting_for_supplier_since !== null,
    },
  };
}
