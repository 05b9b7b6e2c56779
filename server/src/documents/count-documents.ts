import { countedStates } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Statement } from "../platform/database/statement.ts";

export type DocumentCounts = Partial<Record<DocumentType, Record<string, number>>>;
type Side = "SUBSCRIBER" | "SUPPLIER";

export type CountedRow = { counted: { type: DocumentType; counter: string; amount: number }[] };

/** Counts what countsOf tells. */
export function countsStatement(organizationId: string, side: Side): Statement {
  return {
    name: `count_documents_${side.toLowerCase()}`,
    text: `SELECT coalesce(json_agg(k), '[]') AS counted FROM (
      SELECT document_type AS type, counter, amount FROM document_counters
      WHERE organization_id = $1 AND role = '${side}') k`,
    values: [organizationId],
  };
}

/**
 * Counts, in the same shape, the documents of children that their parent's lists show beside its own (D-20, D-44). Their
 * messages are theirs.
 */
export function countsOfChildrenStatement(organizationId: string, side: Side): Statement {
  return {
    name: `count_documents_of_children_${side.toLowerCase()}`,
    text: `SELECT coalesce(json_agg(k), '[]') AS counted FROM (
      SELECT c.document_type AS type, c.counter, sum(c.amount)::int AS amount
      FROM sub_organization_event_visibilities v
      JOIN document_counters c ON c.organization_id = v.child_id AND c.document_type = v.event_type
      WHERE v.parent_id = $1 AND c.role = '${side}' AND c.counter NOT IN ('unreadMessages', 'waiting')
      GROUP BY 1, 2) k`,
    values: [organizationId],
  };
}

const besideStates = (type: DocumentType) =>
  type === "Fault" ? ["unreadMessages", "waiting", "urgent"] : ["unreadMessages", "waiting"];
const zerosOf = (type: DocumentType): Record<string, number> =>
  Object.fromEntries([...countedStates(type), ...besideStates(type)].map((counter) => [counter, 0]));
const zeros = Object.fromEntries(documentTypes.map((type) => [type, zerosOf(type)]));

/**
 * Documents per type and state, unread messages and urgent unfinished faults of one organization in one role. Archived
 * ones are left out (D-31), and so are those of its children, which its lists include (D-20).
 */
export function countsOf({ counted }: CountedRow, types: readonly DocumentType[] = documentTypes): DocumentCounts {
  const counts: DocumentCounts = {};
  for (const type of types) counts[type] = { ...zeros[type] };
  for (const { type, counter, amount } of counted) {
    const ofType = counts[type];
    if (ofType) ofType[counter] = amount;
  }
  return counts;
}
