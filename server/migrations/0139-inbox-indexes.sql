-- no transaction
-- tolerated from 0135
SET lock_timeout = '5s';
SET statement_timeout = '8h';
CALL place_earlier_messages();
-- An inbox, what is unread first. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS internal_messages_of_subscriber ON internal_messages
  (subscriber_inbox, (CASE WHEN read_at IS NULL AND NOT expired AND NOT from_subscriber THEN true ELSE false END) DESC,
   sent_at DESC, id DESC) WHERE subscriber_inbox IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS internal_messages_of_supplier ON internal_messages
  (supplier_inbox, (CASE WHEN read_at IS NULL AND NOT expired AND from_subscriber THEN true ELSE false END) DESC,
   sent_at DESC, id DESC) WHERE supplier_inbox IS NOT NULL AND document_type <> 'Fault';
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS internal_messages_of_fault_handler ON internal_messages
  (supplier_inbox, (CASE WHEN read_at IS NULL AND NOT expired AND from_subscriber THEN true ELSE false END) DESC,
   sent_at DESC, id DESC) WHERE supplier_inbox IS NOT NULL AND document_type = 'Fault';
ANALYZE internal_messages;
