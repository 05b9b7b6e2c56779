import type { DocumentState } from "@runko/domain/documents/document-states";
import type { Side } from "@runko/domain/documents/sides";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import { branchArrays, ownDocuments, sideOf } from "./document-scope.ts";
import type { EventPlace } from "./event-cursor.ts";
import { feedMomentSql, momentOf, type FeedMoment } from "./feed-moment.ts";

export type FoundEvent = EventPlace & {
  id: string;
  at: Date;
  type: string;
  document_id: number;
  document_type: DocumentType;
  event_state: DocumentState;
  version: number;
  actor: Side | null;
  counterpart_id: string;
};

/** Who did it, seen from one side. */
export const seenActor = (actor: Side | null, side: Side): "self" | "counterpart" | "system" =>
  actor === null ? "system" : actor === side ? "self" : "counterpart";

type Found = FeedMoment & { side: Side; events: FoundEvent[] };

type Row = FeedMoment & (FoundEvent | { id: null });

/** The statement finds the events of one type after another along their index, so many of each as are asked for. */
const textOf = (side: Side, other: Side) => `
  SELECT n.cluster, n.told, f.* FROM (${feedMomentSql}) n
  LEFT JOIN LATERAL (
    SELECT e.* FROM unnest($1::uuid[], $2::text[]) b (organization_id, document_type)
    CROSS JOIN LATERAL (
      SELECT d.moment, d.number, d.id, d.at, d.type, d.document_id, d.document_type, d.event_state, d.version, d.actor,
        d.${other}_id AS counterpart_id
      FROM document_events d
      WHERE d.${side}_id = b.organization_id AND d.document_type = b.document_type AND d.told_${side}
        AND (d.moment, d.number) > ($3::bigint, $4::bigint) AND d.moment < n.told
      ORDER BY d.moment, d.number LIMIT $5) e
    ORDER BY e.moment, e.number LIMIT $5) f ON true
  ORDER BY f.moment, f.number`;

const statements: Record<Side, { name: string; text: string }> = {
  subscriber: { name: "events_of_subscriber", text: textOf("subscriber", "supplier") },
  supplier: { name: "events_of_supplier", text: textOf("supplier", "subscriber") },
};

/** What an organization is told in a role of its own documents after a place in the feed, in the feed's one order. */
export async function findDocumentEvents(
  pool: Pool,
  { organizationId, role }: { organizationId: string; role: PathRole },
  { after, limit }: { after: EventPlace; limit: number },
): Promise<Found> {
  const scope = { ...ownDocuments(organizationId, role), children: "left out" as const };
  const side = sideOf(scope);
  const values = [...branchArrays(scope), after.moment, after.number, limit];
  const { rows } = await pool.query<Row>({ ...statements[side], values });
  const [first] = rows;
  if (!first) throw new Error("The feed answers a row at least");
  const events = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return { side, ...momentOf(first), events };
}
