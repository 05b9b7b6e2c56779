-- no transaction
-- tolerated from 0149
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- What a supplier is to end, of either side (0186).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_subscriber_supplier_ends ON connections (subscriber_id, supplier_ends_on, id)
  WHERE supplier_ends_on IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_supplier_supplier_ends ON connections (supplier_id, supplier_ends_on, id)
  WHERE supplier_ends_on IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS supplier_notices_that_end ON supplier_notices (ends_at)
  WHERE kind = 'termination' AND state = 'announced';
