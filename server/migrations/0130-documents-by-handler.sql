-- no transaction
-- tolerated from 0129
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- No row has a handler on its subscriber's side before: this only says that the key holds.
ALTER TABLE documents VALIDATE CONSTRAINT documents_subscriber_user_id_fkey;
-- What somebody handles: few of all that an organization has. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_subscriber_user
  ON documents (subscriber_user_id, document_type, id DESC) WHERE subscriber_user_id IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_supplier_user
  ON documents (supplier_user_id, document_type, id DESC) WHERE supplier_user_id IS NOT NULL;
