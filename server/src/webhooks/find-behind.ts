import { webhookRoles, type WebhookRole } from "@runko/domain/webhooks/check-webhook";
import { sql, type Kysely } from "kysely";
import type { Pool } from "pg";
import { findTold, type PlaceOfOrganization } from "../documents/find-told.ts";
import type { Database } from "../platform/database/schema.ts";
import { heardRolesSql, isLiveSql, isOnSql, type StoredWebhook } from "./webhook-row.ts";

/** One that is on, with the roles in which its organization is there. */
export type LiveWebhook = StoredWebhook & { heard: WebhookRole[] };

type Stores = { db: Kysely<Database>; pool: Pool };
type Place = PlaceOfOrganization & { role: WebhookRole; cluster: string };

/**
 * Of each role of an organization in which webhooks that are on hear, the place of the one that is least far. Whether it is
 * there in the role is asked once for all of them.
 */
async function findPlaces(db: Kysely<Database>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT w.organization_id AS "organizationId", h.role, w.cluster, w.moment, w.number
    FROM (
      SELECT DISTINCT ON (w.organization_id, w.role, w.cluster) w.organization_id, w.role, w.cluster, w.moment, w.number
      FROM webhooks w WHERE ${sql.raw(isOnSql)}
      ORDER BY w.organization_id, w.role, w.cluster, w.moment, w.number) w
    CROSS JOIN LATERAL unnest(${sql.raw(heardRolesSql)}) h (role)`.execute(db);
  return rows;
}

/** Those after which something came; of another cluster all, for their places are none here. */
async function placesBehind(pool: Pool, role: WebhookRole, places: readonly Place[]): Promise<Place[]> {
  const ofRole = places.filter((place) => place.role === role);
  if (ofRole.length === 0) return [];
  const { cluster, places: told } = await findTold(pool, role, ofRole);
  return ofRole.filter((place) => place.cluster !== cluster || told.includes(place));
}

/**
 * The webhooks that are on and of whose organization something has come in a role in which they hear: so many statements,
 * however many webhooks there are. One that is further than others of its organization may be among them.
 */
export async function findBehind({ db, pool }: Stores): Promise<LiveWebhook[]> {
  const places = await findPlaces(db);
  const behind = (await Promise.all(webhookRoles.map((role) => placesBehind(pool, role, places)))).flat();
  if (behind.length === 0) return [];
  const organizations = behind.map(({ organizationId }) => organizationId);
  const roles = behind.map(({ role }) => role);
  const { rows } = await sql<LiveWebhook>`
    SELECT w.*, ${sql.raw(heardRolesSql)} AS heard FROM webhooks w
    WHERE w.organization_id = ANY(${organizations}::uuid[]) AND ${sql.raw(isLiveSql)}
      AND EXISTS (SELECT FROM unnest(${organizations}::uuid[], ${roles}::text[]) b (organization_id, role)
        WHERE b.organization_id = w.organization_id AND (b.role = w.role OR w.role = 'BOTH'))
    ORDER BY w.organization_id, w.id`.execute(db);
  return rows;
}
