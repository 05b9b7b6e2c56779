SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What was asked without a login, for the product admin to handle; trimmed when the retention time has passed.
CREATE TABLE contact_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('credentials', 'contact')),
  name text NOT NULL,
  organization_name text NOT NULL,
  business_id text NOT NULL,
  email_address text NOT NULL,
  phone_number text NOT NULL,
  message text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  handled_by uuid REFERENCES users (id),
  CHECK ((handled_at IS NULL) = (handled_by IS NULL))
);
CREATE INDEX contact_requests_by_time ON contact_requests (received_at DESC, id DESC);
CREATE INDEX contact_requests_by_handling ON contact_requests (handled_at);
CREATE INDEX contact_requests_by_handler ON contact_requests (handled_by) WHERE handled_by IS NOT NULL;
