-- no transaction
-- tolerated from 0149
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- The newest of an organization, among which an attribute is looked for that only its clients know; instead of the one without
-- an order.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS tmf_documents_newest ON tmf_documents (organization_id, document_id);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS tmf_documents_of_organization;
