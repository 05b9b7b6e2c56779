import { createHash, createHmac } from "node:crypto";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export const logs = ["event_log", "admin_log", "security_log"] as const;
export type LogName = (typeof logs)[number];

/** A row of a log as it is sealed: the digest of all that stands in it, and the personal values beside it. */
export type LogRow = { id: string; hash: Buffer; personal: string | null };

/** To the microsecond, whatever the time zone of the session. */
const instant = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`);
const digest = (values: RawBuilder<unknown>) => sql`sha256(convert_to(jsonb_build_array(${values})::text, 'UTF8'))`;

/** Columns are named, so that one which a later version adds leaves older rows as they were sealed. */
const selects: Record<LogName, (ids: readonly string[]) => RawBuilder<LogRow>> = {
  event_log: (
    ids,
  ) => sql`SELECT l.id, ${digest(sql`l.id, ${instant("l.at")}, l.document_id, l.label, l.action, l.user_id,
      l.organization_id, l.seen_by, l.version, l.changes, l.request_id`)} AS hash, p.changes::text AS personal
    FROM event_log l LEFT JOIN event_log_personal p ON p.log_id = l.id WHERE l.id = ANY(${ids}::uuid[])`,
  admin_log: (ids) => sql`SELECT l.id, ${digest(sql`l.id, ${instant("l.at")}, l.organization_id, l.user_id, l.subject,
      l.subject_id, l.subject_name, l.action, l.changes, l.request_id, l.other_side_id`)} AS hash, NULL AS personal
    FROM admin_log l WHERE l.id = ANY(${ids}::uuid[])`,
  security_log: (ids) => sql`SELECT l.id, ${digest(sql`l.id, ${instant("l.at")}, l.event, l.user_id, l.organization_id,
      l.address, l.request_id, l.details`)} AS hash, NULL AS personal
    FROM security_log l WHERE l.id = ANY(${ids}::uuid[])`,
};

export async function readLogRows(db: Kysely<Database>, named: readonly { log: LogName; id: string }[]) {
  const rows = new Map<string, LogRow>();
  for (const log of logs) {
    const ids = named.filter((one) => one.log === log).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of (await selects[log](ids).execute(db)).rows) rows.set(row.id, row);
  }
  return rows;
}

export type Link = { position: number; log: LogName; id: string; rowHash: Buffer; personalHash: Buffer | null };

/** Of nothing: what the first row follows. */
export const noLink = Buffer.alloc(32);

/** What stands in the chain after a row: it follows from that row, its place, and all before it. */
export function linkOf(before: Buffer, { position, log, id, rowHash, personalHash }: Link): Buffer {
  return createHash("sha256")
    .update(before)
    .update(`${position} ${log} ${id} `)
    .update(rowHash)
    .update(personalHash ?? "")
    .digest();
}

export type SealKey = { print: string; hashOf: (personal: string | null) => Buffer | null };

/** The key of personal values, from the secret that signs tokens; its print tells whether another is the same. */
export function sealKeyOf({ jwtSecret }: { jwtSecret: string }): SealKey {
  const key = createHmac("sha256", jwtSecret).update("runko log seal").digest();
  return {
    print: createHash("sha256").update(key).digest("hex").slice(0, 16),
    hashOf: (personal) => (personal === null ? null : createHmac("sha256", key).update(personal).digest()),
  };
}
