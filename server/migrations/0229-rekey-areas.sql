-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '8h';
CALL rekey_product_areas();
DROP PROCEDURE IF EXISTS rekey_product_areas();
DROP FUNCTION IF EXISTS area_address_key(text);
DROP PROCEDURE IF EXISTS fold_readdressed_connections();
