import { countedStates, unfinishedStates } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Statement } from "../platform/database/statement.ts";

export type DocumentCounts = Partial<Record<DocumentType, Record<string, number>>>;
type Side = "SUBSCRIBER" | "SUPPLIER";

/** `urgent` are the unfinished faults that are urgent: few at any time, so they are counted where they are. */
export type CountedRow = { counted: { type: DocumentType; counter: string; amount: number }[]; urgent: number };

/** As the indexes of urgent faults name them. */
const unfinished = unfinishedStates.map((state) => `'${state}'`).join(", ");

/** Counts what countsOf tells. */
export function countsStatement(organizationId: string, side: Side): Statement {
  const column = side === "SUBSCRIBER" ? "subscriber_id" : "supplier_id";
  return {
    name: `count_documents_${column}`,
    text: `SELECT
      coalesce((SELECT json_agg(k) FROM (
        SELECT document_type AS type, counter, amount FROM document_counters
        WHERE organization_id = $1 AND role = '${side}') k), '[]') AS counted,
      (SELECT count(*)::int FROM documents
        WHERE ${column} = $1 AND document_type = 'Fault' AND event_state IN (${unfinished}) AND NOT archived
          AND fault_type = 'urgentFault') AS urgent`,
    values: [organizationId],
  };
}

/**
 * Counts, in the same shape, the documents of children that their parent's lists show beside its own (D-20, D-44). Their
 * messages are theirs.
 */
export function countsOfChildrenStatement(organizationId: string, side: Side): Statement {
  const column = side === "SUBSCRIBER" ? "subscriber_id" : "supplier_id";
  const opened = "sub_organization_event_visibilities v WHERE v.parent_id = $1";
  return {
    name: `count_documents_of_children_${column}`,
    text: `SELECT
      coalesce((SELECT json_agg(k) FROM (
        SELECT c.document_type AS type, c.counter, sum(c.amount)::int AS amount
        FROM (SELECT v.child_id, v.event_type FROM ${opened}) b
        JOIN document_counters c ON c.organization_id = b.child_id AND c.document_type = b.event_type
        WHERE c.role = '${side}' AND c.counter NOT IN ('unreadMessages', 'waiting') GROUP BY 1, 2) k), '[]') AS counted,
      (SELECT count(*)::int FROM documents
        WHERE ${column} IN (SELECT v.child_id FROM ${opened} AND v.event_type = 'Fault')
          AND document_type = 'Fault' AND event_state IN (${unfinished}) AND NOT archived
          AND fault_type = 'urgentFault') AS urgent`,
    values: [organizationId],
  };
}

const zerosOf = (type: DocumentType): Record<string, number> =>
  Object.fromEntries([...countedStates(type), "unreadMessages", "waiting"].map((counter) => [counter, 0]));
const zeros = Object.fromEntries(documentTypes.map((type) => [type, zerosOf(type)]));

/**
 * Documents per type and state, unread messages and urgent unfinished faults of one organization in one role. Archived
 * ones are left out (D-31), and so are those of its children, which its lists include (D-20).
 */
export function countsOf(
  { counted, urgent }: CountedRow,
  types: readonly DocumentType[] = documentTypes,
): DocumentCounts {
  const counts: DocumentCounts = {};
  for (const type of types) counts[type] = { ...zeros[type] };
  for (const { type, counter, amount } of counted) {
    const ofType = counts[type];
    if (ofType) ofType[counter] = amount;
  }
  if (counts.Fault) counts.Fault["urgent"] = urgent;
  return counts;
}
