-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The last run of each job, over all processes, for the product admin's overview.
CREATE TABLE IF NOT EXISTS job_runs (
  job text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  failed boolean NOT NULL,
  -- The last one that went well, also when the newest failed.
  succeeded_at timestamptz
);
-- Documents by day are counted from the index alone. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_creation ON documents (created_at) INCLUDE (document_type);
