import type { Client } from "pg";
import { listedSql } from "../../server/src/documents/listed-sql.ts";
import { joinFields, searchTextOf, type FieldColumn } from "../../server/src/documents/document-columns.ts";

type Sampled = Record<FieldColumn, string | null> & {
  id: number;
  details: unknown;
  search_text: string;
  product_name: string;
  answer_shown: boolean;
  version: string;
  logged: string;
};

const differingCounters = `
  SELECT count(*)::int AS differing FROM (
    SELECT supplier_id AS id, document_type, event_state AS counter, count(*) AS amount
    FROM documents d WHERE ${listedSql("supplier_id")} GROUP BY 1, 2, 3) counted
  FULL JOIN (SELECT * FROM document_counters WHERE role = 'SUPPLIER' AND counter NOT IN ('unreadMessages', 'urgent')) kept
    ON kept.organization_id = counted.id AND kept.document_type = counted.document_type AND kept.counter = counted.counter
  WHERE kept.amount IS DISTINCT FROM counted.amount`;

/** Fails when what was generated is not as the portal itself would have written it. */
export async function checkSample(client: Client): Promise<void> {
  const { rows } = await client.query<Sampled>(`
    SELECT d.*, d.requested_date::text, d.estimated_delivery_date::text, d.actual_delivery_date::text,
      (SELECT count(*) FROM event_log l WHERE l.document_id = d.id) AS logged
    FROM documents d WHERE d.id % greatest((SELECT count(*) FROM documents) / 1000, 1) = 0 LIMIT 2000`);
  for (const row of rows) {
    const fields = joinFields(row);
    const expected = searchTextOf({ fields, productNames: [row.product_name], answerShown: row.answer_shown });
    if (row.search_text !== expected)
      throw new Error(`Document ${row.id} is found by ${row.search_text}, not by ${expected}`);
    if (row.logged !== "0" && row.logged !== row.version)
      throw new Error(`Document ${row.id} has another version than its log`);
  }
  const { rows: counters } = await client.query<{ differing: number }>(differingCounters);
  if (rows.length === 0 || counters[0]?.differing !== 0) throw new Error("The counters are not those of the documents");
}
