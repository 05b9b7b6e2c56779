-- tolerated from 0103
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- An order that is made from a forwarded inquiry goes on with the chain: it has an original, and a source of its own.
-- What there is fulfils the narrower rule that this one takes the place of, so it need not be read again.
ALTER TABLE documents DROP CONSTRAINT documents_check3;
ALTER TABLE documents ADD CONSTRAINT documents_original_of_forward
  CHECK (CASE WHEN original_event_id IS NULL THEN source_mode IS DISTINCT FROM 'FORWARD' ELSE source_mode IN ('FORWARD', 'ORDER') END) NOT VALID;
