-- tolerated from 0135
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- Not with their calls: what is called and dropped in one file without a transaction could not be repeated.
DROP PROCEDURE IF EXISTS refill_document_texts();
DROP PROCEDURE IF EXISTS place_earlier_messages();
