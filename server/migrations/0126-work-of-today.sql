-- no transaction
-- tolerated from 0125
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What the front pages tell, each of few rows among all. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_by_risk
  ON documents (supplier_id, document_type, risk_at, due_at) WHERE risk_at IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_undated
  ON documents (supplier_id, document_type, id)
  WHERE due_at IS NULL AND waiting_for_subscriber_since IS NULL
    AND event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY');
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_cancelled_unconfirmed
  ON documents (supplier_id, document_type, id DESC)
  WHERE event_state = 'CANCELLED' AND NOT cancel_confirmed AND cancelled_by_customer;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_cancelled_unconfirmed
  ON documents (subscriber_id, document_type, id DESC)
  WHERE event_state = 'CANCELLED' AND NOT cancel_confirmed AND cancelled_by_supplier AND NOT archived;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_offered
  ON documents (subscriber_id, document_type, valid_until_date)
  WHERE event_state = 'READY' AND NOT rejected AND NOT ordered AND NOT archived AND valid_until_date IS NOT NULL;
