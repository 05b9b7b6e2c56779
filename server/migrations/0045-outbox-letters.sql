-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- One that is given up is dead, with available_at at infinity, so that an older process leaves it alone too.
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS dead_at timestamptz;
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS last_error text;
-- Notices are taken while mails wait, however many those are. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_by_topic ON outbox (topic, available_at)
  WHERE done_at IS NULL AND dead_at IS NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_by_creation ON outbox (created_at, id);
