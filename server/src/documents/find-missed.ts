import type { Side } from "@runko/domain/documents/sides";
import type { Pool } from "pg";
import { branchArrays, sideOf, type SeenDocuments } from "./document-scope.ts";
import type { EventPlace } from "./event-cursor.ts";
import { feedMomentSql, momentOf, type FeedMoment } from "./feed-moment.ts";

const later = (side: Side) => `
  SELECT d.document_id FROM document_events d
  WHERE d.${side}_id = b.organization_id AND d.document_type = b.document_type AND d.told_${side}
    AND (d.moment, d.number) > ($3::bigint, $4::bigint)
  ORDER BY d.moment, d.number LIMIT $5`;

/** A forwarder follows its forward as a supplier (D-9c). What it orders for itself is counted, so that no more is read, and not named. */
const forwards = `UNION ALL
  SELECT (SELECT f.id FROM documents f WHERE f.id = o.document_id AND f.original_event_id IS NOT NULL)
  FROM (${later("subscriber")}) o WHERE b.organization_id = ($1::uuid[])[1]`;

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
  const text = `SELECT n.cluster, n.told, ARRAY(
      SELECT e.document_id FROM unnest($1::uuid[], $2::text[]) b (organization_id, document_type)
      CROSS JOIN LATERAL ((${later(sideOf(scope))}) ${scope.role === "SUPPLIER" ? forwards : ""}) e LIMIT $5
    ) AS ids FROM (${feedMomentSql}) n`;
  const values = [...branchArrays(scope), moment, number, most + 1];
  const name = `missed_of_${scope.role.toLowerCase()}`;
  const { rows } = await pool.query<FeedMoment & { ids: (string | number | null)[] }>({ name, text, values });
  const [row] = rows;
  if (!row) throw new Error("The feed answers a row");
  const ids = row.ids.flatMap((id) => (id === null ? [] : [Number(id)]));
  return { ...momentOf(row), ids: row.ids.length > most ? undefined : [...new Set(ids)] };
}
