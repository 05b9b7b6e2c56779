import type { Side } from "@runko/domain/documents/sides";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import { ownDocuments, sideOf } from "./document-scope.ts";
import type { EventPlace } from "./event-cursor.ts";
import { feedMomentSql, momentOf, type FeedMoment } from "./feed-moment.ts";

/** A place in the feed of an organization. */
export type PlaceOfOrganization = EventPlace & { organizationId: string };

/** The statement probes the index once for each place and type, and reads one event at most. */
const textOf = (side: Side) => `
  SELECT n.cluster, n.told, ARRAY(
    SELECT (p.at - 1)::int
    FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) WITH ORDINALITY p (organization_id, moment, number, at)
    WHERE EXISTS (
      SELECT FROM unnest($4::text[]) t (document_type) CROSS JOIN LATERAL (
        SELECT FROM document_events d
        WHERE d.${side}_id = p.organization_id AND d.document_type = t.document_type AND d.told_${side}
          AND (d.moment, d.number) > (p.moment, p.number) AND d.moment < n.told
        LIMIT 1) e)
  ) AS told_after FROM (${feedMomentSql}) n`;

const statements: Record<Side, { name: string; text: string }> = {
  subscriber: { name: "told_after_of_subscribers", text: textOf("subscriber") },
  supplier: { name: "told_after_of_suppliers", text: textOf("supplier") },
};

/** Those of the places after which the feed tells their organization something in a role, by its own documents. */
export async function findTold<Place extends PlaceOfOrganization>(
  pool: Pool,
  role: PathRole,
  places: readonly Place[],
): Promise<FeedMoment & { places: Place[] }> {
  const values = [
    places.map(({ organizationId }) => organizationId),
    places.map(({ moment }) => moment),
    places.map(({ number }) => number),
    [...typesOfRole(role)],
  ];
  const { rows } = await pool.query<FeedMoment & { told_after: number[] }>({
    ...statements[sideOf(ownDocuments("", role))],
    values,
  });
  const [row] = rows;
  if (!row) throw new Error("The feed answers a row");
  const after = new Set(row.told_after);
  return { ...momentOf(row), places: places.filter((_, at) => after.has(at)) };
}
