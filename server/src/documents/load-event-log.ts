import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { wholeChanges } from "./personal-changes.ts";
import type { DocumentScope } from "./document-scope.ts";

/** The log of a document that the caller has loaded within its scope, oldest first, as JSON text. */
export async function loadEventLog(db: Kysely<Database>, scope: DocumentScope, eventId: number): Promise<string> {
  const side = scope.side === "subscriber_id" ? "subscriber" : "supplier";
  const { rows } = await sql<{ json: string }>`
    SELECT coalesce(json_agg(json_build_object(
      'id', l.id, 'at', ${sql.raw(isoInstant("l.at"))}, 'label', l.label, 'action', l.action,
      'userName', u.first_name || ' ' || u.last_name, 'organizationName', o.name, 'changes', ${sql.raw(wholeChanges)}
    ) ORDER BY l.at, l.id), '[]')::text AS json
    FROM event_log l LEFT JOIN users u ON u.id = l.user_id LEFT JOIN organizations o ON o.id = l.organization_id
    WHERE l.document_id = ${eventId} AND (l.seen_by IS NULL OR l.seen_by = ${side})`.execute(db);
  return rows[0]?.json ?? "[]";
}
