-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The runner sends this file's statements one by one, whatever squawk is told of the others.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_by_name
  ON users (last_name COLLATE "fi-x-icu", first_name COLLATE "fi-x-icu", id) WHERE deleted_at IS NULL;
