import { actionTable } from "@runko/domain/documents/document-actions";
import type { DocumentScope } from "./document-scope.ts";

const party = (side: "subscriber_id" | "supplier_id") =>
  `(SELECT json_build_object('id', p.id, 'name', p.name) FROM organizations p WHERE p.id = n.${side})`;

const neighbour = `'id', n.id, 'documentType', n.document_type, 'eventState', n.event_state, 'archived', n.archived`;

const warningActions = actionTable
  .filter(({ effects }) => effects.includes("warnForwarder"))
  .map(({ action }) => `'${action}'`)
  .join(", ");

/** Whether its subscriber has changed or cancelled the original since it was forwarded: a forwarder is warned (D-9c). */
const changedSince = `EXISTS (SELECT FROM event_log l
  WHERE l.document_id = n.id AND l.action IN (${warningActions}) AND l.changes <> '[]'::jsonb AND l.at > d.created_at)`;

/**
 * SQL of the neighbours of `documents d` in a chain of forwards as JSON: its original with the original operators, and
 * what was forwarded from it, and of an order the answered forward of what it was ordered from (T14, T17). Only a party of both documents is told, and nobody who merely reads (D-9c).
 * `organization` is an SQL expression.
 */
export function chainColumns(side: DocumentScope["side"], organization: string): string {
  const own = `d.${side} = ${organization}`;
  const isParty = `${organization} IN (n.subscriber_id, n.supplier_id)`;
  return `
    (SELECT json_build_object(${neighbour}, 'subscriber', ${party("subscriber_id")},
        'supplier', ${party("supplier_id")}, 'changedSince', ${changedSince})
      FROM documents n WHERE n.id = d.original_event_id AND ${own} AND ${isParty}) AS "originalEvent",
    coalesce((SELECT json_agg(json_build_object(${neighbour}, 'supplier', ${party("supplier_id")})
        ORDER BY n.id)
      FROM documents n WHERE n.original_event_id = d.id AND ${own} AND ${isParty}), '[]'::json) AS forwards,
    CASE WHEN d.source_mode = 'ORDER' AND d.event_state = 'OPEN' AND ${own} THEN (
      SELECT json_build_object('id', n.id, 'documentType', n.document_type, 'supplier', ${party("supplier_id")})
      FROM documents n WHERE n.original_event_id = d.source_event_id AND n.subscriber_id = ${organization}
        AND n.event_state = 'READY' AND NOT n.rejected AND NOT n.ordered
      ORDER BY n.id DESC LIMIT 1) END AS "quotedForward"`;
}
