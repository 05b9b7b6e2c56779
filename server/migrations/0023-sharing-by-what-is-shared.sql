-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- To whom a product or an NNI is shared is asked for each row of their lists, and when one is removed.
-- The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS sub_organization_products_by_product ON sub_organization_products (product_id);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS sub_organization_nnis_by_nni ON sub_organization_nnis (nni_id);
