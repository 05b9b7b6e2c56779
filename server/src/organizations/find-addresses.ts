import type { Pool } from "pg";
import { addressJson } from "./organization-json.ts";

/** The postal addresses of one organization as JSON text, by kind. */
export async function findAddresses(pool: Pool, organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "addresses",
    text: `SELECT coalesce(json_agg(${addressJson("a")} ORDER BY a.kind, a.id), '[]')::text AS json
      FROM addresses a WHERE a.organization_id = $1`,
    values: [organizationId],
  });
  return rows[0]?.json ?? "[]";
}
