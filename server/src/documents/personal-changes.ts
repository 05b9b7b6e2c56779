import { personalFields } from "@runko/domain/documents/document-fields";

export type FieldChange = { field: string; from: unknown; to: unknown };

const personal: ReadonlySet<string> = new Set([...personalFields, "handler"]);

type KeptChange = FieldChange | { field: string; personal: true };

/** What of these changes stands in the log, which nothing can change, and what beside it, where it can be erased. */
export function splitChanges(changes: readonly FieldChange[]): { kept: KeptChange[]; beside: FieldChange[] } {
  return {
    kept: changes.map((change) => (personal.has(change.field) ? { field: change.field, personal: true } : change)),
    beside: changes.filter(({ field }) => personal.has(field)),
  };
}

/** SQL of the changes of a row of the log `l` as they were written; `erased` stands for values that are gone. */
export const wholeChanges = `CASE WHEN l.changes @> '[{"personal": true}]' THEN (
  SELECT jsonb_agg(CASE WHEN c.change ? 'personal' THEN coalesce(
      (SELECT b.change FROM event_log_personal p CROSS JOIN LATERAL jsonb_array_elements(p.changes) AS b (change)
        WHERE p.log_id = l.id AND b.change -> 'field' = c.change -> 'field'),
      jsonb_build_object('field', c.change -> 'field', 'from', NULL, 'to', NULL, 'erased', true))
    ELSE c.change END ORDER BY c.place)
  FROM jsonb_array_elements(l.changes) WITH ORDINALITY AS c (change, place)) ELSE l.changes END`;
