-- no transaction
-- tolerated from 0216
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- Made beside its writers: the log becomes a month of the divided one by this key (0254).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS security_log_by_id_and_time ON security_log (id, at);
