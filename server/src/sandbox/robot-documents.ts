import { robotDelaySeconds, mostSandboxDocuments } from "@runko/domain/sandbox/sandbox-limits";
import { robotWayOf } from "@runko/domain/sandbox/robot-words";
import type { RobotSight } from "@runko/domain/sandbox/robot-move";
import type { Wait } from "@runko/domain/documents/waits";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** A document of a sandbox that the robot looks at. */
export type RobotDocument = RobotSight & {
  version: number;
  twinId: string;
  robotId: string;
  robotUserId: string;
  subscriberId: string;
  supplierId: string;
  /** Whether it is to be put away: the sandbox was emptied after it was made, or has too many. */
  ends: boolean;
};

type Row = Omit<RobotDocument, "way" | "waits"> & { waits: Wait[]; said: (string | null)[] };

const perSandbox = 20;
const perTurn = 50;
const wakeMinutes = 5;

const shown = sql`d.id AS "eventId", d.document_type AS type, d.event_state AS state, d.waits, d.version,
  d.subscriber_id AS "subscriberId", d.supplier_id AS "supplierId", d.updated_at,
  CASE WHEN d.subscriber_id = s.robot_id THEN 'subscriber' ELSE 'supplier' END AS side,
  EXISTS (SELECT FROM document_questions q WHERE q.document_id = d.id AND q.asked_by_id = s.robot_user_id) AS asked,
  d.requested_date::text AS "requestedDate", d.estimated_delivery_date::text AS "estimatedDate",
  d.committed_delivery_date::text AS "committedDate", d.proposed_delivery_date::text AS "proposedDate",
  d.date_unanswered AS "dateUnanswered",
  d.event_state = 'CANCELLED' AND NOT d.cancel_confirmed AND (d.cancelled_by_customer AND d.supplier_id = s.robot_id
    OR d.cancelled_by_supplier AND d.subscriber_id = s.robot_id) AS "cancellationUnconfirmed",
  json_build_array(d.target_street_name, d.details->>'subscriberInfo', d.details->>'description',
    d.details->>'otherInfo', d.details->>'endReason') AS said`;

/** What may be the robot's turn: what waits for nobody else, and what waits for it. The rules of its moves tell the rest. */
const isItsTurn = sql`(CASE WHEN d.subscriber_id = s.robot_id
  THEN d.waiting_for_subscriber_since IS NOT NULL OR d.date_unanswered
    OR d.event_state = 'CANCELLED' AND d.cancelled_by_supplier AND NOT d.cancel_confirmed
  ELSE d.event_state NOT IN ('READY', 'CANCELLED') AND (d.waiting_for_subscriber_since IS NULL
      OR d.waiting_for_supplier_since IS NOT NULL OR d.proposed_delivery_date IS NOT NULL)
    OR d.event_state = 'CANCELLED' AND d.cancelled_by_customer AND NOT d.cancel_confirmed
      AND d.document_type IN ('Order', 'ChangeOrder', 'CancelOrder') END)`;

/** The newest document of a sandbox that is one too many, looked for once. */
const firstTooMany = sql`LEFT JOIN LATERAL (
  SELECT e.id FROM documents e WHERE NOT e.archived AND (e.subscriber_id = s.twin_id OR e.supplier_id = s.twin_id)
  ORDER BY e.id DESC OFFSET ${mostSandboxDocuments} LIMIT 1) excess ON TRUE`;
/** Of the sandbox the documents that are too many: the oldest of those that are finished. */
const tooMany = sql`(d.event_state IN ('READY', 'CANCELLED') AND d.id <= excess.id)`;

const ends = sql`((d.created_at < s.emptied_at OR ${tooMany}) IS TRUE)`;

/** How a document was seen of which nothing came. */
type Resting = Pick<RobotDocument, "version" | "ends">;

/** Sandboxes in which something was done lately; the others are looked at once a minute. */
const awake = (now: Date) => sql`EXISTS (SELECT FROM document_events e
  WHERE (e.subscriber_id = s.twin_id OR e.supplier_id = s.twin_id) AND e.at > ${now}::timestamptz - ${wakeMinutes} * interval '1 minute')`;

type Asked = { now: Date; all: boolean; resting: ReadonlyMap<number, Resting> };

/** The statement that finds them. */
export function robotStatement({ now, all, resting }: Asked): RawBuilder<Row> {
  const [ids, versions] = [[...resting.keys()], [...resting.values()].map(({ version }) => version)];
  const ending = [...resting.values()].map((seen) => seen.ends);
  return sql<Row>`
    WITH resting AS (SELECT * FROM unnest(${ids}::bigint[], ${versions}::bigint[], ${ending}::boolean[]) AS r(id, version, ends))
    SELECT w.*, s.twin_id AS "twinId", s.robot_id AS "robotId", s.robot_user_id AS "robotUserId"
    FROM sandboxes s JOIN organizations o ON o.id = s.organization_id AND o.closed_at IS NULL
      ${firstTooMany} CROSS JOIN LATERAL (
        SELECT ${shown}, ${ends} AS ends FROM documents d
        WHERE NOT d.archived AND (d.subscriber_id = s.twin_id OR d.supplier_id = s.twin_id)
          AND (${isItsTurn} OR ${ends})
          AND d.updated_at <= ${now}::timestamptz - ${robotDelaySeconds} * interval '1 second'
          AND NOT EXISTS (SELECT FROM resting r WHERE r.id = d.id AND r.version = d.version AND r.ends = ${ends})
        ORDER BY d.updated_at LIMIT ${perSandbox}) w
    WHERE ${all} OR ${awake(now)}
    ORDER BY w.updated_at LIMIT ${perTurn}`;
}

/** What stands for a while with nobody at work on it, a few of each sandbox, the longest first. */
export async function findRobotDocuments(db: Kysely<Database>, asked: Asked): Promise<RobotDocument[]> {
  const { rows } = await robotStatement(asked).execute(db);
  return rows.map(({ said, ...row }) => ({ ...row, way: robotWayOf(row.type, said) }));
}
