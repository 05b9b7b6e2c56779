SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A bell also tells of a subscription, which is no document: whose it is, and the name of the other party as it was told.
-- An older process lists by an inner join of documents, and so leaves these out.
ALTER TABLE notifications
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN document_id DROP NOT NULL,
  ADD COLUMN subscriber_id uuid,
  ADD COLUMN supplier_id uuid,
  ADD COLUMN partner_name text,
  DROP CONSTRAINT notifications_role_check,
  ADD CONSTRAINT notifications_role_check
    CHECK (role IN ('SUBSCRIBER', 'SUPPLIER', 'ERROR_HANDLER', 'SUBSCRIBER_ADMIN', 'SUPPLIER_ADMIN')) NOT VALID,
  ADD CONSTRAINT notifications_of_one_subject
    CHECK ((document_id IS NULL) = (subscriber_id IS NOT NULL AND supplier_id IS NOT NULL AND partner_name IS NOT NULL)) NOT VALID;
