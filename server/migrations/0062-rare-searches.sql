-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '3600s';
-- What few documents have is found among those few. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_marked ON documents (subscriber_id, created_at DESC, id DESC)
  WHERE rejected OR ordered OR modified OR disconnected OR fault_type = 'urgentFault' OR delivery_type IN ('urgent', 'fast');
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_supplier_marked ON documents (supplier_id, created_at DESC, id DESC)
  WHERE rejected OR ordered OR modified OR disconnected OR fault_type = 'urgentFault' OR delivery_type IN ('urgent', 'fast');
-- Documents lie in the order in which they were made, and these days follow soon after: a summary of each stretch of the table
-- is enough to find them, and costs next to nothing to write.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_later_days ON documents
  USING brin (updated_at, estimated_delivery_date, actual_delivery_date, valid_until_date)
  WITH (pages_per_range = 32, autosummarize = on);
