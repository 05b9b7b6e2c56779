-- no transaction
-- tolerated from 0149
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- The projects of an organization, each found by one step along its index, with its newest document (0195).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_in_project
  ON documents (subscriber_id, project_id, id DESC) WHERE project_id IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_in_project
  ON documents (supplier_id, subscriber_id, project_id, id DESC) WHERE project_id IS NOT NULL;
