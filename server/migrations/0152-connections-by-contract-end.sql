-- no transaction
-- tolerated from 0144
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- The contracts of all organizations that end soon (0181).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS connections_by_contract_end ON connections (contract_end, subscriber_id)
  WHERE state NOT IN ('terminating', 'terminated');
