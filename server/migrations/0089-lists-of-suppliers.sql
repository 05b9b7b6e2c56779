-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The lists of a supplier hold what is archived too while its cancellation is unconfirmed; the older indexes hold less.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_listed_of_supplier_in_state
  ON documents (supplier_id, document_type, event_state, id DESC)
  WHERE (NOT archived OR (event_state = 'CANCELLED' AND cancelled_by_customer AND NOT cancel_confirmed
    AND document_type IN ('Order', 'ChangeOrder', 'CancelOrder')));
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_listed_of_supplier
  ON documents (supplier_id, document_type, id DESC)
  WHERE (NOT archived OR (event_state = 'CANCELLED' AND cancelled_by_customer AND NOT cancel_confirmed
    AND document_type IN ('Order', 'ChangeOrder', 'CancelOrder')));
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_of_supplier_in_state;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_of_supplier_active;
