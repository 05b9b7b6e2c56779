import { CompiledQuery, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { chainColumns } from "./chain-columns.ts";
import { connectionColumns } from "./connection-columns.ts";
import { dateChanges } from "./date-changes.ts";
import { orderedProducts } from "./whole-document.ts";
import { viewOf, type SeenDocuments } from "./document-scope.ts";

/** SQL of whether `documents d` has to do with another document, a changed connection or a date that was not left as it was: most have not. */
export const isRelated = `(d.ordered OR d.original_event_id IS NOT NULL OR d.source_event_id IS NOT NULL OR d.connection_before IS NOT NULL
      OR d.dates_changed
      OR EXISTS (SELECT FROM documents n WHERE n.original_event_id = d.id))`;

const alone = JSON.stringify({
  originalEvent: null,
  forwards: [],
  quotedForward: null,
  orderedProducts: [],
  asOrdered: null,
  connection: null,
  dateChanges: [],
});

const texts = new Map<string, string>();

function textFor(scope: SeenDocuments): string {
  const { side } = scope;
  const view = viewOf(scope);
  const key = `${side} ${view}`;
  const text =
    texts.get(key) ??
    `${prepared} SELECT row_to_json(r)::text AS relations FROM (
      SELECT ${chainColumns(side, "$2")}, ${orderedProducts(view).sql} AS "orderedProducts",
        ${connectionColumns(side, view, "$2")}, ${dateChanges.sql} AS "dateChanges" FROM documents d WHERE d.id = $1) r`;
  texts.set(key, text);
  return text;
}

/** What a document of this scope has to do with others, as JSON: by a statement of its own, as most stand alone. */
export async function loadRelations(
  db: Kysely<Database>,
  scope: SeenDocuments,
  eventId: number,
  { related }: { related: boolean },
): Promise<string> {
  if (!related) return alone;
  const { rows } = await db.executeQuery(CompiledQuery.raw(textFor(scope), [eventId, scope.organizationId]));
  const row = rows[0] as { relations: string } | undefined;
  return row?.relations ?? alone;
}
