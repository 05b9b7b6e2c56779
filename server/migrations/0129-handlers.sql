-- tolerated from 0128
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- Who handles a document at its subscriber; at its supplier that is supplier_user_id.
ALTER TABLE documents ADD COLUMN subscriber_user_id uuid;
ALTER TABLE documents ADD CONSTRAINT documents_subscriber_user_id_fkey
  FOREIGN KEY (subscriber_user_id) REFERENCES users (id) NOT VALID;
