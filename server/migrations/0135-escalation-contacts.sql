-- tolerated from 0134
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Whom subscribers reach when the organization is late as a supplier, the first level first; null: nothing said.
ALTER TABLE organizations ADD COLUMN escalation_contacts jsonb;
