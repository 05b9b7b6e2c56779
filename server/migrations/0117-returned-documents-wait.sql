SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- What was returned before waits for its subscriber from its last change on. An older process would end no such wait.
WITH returned AS (
  UPDATE documents SET
    waits = jsonb_build_array(jsonb_build_object('for', 'subscriber', 'why', 'returned',
      'since', to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', NULL)),
    waiting_for_subscriber_since = date_trunc('milliseconds', updated_at)
  WHERE returned AND event_state = 'OPEN'
  RETURNING subscriber_id, document_type
)
INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount)
  SELECT subscriber_id, 'SUBSCRIBER', document_type, 'waiting', count(*) FROM returned GROUP BY 1, 3
  ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + excluded.amount;
