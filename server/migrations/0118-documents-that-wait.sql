-- no transaction
-- tolerated from 0117
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What waits for each side: few of all that is, for its queue and its lists, the longest waiting first.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_waiting_for_subscriber
  ON documents (subscriber_id, document_type, waiting_for_subscriber_since)
  WHERE waiting_for_subscriber_since IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_waiting_for_supplier
  ON documents (supplier_id, document_type, waiting_for_supplier_since)
  WHERE waiting_for_supplier_since IS NOT NULL;
