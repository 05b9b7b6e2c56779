-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What clients of the TM Forum façade were answered at once, of what the portal knows, without a request to anybody (0241).
CREATE TABLE tmf_qualifications (
  id uuid PRIMARY KEY,
  client_id uuid REFERENCES api_clients ON DELETE SET NULL,
  organization_id uuid NOT NULL REFERENCES organizations,
  sent jsonb NOT NULL,
  answered jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX tmf_qualifications_of_organization ON tmf_qualifications (organization_id);
CREATE INDEX tmf_qualifications_of_client ON tmf_qualifications (client_id);
CREATE INDEX tmf_qualifications_by_age ON tmf_qualifications (asked_at);
