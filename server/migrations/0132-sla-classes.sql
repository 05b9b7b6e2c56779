-- tolerated from 0131
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- By which of its owner's classes a product is served, and a document was made; null: as all others.
ALTER TABLE products ADD COLUMN sla_class text;
ALTER TABLE documents ADD COLUMN sla_class text;
