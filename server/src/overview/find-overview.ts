import { documentStates } from "@runko/domain/documents/document-states";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import type { Overview } from "./overview-schema.ts";

const daysShown = 14;
const outboxCountedTo = 10_001;

/** Rows of a statement as a JSON array. */
const arrayOf = (select: string) => `coalesce((SELECT json_agg(row_to_json(row)) FROM (${select}) row), '[]'::json)`;

const withRole = (role: string) => `(SELECT count(*) FROM organization_role_grants g
  JOIN organizations o ON o.id = g.organization_id WHERE g.role = '${role}' AND NOT o.sandbox)`;

const organizations = `SELECT count(*) AS "all", ${withRole("SUBSCRIBER")} AS subscribers,
  ${withRole("SUPPLIER")} AS suppliers, count(parent_organization_id) AS below FROM organizations
  WHERE NOT sandbox`;

const users = `SELECT count(*) AS "all", count(*) FILTER (WHERE group_account) AS "groupAccounts",
    count(*) FILTER (WHERE disabled) AS disabled,
    count(*) FILTER (WHERE global_role IS NULL AND r.user_id IS NULL) AS orphans,
    count(*) FILTER (WHERE last_login_at > $1::timestamptz - interval '30 days') AS "loggedInLately"
  FROM users u LEFT JOIN (SELECT DISTINCT user_id FROM user_organization_roles) r ON r.user_id = u.id
  WHERE deleted_at IS NULL AND kind = 'person'`;

const states = documentStates.map((state) => `'${state}'`).join(", ");

/** From the counters, in which each document stands once for its subscriber. */
const byState = `SELECT document_type AS "documentType", counter AS "eventState", sum(amount)::bigint AS amount
  FROM document_counters WHERE role = 'SUBSCRIBER' AND counter IN (${states})
    AND organization_id NOT IN (SELECT id FROM organizations WHERE sandbox)
  GROUP BY 1, 2 HAVING sum(amount) > 0`;

const byDay = `SELECT to_char(created_at AT TIME ZONE 'Europe/Helsinki', 'YYYY-MM-DD') AS day,
    document_type AS "documentType", count(*) AS amount
  FROM documents WHERE created_at >= ($2::date)::timestamp AT TIME ZONE 'Europe/Helsinki' AND NOT imported
    AND subscriber_id NOT IN (SELECT id FROM organizations WHERE sandbox)
  GROUP BY 1, 2 ORDER BY 1 DESC, 2`;

const jobs = `SELECT job, ${isoInstant("started_at")} AS "startedAt", ${isoInstant("finished_at")} AS "finishedAt",
  failed, ${isoInstant("succeeded_at")} AS "succeededAt", held, done, ceiling FROM job_runs ORDER BY job`;

const outbox = `SELECT topic, count(*) AS amount, ${isoInstant("min(created_at)")} AS "oldestAt",
    max(attempts) AS attempts
  FROM (SELECT topic, created_at, attempts FROM outbox WHERE done_at IS NULL AND dead_at IS NULL
    ORDER BY available_at LIMIT ${outboxCountedTo}) waiting
  GROUP BY topic ORDER BY topic`;

const database = `SELECT current_setting('server_version') AS database, m.name AS migration,
  ${isoInstant("m.applied_at")} AS "migratedAt" FROM schema_migrations m ORDER BY m.version DESC LIMIT 1`;

type Found = Pick<Overview, "organizations" | "users" | "jobs"> & {
  byState: Overview["documents"]["byState"];
  byDay: Overview["documents"]["byDay"];
  outbox: Overview["outbox"]["topics"];
  dead: number;
  database: Pick<Overview["versions"], "database" | "migration" | "migratedAt">;
};

/** How the whole portal is doing at this moment, in one statement whose parts are all bounded. */
export async function findOverview(
  pool: Pool,
  { now, version, startedAt, sends }: { now: Date; version: string; startedAt: Date; sends: boolean },
): Promise<Overview> {
  const firstDay = addDays(todayInHelsinki(now), 1 - daysShown);
  const { rows } = await pool.query<Found>({
    name: "overview",
    text: `SELECT (SELECT row_to_json(row) FROM (${organizations}) row) AS organizations,
      (SELECT row_to_json(row) FROM (${users}) row) AS users, ${arrayOf(byState)} AS "byState",
      ${arrayOf(byDay)} AS "byDay", ${arrayOf(jobs)} AS jobs, ${arrayOf(outbox)} AS outbox,
      (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL) AS dead,
      (SELECT row_to_json(row) FROM (${database}) row) AS database`,
    values: [now, firstDay],
  });
  const [found] = rows;
  if (!found) throw new Error("The overview has no row");
  return {
    at: now.toISOString(),
    versions: {
      portal: version,
      node: process.versions.node,
      startedAt: startedAt.toISOString(),
      ...found.database,
    },
    organizations: found.organizations,
    users: found.users,
    documents: { byState: found.byState, byDay: found.byDay },
    jobs: found.jobs,
    outbox: {
      sends,
      dead: found.dead,
      waiting: found.outbox.reduce((sum, { amount }) => sum + amount, 0),
      topics: found.outbox,
    },
  };
}
