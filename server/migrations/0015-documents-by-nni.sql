-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- Whether a document names an NNI decides whether it can be removed. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_nni_from ON documents (nni_from_id) WHERE nni_from_id IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_nni_to ON documents (nni_to_id) WHERE nni_to_id IS NOT NULL;
