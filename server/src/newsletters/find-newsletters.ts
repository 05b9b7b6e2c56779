import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

type Reader = { userId: string; now: Date };

const newest = [{ field: "publishedAt", direction: "DESC" }] as const;
const readFields = {
  id: { type: "uuid", column: "n.id" },
  title: { type: "text", column: "n.title", collate: "fi" },
  publishedAt: { type: "instant", column: "n.publish_at" },
} as const;

/** What a filter may name of public newsletters. */
export const publishedNews = publishEntity({
  name: "news",
  key: "id",
  defaultOrder: newest,
  fields: readFields,
  shown: ["body"],
  relations: {},
});

const isRead = "(r.user_id IS NOT NULL OR n.publish_at < u.created_at)";

/** What a filter may name of newsletters. */
export const publishedNewsletters = publishEntity({
  name: "newsletter",
  key: "id",
  defaultOrder: newest,
  fields: { ...readFields, read: { type: "boolean", column: isRead } },
  shown: ["body"],
  relations: {},
});

const readJson = `'id', n.id, 'title', n.title, 'body', n.body, 'publishedAt', ${isoInstant("n.publish_at")}`;
const isPublished = "n.withdrawn_at IS NULL AND n.publish_at <= $1";

/** What anyone may read, the newest first. */
export async function findNews(pool: Pool, now: Date, filter: Filter): Promise<FoundRows> {
  const scope = createScope(`${isPublished} AND n.audience = 'public'`, [now]);
  const json = `json_build_object(${readJson})`;
  return await findRows(pool, { entity: publishedNews, from: "newsletters n", json, scope }, filter);
}

const readersFrom = `newsletters n CROSS JOIN users u
  LEFT JOIN newsletter_reads r ON r.newsletter_id = n.id AND r.user_id = u.id`;
const readersJson = `json_build_object(${readJson}, 'read', ${isRead})`;
const readersScope = `${isPublished} AND u.id = $2`;

/** What the user may read, the newest first, with whether they have. What is older than their account counts as read. */
export async function findNewsletters(pool: Pool, { userId, now }: Reader, filter: Filter): Promise<FoundRows> {
  const scope = createScope(readersScope, [now, userId]);
  return await findRows(pool, { entity: publishedNewsletters, from: readersFrom, json: readersJson, scope }, filter);
}

export async function loadNewsletter(pool: Pool, { userId, now }: Reader, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ json: string }>({
    name: "newsletter",
    text: `SELECT ${readersJson}::text AS json FROM ${readersFrom} WHERE ${readersScope} AND n.id = $3`,
    values: [now, userId, id],
  });
  return rows[0]?.json;
}

export async function countUnreadNewsletters(pool: Pool, { userId, now }: Reader): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: "unread_newsletters",
    text: `SELECT count(*) AS unread FROM ${readersFrom} WHERE ${readersScope} AND NOT ${isRead}`,
    values: [now, userId],
  });
  return Number(rows[0]?.unread ?? 0);
}
