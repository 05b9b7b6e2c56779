import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { sql, type Transaction } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import type { StoredDocument } from "./document-store.ts";

type Counted = {
  subscriberId: string;
  supplierId: string;
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
};
export type CounterChange = {
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

/** One change a counter, in one order whoever changes them. */
function summed(changes: readonly CounterChange[]): CounterChange[] {
  const sums = new Map<string, CounterChange>();
  for (const change of changes) {
    const key = keyOf(change);
    sums.set(key, { ...change, by: change.by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

/**
 * SQL that changes the drawer's counters, to stand in a WITH: the rows are taken in one order by everybody, so that no two
 * transactions deadlock.
 */
export function countedSql(changes: readonly CounterChange[]) {
  const rows = summed(changes);
  const column = (name: keyof CounterChange) => rows.map((change) => change[name]);
  return sql`changes AS MATERIALIZED (
    SELECT * FROM unnest(${column("organizationId")}::uuid[], ${column("role")}::text[], ${column("documentType")}::text[],
      ${column("counter")}::text[], ${column("by")}::bigint[])
      WITH ORDINALITY AS c (organization_id, role, document_type, counter, by, place)
  ), counted AS (
    INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount)
    SELECT organization_id, role, document_type, counter, greatest(by, 0) FROM changes ORDER BY place
    ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + (
      SELECT by FROM changes k WHERE k.organization_id = c.organization_id AND k.role = c.role
        AND k.document_type = c.document_type AND k.counter = c.counter)
  )`;
}

/** Changes the drawer's counters; called once, last before the commit. */
export async function changeCounters(trx: Transaction<Database>, changes: readonly CounterChange[]): Promise<void> {
  if (changes.length > 0) await sql`${sql.raw(prepared)}WITH ${countedSql(changes)} SELECT`.execute(trx);
}
