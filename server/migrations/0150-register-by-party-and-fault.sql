-- no transaction
-- tolerated from 0149
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- The connections of two parties, newest first, which serves either of them; and those with an open fault (0180).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_between ON connections (subscriber_id, supplier_id, id);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_subscriber_at_fault ON connections (subscriber_id, id)
  WHERE open_faults > 0;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_supplier_at_fault ON connections (supplier_id, id)
  WHERE open_faults > 0;
