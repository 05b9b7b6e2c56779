SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

ALTER TABLE internal_messages ADD COLUMN in_reply_to uuid;
ALTER TABLE internal_messages
  ADD CONSTRAINT internal_messages_in_reply_to_fkey
  FOREIGN KEY (in_reply_to) REFERENCES internal_messages (id) NOT VALID;
