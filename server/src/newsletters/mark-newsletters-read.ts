import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

type Reader = { userId: string; now: Date };

/** Of those that are published, this one or all. */
const published = (now: Date, id?: string) => sql`withdrawn_at IS NULL AND publish_at <= ${now}
  AND ${id === undefined ? sql`true` : sql`id = ${id}`}`;

const mark = ({ userId, now }: Reader, id?: string) => sql<{ id: string }>`
  WITH found AS (SELECT id FROM newsletters WHERE ${published(now, id)}), noted AS (
    INSERT INTO newsletter_reads (user_id, newsletter_id) SELECT ${userId}, id FROM found ON CONFLICT DO NOTHING
  ) SELECT id FROM found`;

/** Notes that the user has read it. */
export async function markNewsletterRead(db: Kysely<Database>, reader: Reader, id: string): Promise<void> {
  const { rows } = await mark(reader, id).execute(db);
  if (rows.length === 0) throw new Problem("NOT_FOUND");
}

/** Notes that the user has read all that there is to read now. */
export async function markAllNewslettersRead(db: Kysely<Database>, reader: Reader): Promise<void> {
  await mark(reader).execute(db);
}
