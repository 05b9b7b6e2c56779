import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { StoredDocument } from "./document-store.ts";

type Counted = {
  subscriberId: string;
  supplierId: string;
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
};
type CounterChange = {
  organizationId: string;
  role: "SUBSCRIBER" | "SUPPLIER";
  documentType: DocumentType;
  counter: string;
  by: number;
};

function countedAs(document: Counted | null, by: 1 | -1): CounterChange[] {
  if (!document || document.archived) return [];
  const { documentType, eventState: counter, subscriberId, supplierId } = document;
  return [
    { organizationId: subscriberId, role: "SUBSCRIBER", documentType, counter, by },
    { organizationId: supplierId, role: "SUPPLIER", documentType, counter, by },
  ];
}

/** The changes that take the counters from before to after; null stands for a document that is not there. */
export function counterChanges(before: Counted | null, after: Counted | null): CounterChange[] {
  if (before && after && before.eventState === after.eventState && before.archived === after.archived) return [];
  return [...countedAs(before, -1), ...countedAs(after, 1)];
}

type Side = "subscriber" | "supplier";
type Addressee = Pick<StoredDocument, "id" | "document_type" | "subscriber_id" | "supplier_id" | "archived">;

/** The change of one side's unread messages; those of an archived document are not counted (D-31). */
export function unreadChange(document: Addressee, of: Side, by: number): CounterChange[] {
  if (document.archived || by === 0) return [];
  const { document_type: documentType, subscriber_id, supplier_id } = document;
  const owner =
    of === "subscriber"
      ? ({ organizationId: subscriber_id, role: "SUBSCRIBER" } as const)
      : ({ organizationId: supplier_id, role: "SUPPLIER" } as const);
  return [{ ...owner, documentType, counter: "unreadMessages", by }];
}

/** What archiving takes from the counts of unread messages. */
export async function unreadLeft(trx: Transaction<Database>, document: Addressee): Promise<CounterChange[]> {
  const { rows } = await sql<{ sender: string; unread: number }>`
    SELECT sender_organization_id AS sender, count(*) AS unread FROM internal_messages
    WHERE document_id = ${document.id} AND read_at IS NULL AND NOT expired GROUP BY 1`.execute(trx);
  return rows.flatMap(({ sender, unread }) =>
    unreadChange(document, sender === document.subscriber_id ? "supplier" : "subscriber", -unread),
  );
}

const keyOf = (change: CounterChange) =>
  [change.organizationId, change.role, change.documentType, change.counter].join("|");

/**
 * Changes the drawer's counters, in one order of rows whoever changes them, so that no two transactions deadlock.
 * Called once, last before the commit.
 */
export async function changeCounters(trx: Transaction<Database>, changes: readonly CounterChange[]): Promise<void> {
  const sorted = changes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { organizationId, role, documentType, counter, by } of sorted) {
    if (by < 0)
      await sql`UPDATE document_counters SET amount = amount + ${by}
        WHERE organization_id = ${organizationId} AND role = ${role} AND document_type = ${documentType} AND counter = ${counter}`.execute(
        trx,
      );
    else
      await sql`INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount)
        VALUES (${organizationId}, ${role}, ${documentType}, ${counter}, ${by})
        ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + ${by}`.execute(
        trx,
      );
  }
}
