-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- A report reads the documents that one organization made or took in within a period. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_by_creation
  ON documents (subscriber_id, document_type, created_at);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_by_creation
  ON documents (supplier_id, document_type, created_at);
