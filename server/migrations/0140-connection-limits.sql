-- tolerated from 0135
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- What may be chosen of the connection of a product; empty: anything.
ALTER TABLE products ADD COLUMN interfaces text[] NOT NULL DEFAULT '{}';
ALTER TABLE products ADD COLUMN connectors text[] NOT NULL DEFAULT '{}';
ALTER TABLE products ADD COLUMN capacities text[] NOT NULL DEFAULT '{}';
