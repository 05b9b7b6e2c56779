-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- What all products say of the places of many addresses at once (0177).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_areas_by_place ON product_areas (kind, key, product_id);
