import { countersOf } from "@runko/domain/documents/counters";
import { isListed } from "@runko/domain/documents/listed";
import type { Side } from "@runko/domain/documents/sides";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { sql, type RawBuilder, type Transaction } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { countedDocument } from "./document-store.ts";

type Counted = ReturnType<typeof countedDocument>;
export type CounterChange = {
  organizationId: string;
  role: "SUBSCRIBER" | "SUPPLIER";
  documentType: DocumentType;
  counter: string;
  by: number;
};

const sides = [
  { side: "subscriber", role: "SUBSCRIBER", idOf: ({ subscriberId }: Counted) => subscriberId },
  { side: "supplier", role: "SUPPLIER", idOf: ({ supplierId }: Counted) => supplierId },
] as const;

function countedAs(document: Counted | null, by: 1 | -1): CounterChange[] {
  if (!document) return [];
  const { documentType } = document;
  return sides.flatMap(({ side, role, idOf }) =>
    countersOf(document, side).map((counter) => ({ organizationId: idOf(document), role, documentType, counter, by })),
  );
}

/** The changes that take the counters from before to after; null stands for a document that is not there. */
export function counterChanges(before: Counted | null, after: Counted | null): CounterChange[] {
  return summed([...countedAs(before, -1), ...countedAs(after, 1)]);
}

type Addressee = Parameters<typeof countedDocument>[0];

/** The change of one side's unread messages; those of a document that left its lists are not counted (D-31). */
export function unreadChange(document: Addressee, of: Side, by: number): CounterChange[] {
  if (by === 0 || !isListed(countedDocument(document), of)) return [];
  const { document_type: documentType, subscriber_id, supplier_id } = document;
  const owner =
    of === "subscriber"
      ? ({ organizationId: subscriber_id, role: "SUBSCRIBER" } as const)
      : ({ organizationId: supplier_id, role: "SUPPLIER" } as const);
  return [{ ...owner, documentType, counter: "unreadMessages", by }];
}

const sidesLeft = (before: Addressee, after: Addressee) =>
  sides.filter(({ side }) => isListed(countedDocument(before), side) && !isListed(countedDocument(after), side));

/** Whether a document leaves the lists of one of its parties. */
export const leavesLists = (before: Addressee, after: Addressee): boolean => sidesLeft(before, after).length > 0;

/** What leaving the lists takes from the counts of unread messages. */
export async function unreadLeft(
  trx: Transaction<Database>,
  before: Addressee & { id: number },
  after: Addressee,
): Promise<CounterChange[]> {
  const left = sidesLeft(before, after);
  if (left.length === 0) return [];
  const { rows } = await sql<{ sender: string; unread: number }>`
    SELECT sender_organization_id AS sender, count(*) AS unread FROM internal_messages
    WHERE document_id = ${before.id} AND read_at IS NULL AND NOT expired GROUP BY 1`.execute(trx);
  return rows.flatMap(({ sender, unread }) => {
    const reader = sender === before.subscriber_id ? "supplier" : "subscriber";
    return left.some(({ side }) => side === reader) ? unreadChange(before, reader, -unread) : [];
  });
}

/** What the counts of unread messages of both suppliers change by when a document goes from one to the other. */
export async function unreadHandedOver(
  trx: Transaction<Database>,
  before: Addressee & { id: number },
  after: Addressee,
): Promise<CounterChange[]> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM internal_messages WHERE document_id = ${before.id}
      AND sender_organization_id = ${before.subscriber_id} AND read_at IS NULL AND NOT expired`.execute(trx);
  const unread = rows[0]?.unread ?? 0;
  return [...unreadChange(before, "supplier", -unread), ...unreadChange(after, "supplier", unread)];
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
  const changed = [...sums].filter(([, { by }]) => by !== 0);
  return changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

/**
 * SQL that changes the drawer's counters where the condition holds, to stand in a WITH: the rows are taken in one order by
 * everybody, so that no two transactions deadlock.
 */
export function countedSql(changes: readonly CounterChange[], condition: RawBuilder<unknown>) {
  const rows = summed(changes);
  const column = (name: keyof CounterChange) => rows.map((change) => change[name]);
  return sql`changes AS MATERIALIZED (
    SELECT * FROM unnest(${column("organizationId")}::uuid[], ${column("role")}::text[], ${column("documentType")}::text[],
      ${column("counter")}::text[], ${column("by")}::bigint[])
      WITH ORDINALITY AS c (organization_id, role, document_type, counter, by, place) WHERE ${condition}
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
  if (changes.length > 0) await sql`${sql.raw(prepared)}WITH ${countedSql(changes, sql`true`)} SELECT`.execute(trx);
}
