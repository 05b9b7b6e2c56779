-- no transaction
-- tolerated by none, as 0252
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- A subscriber's urgent faults are counted by the counters alone; those of a supplier are a queue of its fault handlers.
DROP INDEX CONCURRENTLY IF EXISTS documents_of_subscriber_urgent;
