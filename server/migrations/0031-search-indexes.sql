-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- A search reads the documents of one organization, all types, from the newest on, or from the latest of the requested
-- days that it asks for. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_newest
  ON documents (subscriber_id, created_at DESC, id DESC);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_newest
  ON documents (supplier_id, created_at DESC, id DESC);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_requested
  ON documents (subscriber_id, requested_date DESC, id DESC);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_requested
  ON documents (supplier_id, requested_date DESC, id DESC);
-- The connection ids that search_text does not have yet, since the subscriber does not see them: few at any time.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_with_unshown_id
  ON documents (supplier_id) WHERE supplier_connection_id IS NOT NULL AND NOT answer_shown;
-- How many texts have a word is estimated from these samples: they choose between reading the newest and the words' index.
ALTER TABLE documents ALTER COLUMN search_text SET STATISTICS 500;
