-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '3600s';
-- The triggers of 0060 keep what is written meanwhile. The runner sends the statements one by one.
INSERT INTO document_texts (document_id, subscriber_id, supplier_id, document_type, created_at, search_text, unshown_id)
  SELECT id, subscriber_id, supplier_id, document_type, created_at, search_text,
    CASE WHEN NOT answer_shown THEN ' ' || lower(supplier_connection_id) END
  FROM documents ORDER BY id
  ON CONFLICT DO NOTHING;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_texts_of_subscriber
  ON document_texts (subscriber_id, created_at DESC, document_id DESC);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_texts_of_supplier
  ON document_texts (supplier_id, created_at DESC, document_id DESC);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_texts_by_words ON document_texts USING gin (search_text gin_trgm_ops)
  WITH (gin_pending_list_limit = 1024);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_texts_unshown ON document_texts (supplier_id) WHERE unshown_id IS NOT NULL;
ALTER TABLE document_texts ALTER COLUMN search_text SET STATISTICS 500;
ANALYZE document_texts;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_by_search_text;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_with_unshown_id;
ALTER TABLE documents ALTER COLUMN search_text SET STATISTICS 0;
