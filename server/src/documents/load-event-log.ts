import { actionTable } from "@runko/domain/documents/document-actions";
import { historyLabels } from "@runko/domain/enumerations/history-labels";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";
import { described, objectJson, schemaOf, shown, shownInstant } from "../platform/entity/fields.ts";
import { wholeChanges } from "./personal-changes.ts";
import type { DocumentScope } from "./document-scope.ts";

/** What they tell of passes between colleagues, also where another has become the supplier since (T20). */
const internalActions = [...new Set(actionTable.filter(({ internal }) => internal).map(({ action }) => action))];

const nameless = z.string().nullable();
const changeSchema = z.strictObject({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  erased: z.literal(true).optional().meta({ description: "Personal values that anonymization has taken." }),
});

const logRowFields = {
  id: shown("l.id"),
  at: shownInstant("l.at"),
  label: shown("l.label", z.enum(historyLabels)),
  action: shown("l.action"),
  userName: described(shown("u.first_name || ' ' || u.last_name", nameless), "null: the portal itself."),
  organizationName: shown("o.name", nameless),
  changes: shown(wholeChanges, z.array(changeSchema)),
};
export const logRowSchema = schemaOf(logRowFields).meta({ id: "EventLogRow" });

/** The log of a document that the caller has loaded within its scope, oldest first, as JSON text. */
export async function loadEventLog(db: Kysely<Database>, scope: DocumentScope, eventId: number): Promise<string> {
  const side = scope.side === "subscriber_id" ? "subscriber" : "supplier";
  const { rows } = await sql<{ json: string }>`
    SELECT coalesce(json_agg(${sql.raw(objectJson(logRowFields))} ORDER BY l.at, l.id), '[]')::text AS json
    FROM event_log l JOIN documents d ON d.id = l.document_id LEFT JOIN users u ON u.id = l.user_id LEFT JOIN organizations o ON o.id = l.organization_id
    WHERE l.document_id = ${eventId} AND (l.seen_by IS NULL OR l.seen_by = ${side})
      AND (l.action <> ALL(${internalActions}) OR l.organization_id = ${sql.ref(`d.${scope.side}`)})`.execute(db);
  return rows[0]?.json ?? "[]";
}
