import { finalStates } from "@runko/domain/documents/document-states";
import type { PathRole } from "@runko/domain/organizations/roles";
import { countLimit } from "@runko/domain/values/list-limits";
import type { Pool } from "pg";
import { isLate } from "../documents/document-entity.ts";
import {
  branchArrays,
  ownDocuments,
  sees,
  type DocumentScope,
  type SeenDocuments,
} from "../documents/document-scope.ts";
import { shownColumn } from "../documents/form-fields.ts";
import type { PartyRole } from "../documents/party-role.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";

/** So many projects of an organization are looked through, which is one step along an index for each. */
const MOST_PROJECTS = 20_000;

const finished = finalStates.map((state) => `'${state}'`).join(", ");
/** When it is promised, as far as the role sees that, or else wished. */
const dayOf = (role: PathRole) =>
  `coalesce(${shownColumn("estimatedDeliveryDate", role)}, ${shownColumn("requestedDate", role)})`;
const unfinished = `FILTER (WHERE d.event_state NOT IN (${finished}))`;

/** SQL of what the documents of the project `p` amount to, as far as the scope sees them; of `$1` and `$2`. */
const figuresOf = (scope: SeenDocuments, day = dayOf(scope.role)) => `(
    SELECT d.document_type, count(*) AS amount, count(*) FILTER (WHERE d.event_state = 'READY') AS ready,
      count(*) FILTER (WHERE d.event_state = 'CANCELLED') AS cancelled,
      count(*) FILTER (WHERE ${isLate(scope.role)}) AS late, max(d.id) AS newest,
      min(${day}) ${unfinished} AS next_date, max(${day}) ${unfinished} AS last_date,
      count(c.id) FILTER (WHERE c.state <> 'terminated') AS connections,
      coalesce(sum(c.monthly_fee) FILTER (WHERE c.state <> 'terminated'), 0) AS monthly_fee,
      coalesce(sum(c.connect_fee), 0) AS connect_fee
    FROM documents d LEFT JOIN connections c ON c.id = d.id
    WHERE d.subscriber_id = p.subscriber_id AND d.project_id = p.project_id
      AND d.${scope.side} = ANY($1::uuid[]) AND ${sees(scope)}
    GROUP BY d.document_type)`;

const counts = "'amount', amount, 'ready', ready, 'cancelled', cancelled, 'late', late";

/** SQL of the project `p` as JSON; null where nothing of it is seen. */
const projectJson = (scope: SeenDocuments) => `(
  SELECT json_build_object('projectId', p.project_id,
    'subscriber', (SELECT json_build_object('id', o.id, 'name', o.name) FROM organizations o WHERE o.id = p.subscriber_id),
    'newestId', max(newest), 'amount', sum(amount), 'ready', sum(ready), 'cancelled', sum(cancelled), 'late', sum(late),
    'nextDate', min(next_date), 'lastDate', max(last_date), 'connections', sum(connections),
    'monthlyFee', sum(monthly_fee)::numeric(20, 2)::text, 'connectFee', sum(connect_fee)::numeric(20, 2)::text,
    'types', json_agg(json_build_object('documentType', document_type, ${counts}) ORDER BY amount DESC, document_type))
  FROM ${figuresOf(scope)} f HAVING count(*) > 0)`;

type Page = { text: string; limit: number; skip: number };

/** The projects of an organization's own documents in a role, the one first to which something was added last, as JSON text. */
export async function findProjects(
  pool: Pool,
  organizationId: string,
  role: PartyRole,
  { text, limit, skip }: Page,
): Promise<FoundRows> {
  const scope: SeenDocuments = { ...ownDocuments(organizationId, role), children: "left out" };
  const values: unknown[] = [...branchArrays(scope), organizationId];
  const along = `FROM documents d WHERE d.${scope.side} = $3 AND d.project_id IS NOT NULL`;
  const first = "ORDER BY d.subscriber_id, d.project_id, d.id DESC LIMIT 1";
  const named = text === "" ? "true" : `position(lower($${values.push(text)}) IN lower(project_id)) > 0`;
  const sql = `WITH RECURSIVE named AS (
      (SELECT d.subscriber_id, d.project_id, d.id ${along} ${first})
      UNION ALL
      SELECT following.* FROM named n CROSS JOIN LATERAL (
        SELECT d.subscriber_id, d.project_id, d.id
        ${along} AND (d.subscriber_id, d.project_id) > (n.subscriber_id, n.project_id) ${first}) following
    ), known AS MATERIALIZED (SELECT * FROM named LIMIT ${MOST_PROJECTS}
    ), found AS MATERIALIZED (SELECT * FROM known WHERE ${named}),
    page AS MATERIALIZED (SELECT * FROM found ORDER BY id DESC OFFSET $${values.push(skip)} LIMIT $${values.push(limit)})
    SELECT coalesce(json_agg(${projectJson(scope)} ORDER BY p.id DESC), '[]')::text AS json,
      (SELECT count(*) FROM (SELECT FROM found LIMIT ${countLimit}) f)::integer AS total
    FROM page p`;
  const { rows } = await pool.query<FoundRows>(sql, values);
  return rows[0] ?? { json: "[]", total: 0 };
}

/** One project as far as the scope sees it, as JSON text; undefined where it sees nothing of it. */
export async function findProject(
  pool: Pool,
  scope: DocumentScope,
  { subscriberId, projectId }: { subscriberId: string; projectId: string },
): Promise<string | undefined> {
  const sql = `SELECT ${projectJson(scope)}::text AS json FROM (SELECT $3::uuid AS subscriber_id, $4::text AS project_id) p`;
  const values = [...branchArrays(scope), subscriberId, projectId];
  const { rows } = await pool.query<{ json: string | null }>(sql, values);
  return rows[0]?.json ?? undefined;
}
