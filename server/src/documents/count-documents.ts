import { countedStates, unfinishedStates } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { Pool } from "pg";

export type DocumentCounts = Partial<Record<DocumentType, Record<string, number>>>;

/** As the indexes of urgent faults name them. */
const unfinished = unfinishedStates.map((state) => `'${state}'`).join(", ");

/** The unfinished faults that are urgent: few at any time, so they are counted where they are. */
async function countUrgentFaults(pool: Pool, organizationId: string, side: "SUBSCRIBER" | "SUPPLIER"): Promise<number> {
  const column = side === "SUBSCRIBER" ? "subscriber_id" : "supplier_id";
  const { rows } = await pool.query<{ urgent: number }>({
    name: `count_urgent_faults_${column}`,
    text: `SELECT count(*)::int AS urgent FROM documents
      WHERE ${column} = $1 AND document_type = 'Fault' AND event_state IN (${unfinished}) AND NOT archived
        AND fault_type = 'urgentFault'`,
    values: [organizationId],
  });
  return rows[0]?.urgent ?? 0;
}

/**
 * Documents per type and state, unread messages and urgent unfinished faults of one organization in one role, archived
 * ones left out (D-31).
 */
export async function countDocuments(
  pool: Pool,
  organizationId: string,
  side: "SUBSCRIBER" | "SUPPLIER",
  types: readonly DocumentType[] = documentTypes,
): Promise<DocumentCounts> {
  const urgentFaults = types.includes("Fault") ? countUrgentFaults(pool, organizationId, side) : undefined;
  const { rows } = await pool.query<{ document_type: DocumentType; counter: string; amount: number }>({
    name: "count_documents",
    text: `SELECT document_type, counter, amount FROM document_counters
      WHERE organization_id = $1 AND role = $2 AND document_type = ANY($3)`,
    values: [organizationId, side, types],
  });
  const zeros = (type: DocumentType) =>
    Object.fromEntries([...countedStates(type), "unreadMessages"].map((counter) => [counter, 0]));
  const counts = Object.fromEntries(types.map((type) => [type, zeros(type)])) as DocumentCounts;
  for (const { document_type, counter, amount } of rows)
    Object.assign(counts[document_type] ?? {}, { [counter]: amount });
  if (counts.Fault && urgentFaults) counts.Fault["urgent"] = await urgentFaults;
  return counts;
}
