import { dayMs } from "@runko/domain/values/durations";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import {
  linkOf,
  logs,
  noLink,
  readLogRows,
  sealKeyOf,
  type Link,
  type LogName,
  type LogRow,
  type SealKey,
} from "./sealed-rows.ts";

const AT_ONCE = 2000;
/** A row is written shortly before or after its id is made. */
const SLACK_DAYS = 1;
/** The first id (UUID v7) that can be made at an instant. */
const idAt = (ms: number) =>
  ms
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-");
const nil = "00000000-0000-0000-0000-000000000000";

type Stored = Link & { keyPrint: string; link: Buffer };

export type Verdict = {
  rows: number;
  /** Sealed by a job within seconds. */
  waiting: number;
  /** Rows of the security log that have served their time, and went with their month. */
  expired: number;
  /** Personal values that were sealed by another secret, which cannot be judged. */
  otherKey: number;
  /** Of the newest link, to be kept elsewhere. */
  head: string;
};

const readLinks = async (db: Kysely<Database>, after: number) =>
  (
    await sql<Stored>`SELECT position, log, log_id AS id, row_hash AS "rowHash", personal_hash AS "personalHash",
      key_print AS "keyPrint", chain_hash AS link FROM log_chain WHERE position > ${after}
      ORDER BY position LIMIT ${AT_ONCE}`.execute(db)
  ).rows;

/** What is wrong with a row of a log, seen from its link. */
function faultOfRow(stored: Stored, row: LogRow | undefined, key: SealKey): string | undefined {
  if (!row) return "was removed";
  if (!row.hash.equals(stored.rowHash)) return "was changed";
  if (row.personal === null || stored.keyPrint !== key.print) return undefined;
  const personal = key.hashOf(row.personal);
  // Erased values are as they should be; what stands there has to be what stood there.
  return stored.personalHash && personal?.equals(stored.personalHash) ? undefined : "had its personal values changed";
}

/** Rows that somebody has written past the triggers. */
async function findStrangers(db: Kysely<Database>, log: LogName): Promise<string[]> {
  const strangers: string[] = [];
  for (let after = nil; ;) {
    const { rows } = await sql<{ id: string; known: boolean }>`
      SELECT l.id, EXISTS (SELECT FROM log_chain c WHERE c.log_id = l.id)
        OR EXISTS (SELECT FROM log_unsealed w WHERE w.log_id = l.id) AS known
      FROM ${sql.raw(log)} l WHERE l.id > ${after}::uuid ORDER BY l.id LIMIT ${AT_ONCE}`.execute(db);
    for (const { id, known } of rows) if (!known) strangers.push(id);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return strangers;
    after = last.id;
  }
}

/** Before which id a row of the security log may be gone: it went with its month, and no month that stands and has to be kept is that old. */
async function findServedBefore(db: Kysely<Database>, keptFrom: Date): Promise<string> {
  const { rows } = await sql<{ begins: number | null }>`
    SELECT extract(epoch FROM min(coalesce(
      substring(pg_get_expr(c.relpartbound, c.oid) FROM 'FROM \\(''([^'']+)''\\)')::timestamptz, '-infinity')))::float8 AS begins
    FROM months_of_security_log() m JOIN pg_class c ON c.oid = m.part WHERE m.ends > ${keptFrom}`.execute(db);
  const begins = (rows[0]?.begins ?? Infinity) * 1000;
  return idAt(Math.max(0, Math.min(keptFrom.getTime(), begins) + SLACK_DAYS * dayMs));
}

/** Reads the whole chain beside the logs, and tells of each row that is not as it was sealed. */
export async function verifyLogs(
  db: Kysely<Database>,
  settings: { jwtSecret: string; securityLogDays: number },
  { tell, kept, now = new Date() }: { tell: (fault: string) => void; kept?: string | undefined; now?: Date },
): Promise<Verdict> {
  const key = sealKeyOf(settings);
  let position = 0;
  let link: Buffer = noLink;
  let rows = 0;
  let otherKey = 0;
  let expired = 0;
  const servedBefore = await findServedBefore(db, new Date(now.getTime() - settings.securityLogDays * dayMs));
  let keptStands = kept === undefined;
  for (;;) {
    const links = await readLinks(db, position);
    const found = await readLogRows(db, links);
    for (const stored of links) {
      for (let missing = position + 1; missing < stored.position; missing += 1)
        tell(`position ${missing} of the chain was removed`);
      const what = `${stored.log} ${stored.id} at position ${stored.position}`;
      if (stored.position === position + 1 && !linkOf(link, stored).equals(stored.link))
        tell(`${what} does not follow from what stands before it`);
      const row = found.get(stored.id);
      const served = !row && stored.log === "security_log" && stored.id < servedBefore;
      const fault = served ? undefined : faultOfRow(stored, row, key);
      if (served) expired += 1;
      if (fault) tell(`${what} ${fault}`);
      if (stored.personalHash && stored.keyPrint !== key.print) otherKey += 1;
      rows += 1;
      ({ position, link } = stored);
      keptStands ||= kept === headOf(position, link);
    }
    if (links.length < AT_ONCE) break;
  }
  if (!keptStands) tell(`the head ${kept} stands in the chain no more: it was cut or written anew`);
  for (const log of logs) for (const id of await findStrangers(db, log)) tell(`${log} ${id} was added past the seal`);
  const { rows: left } = await sql<{ amount: number }>`SELECT count(*)::int AS amount FROM log_unsealed`.execute(db);
  return { rows, waiting: left[0]?.amount ?? 0, expired, otherKey, head: headOf(position, link) };
}

const headOf = (position: number, link: Buffer) => `${position}:${link.toString("hex")}`;
