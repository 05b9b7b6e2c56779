-- no transaction
-- tolerated from 0095
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What an organization keeps is summed before each upload.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS files_by_organization ON files (organization_id)
  INCLUDE (size, document_id, uploaded_by_id);
