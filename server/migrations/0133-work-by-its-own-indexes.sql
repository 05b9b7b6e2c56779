-- no transaction
-- tolerated from 0132
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- Counts of what a supplier has to do are answered by these alone: all that the queues ask stands in them.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_to_do
  ON documents (supplier_id, document_type, due_at, id) INCLUDE (risk_at)
  WHERE event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY') AND NOT archived
    AND due_at IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_to_do_undated
  ON documents (supplier_id, document_type, id)
  WHERE event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY') AND NOT archived
    AND due_at IS NULL AND waiting_for_subscriber_since IS NULL AND clock_paused_at IS NULL AND NOT returned;
DROP INDEX CONCURRENTLY IF EXISTS documents_of_supplier_by_risk;
DROP INDEX CONCURRENTLY IF EXISTS documents_of_supplier_undated;
