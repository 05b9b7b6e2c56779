import type { Pool } from "pg";
import { defineEntity, joinsOf } from "../platform/entity/define-entity.ts";
import { boolean, described, finnish, instant, over, shown, uuid } from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const readFields = {
  id: uuid("n.id", idSchema),
  title: finnish("n.title"),
  body: described(shown("n.body"), "Markdown."),
  publishedAt: instant("n.publish_at"),
};
const newsletter = { table: "newsletters", as: "n", key: "id", order: [["publishedAt", "DESC"]] } as const;

/** What anyone may read. */
export const news = defineEntity({ ...newsletter, name: "news", schema: "News", fields: readFields });

const isRead = "(r.user_id IS NOT NULL OR n.publish_at < u.created_at)";

/** What the user $2 may read, with whether they have. What is older than their account counts as read. */
export const newsletters = defineEntity({
  ...newsletter,
  name: "newsletter",
  schema: "Newsletter",
  joins: {
    u: "JOIN users u ON u.id = $2::uuid",
    r: { sql: "LEFT JOIN newsletter_reads r ON r.newsletter_id = n.id AND r.user_id = u.id", needs: "u" },
  },
  fields: {
    ...readFields,
    read: described(over("r", boolean(isRead)), "By the caller, or older than the caller's account."),
  },
});

type Reader = { userId: string; now: Date };

const isPublished = "n.withdrawn_at IS NULL AND n.publish_at <= $1";
export const publicNews = (now: Date) => createScope(`${isPublished} AND n.audience = 'public'`, [now]);
export const newsOf = ({ userId, now }: Reader) => createScope(isPublished, [now, userId]);

/** SQL of one newsletter $3 that the reader may read. */
export const oneNewsletter = `${isPublished} AND n.id = $3`;

export async function countUnreadNewsletters(pool: Pool, { userId, now }: Reader): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: "unread_newsletters",
    text: `SELECT count(*) AS unread FROM newsletters n ${joinsOf(newsletters, new Set(["r"]))}
      WHERE ${isPublished} AND NOT ${isRead}`,
    values: [now, userId],
  });
  return Number(rows[0]?.unread ?? 0);
}
