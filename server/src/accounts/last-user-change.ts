import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { LastChange } from "../platform/http/judge-version.ts";
import { administrator, withAdministered, type Administration } from "../admin-log/administration.ts";

/**
 * Who changed a user last, as far as the administration may know; the user's own change is known for a day, for the
 * security log is searched by time.
 */
export async function lastUserChange(
  db: Kysely<Database>,
  administration: Administration,
  userId: string,
  now: Date,
): Promise<LastChange | undefined> {
  const text = `${withAdministered}, last AS (
      (SELECT l.at, l.user_id FROM admin_log l WHERE l.subject = 'user' AND l.subject_id = $2
        AND ($1::uuid IS NULL OR l.organization_id IN (SELECT id FROM administered)) ORDER BY l.id DESC LIMIT 1)
      UNION ALL
      (SELECT s.at, s.user_id FROM security_log s WHERE s.event = 'ownDataChanged' AND s.user_id = $2::uuid
        AND s.at > $3::timestamptz - interval '1 day' ORDER BY s.at DESC LIMIT 1))
    SELECT last.at, u.first_name || ' ' || u.last_name AS name FROM last LEFT JOIN users u ON u.id = last.user_id
    ORDER BY last.at DESC LIMIT 1`;
  const query = CompiledQuery.raw(text, [administrator(administration), userId, now]);
  return (await db.executeQuery<LastChange>(query)).rows[0];
}
