-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- A changed order is found by the connection id under which it was ordered too. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_earlier_connection
  ON documents (supplier_id, lower(connection_before #>> '{document,supplierConnectionId}'))
  WHERE connection_before IS NOT NULL;
-- What the portal lays over orders that an older version of it only marked as changed: soon none.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_to_be_laid_over
  ON documents (id) WHERE document_type = 'Order' AND modified AND connection_before IS NULL;
