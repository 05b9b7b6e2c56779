-- no transaction
-- tolerated from 0135
SET lock_timeout = '5s';
SET statement_timeout = '8h';
CALL refill_document_texts();
ANALYZE document_texts;
