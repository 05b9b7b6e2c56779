import type { ClockDoubt } from "@runko/domain/operations/clock-doubts";
import type { Pool } from "pg";

const HOUR_MS = 3_600_000;
/** The farthest that two clocks, or a clock and what was written, may lie apart. */
const APART_MS = HOUR_MS;
/** Jobs look every hour, so that a longer silence means that no process ran. */
const GAP_MS = 2 * HOUR_MS;
/** After a gap the clock has to run for so long, in which a machine's time is set right. */
const PROOF_MS = 1.5 * HOUR_MS;
/** No portal stands still for longer; a clock that says so is believed when its operator says so too. */
const LEAP_MS = 30 * 24 * HOUR_MS;

type Seen = {
  databaseNow: Date;
  newest: Date | null;
  seenAt: Date | null;
  steadySince: Date | null;
  forgivenUntil: Date | null;
};

/** Those who ask, each with the SQL of the newest instants that were written. */
type Asked = { pool: Pool; newest: readonly string[] };

const look = (newest: readonly string[]) => `SELECT now() AS "databaseNow",
    greatest((SELECT max(at) FROM security_log), ${newest.map((one) => `(${one})`).join(", ")}) AS newest,
    w.seen_at AS "seenAt", w.steady_since AS "steadySince", w.forgiven_until AS "forgivenUntil"
    FROM (SELECT) once LEFT JOIN clock_watch w ON true`;

const apart = (one: Date, other: Date): number => one.getTime() - other.getTime();

/** Since when the clock runs steadily, as far as the portal has seen; undefined when it leapt. */
function steadyAt(now: Date, { newest, seenAt, steadySince }: Seen): Date | undefined {
  const proven = new Date(now.getTime() - PROOF_MS);
  const before = seenAt ?? newest;
  const gap = before === null ? 0 : apart(now, before);
  if (gap > LEAP_MS) return undefined;
  if (seenAt !== null && (gap > GAP_MS || gap < -APART_MS)) return now;
  return steadySince ?? proven;
}

function doubtOf(now: Date, seen: Seen): ClockDoubt | undefined {
  if (Math.abs(apart(now, seen.databaseNow)) > APART_MS) return "DATABASE_DIFFERS";
  const { newest, forgivenUntil } = seen;
  if (newest && apart(newest, now) > APART_MS && !(forgivenUntil && newest <= forgivenUntil)) return "ROWS_AHEAD";
  return undefined;
}

async function readSeen({ pool, newest }: Asked): Promise<Seen> {
  const { rows } = await pool.query<Seen>(look(newest));
  const [seen] = rows;
  if (!seen) throw new Error("The clock has no row");
  return seen;
}

async function note(pool: Pool, now: Date, steadySince: Date, forgivenUntil: Date | null): Promise<void> {
  await pool.query(
    `INSERT INTO clock_watch (seen_at, steady_since, forgiven_until) VALUES ($1, $2, $3)
     ON CONFLICT (only_row) DO UPDATE SET seen_at = $1, steady_since = $2, forgiven_until = $3`,
    [now, steadySince, forgivenUntil],
  );
}

/**
 * Why the process's clock is not to be trusted with what cannot be undone, if it is not: it is compared with the
 * database's, with the newest rows and with how it ran before (D-57).
 */
export async function judgeClock(asked: Asked, now: Date): Promise<ClockDoubt | undefined> {
  const seen = await readSeen(asked);
  const doubt = doubtOf(now, seen);
  if (doubt) return doubt;
  const steadySince = steadyAt(now, seen);
  if (!steadySince) return "CLOCK_LEAPT";
  await note(asked.pool, now, steadySince, seen.forgivenUntil);
  return apart(now, steadySince) < PROOF_MS ? "CLOCK_UNPROVEN" : undefined;
}

/** Takes the operator's word that the clock is right; answers a doubt that no word removes. */
export async function trustClock(asked: Asked, now: Date): Promise<ClockDoubt | undefined> {
  const seen = await readSeen(asked);
  if (doubtOf(now, seen) === "DATABASE_DIFFERS") return "DATABASE_DIFFERS";
  await note(asked.pool, now, new Date(now.getTime() - PROOF_MS), seen.newest);
  return undefined;
}
