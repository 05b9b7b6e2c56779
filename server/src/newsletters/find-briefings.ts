import { newsletterStates, type NewsletterState } from "@runko/domain/newsletters/newsletter-states";
import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of newsletters as their writer sees them. */
export const publishedBriefings = publishEntity({
  name: "briefing",
  key: "id",
  defaultOrder: [{ field: "updatedAt", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "n.id" },
    title: { type: "text", column: "n.title", collate: "fi" },
    audience: { type: "text", column: "n.audience" },
    publishAt: { type: "instant", column: "n.publish_at" },
    createdAt: { type: "instant", column: "n.created_at" },
    updatedAt: { type: "instant", column: "n.updated_at" },
  },
  shown: ["body", "state", "withdrawnAt", "version"],
  relations: {},
});

const conditions: Record<NewsletterState, string> = {
  WITHDRAWN: "n.withdrawn_at IS NOT NULL",
  DRAFT: "n.publish_at IS NULL",
  SCHEDULED: "n.publish_at > $1",
  PUBLISHED: "n.publish_at <= $1",
};
const order: readonly NewsletterState[] = ["WITHDRAWN", ...newsletterStates.filter((state) => state !== "WITHDRAWN")];
const state = `CASE ${order.map((name) => `WHEN ${conditions[name]} THEN '${name}'`).join(" ")} END`;

const json = `json_build_object('id', n.id, 'title', n.title, 'body', n.body, 'audience', n.audience, 'state', ${state},
  'publishAt', ${isoInstant("n.publish_at")}, 'withdrawnAt', ${isoInstant("n.withdrawn_at")},
  'createdAt', ${isoInstant("n.created_at")}, 'updatedAt', ${isoInstant("n.updated_at")}, 'version', n.version)`;

/** Every newsletter in any state; the caller is known to be the product admin. */
export async function findBriefings(pool: Pool, now: Date, filter: Filter): Promise<FoundRows> {
  const scope = createScope("$1::timestamptz IS NOT NULL", [now]);
  return await findRows(pool, { entity: publishedBriefings, from: "newsletters n", json, scope }, filter);
}

/** One newsletter as JSON text, and its version. */
export async function loadBriefing(
  pool: Pool,
  now: Date,
  id: string,
): Promise<{ json: string; version: number } | undefined> {
  const text = `SELECT ${json}::text AS json, n.version FROM newsletters n WHERE $1::timestamptz IS NOT NULL AND n.id = $2`;
  const { rows } = await pool.query<{ json: string; version: number }>({ name: "briefing", text, values: [now, id] });
  return rows[0];
}
