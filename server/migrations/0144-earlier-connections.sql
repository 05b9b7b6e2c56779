-- no transaction
-- tolerated from 0141
SET lock_timeout = '5s';
SET statement_timeout = '8h';
CALL fold_earlier_connections();
ANALYZE connections;
