-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '8h';
CALL fold_readdressed_connections();
CALL rekey_product_areas();
