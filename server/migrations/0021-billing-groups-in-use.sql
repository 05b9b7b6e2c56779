-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- Whether a document names a billing group decides whether it can be removed. The runner sends the statements one by one.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_by_billing_group ON documents (billing_group_id)
  WHERE billing_group_id IS NOT NULL;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS billing_groups_by_address ON billing_groups (address_id)
  WHERE address_id IS NOT NULL;
-- The same address or number once for each message type.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS event_message_recipients_once
  ON event_message_recipients (organization_id, message_type, lower(coalesce(email_address, phone_number)));
