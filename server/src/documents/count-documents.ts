import { countedStates } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { Pool } from "pg";

export type DocumentCounts = Partial<Record<DocumentType, Record<string, number>>>;

/** Documents per type and state and unread messages of one organization in one role, archived ones left out (D-31). */
export async function countDocuments(
  pool: Pool,
  organizationId: string,
  side: "SUBSCRIBER" | "SUPPLIER",
  types: readonly DocumentType[] = documentTypes,
): Promise<DocumentCounts> {
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
  return counts;
}
