-- no transaction
-- tolerated from 0111
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- What a subscriber has yet to process of what is ready: few of all that is, for the queue on its front page.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_unprocessed
  ON documents (subscriber_id, document_type, id DESC)
  WHERE event_state = 'READY' AND NOT user_processed AND NOT archived;
