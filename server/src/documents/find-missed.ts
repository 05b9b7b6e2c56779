import type { Pool } from "pg";
import { branchArrays, sideOf, type SeenDocuments } from "./document-scope.ts";
import type { EventPlace } from "./event-cursor.ts";
import { feedMomentSql, momentOf, type FeedMoment } from "./feed-moment.ts";

const later = (side: string, organization: string) => `
  SELECT d.document_id FROM document_events d
  WHERE d.${side}_id = ${organization} AND d.document_type = b.document_type AND d.told_${side}
    AND (d.moment, d.number) > ($3::bigint, $4::bigint)
  ORDER BY d.moment, d.number LIMIT $5`;

const branches = "unnest($1::uuid[], $2::text[]) b (organization_id, document_type)";

/** A forwarder follows its forward as a supplier (D-9c). */
const forwards = `UNION ALL SELECT e.document_id FROM ${branches} CROSS JOIN LATERAL (
    ${later("subscriber", "$6::uuid")}) e
  JOIN documents f ON f.id = e.document_id AND f.original_event_id IS NOT NULL WHERE b.organization_id = $6::uuid`;

/**
 * The documents within a scope of which the feed has events after a place, those too that it does not tell yet, and up to
 * where it is complete now; undefined where there are more than so many events.
 */
export async function findMissed(
  pool: Pool,
  scope: SeenDocuments,
  { moment, number }: EventPlace,
  most: number,
): Promise<FeedMoment & { ids: number[] | undefined }> {
  const side = sideOf(scope);
  const isForwarder = scope.role === "SUPPLIER";
  const text = `SELECT n.cluster, n.told, ARRAY(
      SELECT e.document_id FROM ${branches} CROSS JOIN LATERAL (${later(side, "b.organization_id")}) e
      ${isForwarder ? forwards : ""} LIMIT $5) AS ids FROM (${feedMomentSql}) n`;
  const values = [...branchArrays(scope), moment, number, most + 1, ...(isForwarder ? [scope.organizationId] : [])];
  const name = `missed_of_${scope.role.toLowerCase()}`;
  const { rows } = await pool.query<FeedMoment & { ids: (string | number)[] }>({ name, text, values });
  const [row] = rows;
  if (!row) throw new Error("The feed answers a row");
  const { ids } = row;
  return { ...momentOf(row), ids: ids.length > most ? undefined : [...new Set(ids.map(Number))] };
}
