SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Feedback of users stands in the inbox beside what was asked without a login.
ALTER TABLE contact_requests DROP CONSTRAINT contact_requests_kind_check;
ALTER TABLE contact_requests
  ADD CONSTRAINT contact_requests_kind_check CHECK (kind IN ('credentials', 'contact', 'feedback')) NOT VALID;
ALTER TABLE contact_requests
  ADD COLUMN category text CHECK (category IN ('error', 'question', 'idea', 'other')),
  ADD COLUMN page text NOT NULL DEFAULT '',
  ADD COLUMN failed_request_id text NOT NULL DEFAULT '';
