-- no transaction
-- tolerated from 0121
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What is due first of what stands in the lists, of each side.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_listed_of_supplier_by_due
  ON documents (supplier_id, document_type, due_at, id)
  WHERE (NOT archived OR (event_state = 'CANCELLED' AND cancelled_by_customer AND NOT cancel_confirmed
    AND document_type IN ('Order', 'ChangeOrder', 'CancelOrder')));
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_by_promise
  ON documents (subscriber_id, document_type, promised_at, id) WHERE NOT archived;
-- Whose clock turns next.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_clock_check
  ON documents (clock_check_at) WHERE clock_check_at IS NOT NULL;
-- Unfinished documents of before the clocks: none, once they have got theirs.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_without_clocks ON documents (id)
  WHERE clocks IS NULL AND event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY');
