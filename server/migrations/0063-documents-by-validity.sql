-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- Few documents have such a day: of a column that is nearly empty the summaries of 0062 tell the planner nothing.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_validity ON documents (valid_until_date)
  WHERE valid_until_date IS NOT NULL;
