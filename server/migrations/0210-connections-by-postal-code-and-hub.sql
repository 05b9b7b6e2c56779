-- no transaction
-- tolerated from 0149
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- What a supplier's notice touches, by postal code and by hub (0184).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_supplier_in_postal_code ON connections (supplier_id, postal_code);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_of_supplier_at_hub ON connections (supplier_id, target_hub)
  WHERE target_hub IS NOT NULL;
