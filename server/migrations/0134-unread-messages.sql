-- no transaction
-- tolerated from 0133
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The documents with messages that were not read: few among all.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS internal_messages_unread
  ON internal_messages (document_id, sender_organization_id) WHERE read_at IS NULL AND NOT expired;
