-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The closed documents of a subscriber whose retention is shorter than the portal's.
-- The runner sends this file's statements one by one, whatever squawk is told of the others.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_to_anonymize
  ON documents (subscriber_id, coalesce(ready_at, cancelled_at))
  WHERE anonymized_at IS NULL AND event_state IN ('READY', 'CANCELLED');
