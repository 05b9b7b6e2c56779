-- no transaction
-- tolerated from 0095
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What is urgent has a sender of its own, however much else waits.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_urgent ON outbox (available_at)
  WHERE done_at IS NULL AND dead_at IS NULL AND (topic = 'password-reset' OR payload @> '{"urgent": true}');
