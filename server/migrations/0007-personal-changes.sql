SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The event log cannot be changed, and personal values must not outlive anonymization (T19): they stand beside it.
-- In the log such a change is {"field": …, "personal": true}; without a row here its values have been erased.
CREATE TABLE event_log_personal (
  log_id uuid PRIMARY KEY REFERENCES event_log (id),
  document_id bigint NOT NULL REFERENCES documents (id),
  changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array')
);
CREATE INDEX event_log_personal_by_document ON event_log_personal (document_id);

INSERT INTO event_log_personal (log_id, document_id, changes)
SELECT l.id, l.document_id, jsonb_agg(c.change)
FROM event_log l CROSS JOIN LATERAL jsonb_array_elements(l.changes) AS c (change)
WHERE c.change ->> 'field' IN ('contactName', 'contactPhone', 'contactEmail', 'technicalContact', 'followers')
GROUP BY l.id;

ALTER TABLE event_log DISABLE TRIGGER event_log_is_append_only;
UPDATE event_log l SET changes = (
  SELECT jsonb_agg(
    CASE WHEN c.change ->> 'field' IN ('contactName', 'contactPhone', 'contactEmail', 'technicalContact', 'followers')
      THEN jsonb_build_object('field', c.change -> 'field', 'personal', true) ELSE c.change END
    ORDER BY c.place)
  FROM jsonb_array_elements(l.changes) WITH ORDINALITY AS c (change, place))
WHERE l.id IN (SELECT p.log_id FROM event_log_personal p);
ALTER TABLE event_log ENABLE TRIGGER event_log_is_append_only;
