-- no transaction
-- The rebuilding blocks nobody, and waits for whoever reads by the old index: a lock's patience would begin it anew each time.
SET lock_timeout = 0;
SET statement_timeout = '8h';
-- What an attempt that failed has left behind.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_of_subscriber_at_address_ccnew;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
DROP INDEX CONCURRENTLY IF EXISTS documents_of_subscriber_at_address_ccold;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
REINDEX INDEX CONCURRENTLY documents_of_subscriber_at_address;
