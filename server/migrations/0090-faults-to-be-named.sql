-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The faults that an older version of the portal made without a word of what is broken: soon none (D-47).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_to_be_named
  ON documents (id) WHERE document_type = 'Fault' AND source_mode = 'FROM_EXISTING' AND connection_words = '';
