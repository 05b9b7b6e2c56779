-- tolerated from 0102
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The organization that was made of a request; it may be deleted since.
ALTER TABLE contact_requests ADD COLUMN organization_id uuid;
