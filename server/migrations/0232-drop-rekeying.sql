-- What 0229 has called stays until it is recorded, so that an attempt that failed can be made again.
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
DROP PROCEDURE IF EXISTS rekey_product_areas();
DROP FUNCTION IF EXISTS area_address_key(text);
DROP PROCEDURE IF EXISTS fold_readdressed_connections();
