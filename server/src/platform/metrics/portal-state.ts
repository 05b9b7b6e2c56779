import type { Pool } from "pg";

const outboxCountedTo = 10_001;

export type PortalState = {
  outbox: { topic: string; amount: number; age: number }[];
  dead: number;
  jobs: { job: string; failed: boolean; held: boolean; lag: number | null }[];
  /** Of the database's clock, in seconds since 1970. */
  now: number;
};

const arrayOf = (select: string) => `coalesce((SELECT json_agg(row_to_json(row)) FROM (${select}) row), '[]'::json)`;
const secondsSince = (instant: string) => `extract(epoch FROM now() - ${instant})::float8`;

const outbox = `SELECT topic, count(*) AS amount, ${secondsSince("min(created_at)")} AS age
  FROM (SELECT topic, created_at FROM outbox WHERE done_at IS NULL AND dead_at IS NULL
    ORDER BY available_at LIMIT ${outboxCountedTo}) waiting
  GROUP BY topic`;

const jobs = `SELECT job, failed, held IS NOT NULL AS held, ${secondsSince("succeeded_at")} AS lag FROM job_runs`;

/** What the database knows of the portal's own work, in one statement whose parts are all bounded. */
export async function readPortalState(pool: Pool): Promise<PortalState> {
  const { rows } = await pool.query<PortalState>({
    name: "portal_state",
    text: `SELECT ${arrayOf(outbox)} AS outbox, ${arrayOf(jobs)} AS jobs,
      (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL)::int AS dead,
      extract(epoch FROM clock_timestamp())::float8 AS now`,
  });
  const [state] = rows;
  if (!state) throw new Error("The state of the portal has no row");
  return state;
}
