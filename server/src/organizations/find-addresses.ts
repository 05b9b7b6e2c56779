import type { Pool } from "pg";
import { objectJson } from "../platform/entity/fields.ts";
import { addressFields } from "./address-fields.ts";

/** The postal addresses of one organization as JSON text, by kind. */
export async function findAddresses(pool: Pool, organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "addresses",
    text: `SELECT coalesce(json_agg(${objectJson(addressFields("a"))} ORDER BY a.kind, a.id), '[]')::text AS json
      FROM addresses a WHERE a.organization_id = $1`,
    values: [organizationId],
  });
  return rows[0]?.json ?? "[]";
}
