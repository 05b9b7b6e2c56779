-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The drawer tells at every look how many unfinished faults are urgent. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_urgent ON documents (subscriber_id)
  WHERE document_type = 'Fault' AND fault_type = 'urgentFault' AND NOT archived
    AND event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY');
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_urgent ON documents (supplier_id)
  WHERE document_type = 'Fault' AND fault_type = 'urgentFault' AND NOT archived
    AND event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY');
