-- no transaction
-- tolerated from 0119
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- Dates that wait for an answer: few of all, for the queues of the front pages. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_with_moved_date
  ON documents (subscriber_id, document_type, id DESC)
  WHERE date_unanswered AND event_state IN ('CONFIRMED', 'IN_DELIVERY');
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_with_proposed_date
  ON documents (supplier_id, document_type, id DESC)
  WHERE proposed_delivery_date IS NOT NULL AND event_state IN ('CONFIRMED', 'IN_DELIVERY');
-- What was confirmed before its first date was kept: soon none.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_without_first_date
  ON documents (id) WHERE confirmed_at IS NOT NULL AND estimated_delivery_date IS NOT NULL AND committed_delivery_date IS NULL;
