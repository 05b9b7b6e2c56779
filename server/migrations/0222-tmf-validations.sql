-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Addresses that clients of the TM Forum façade asked about, and what was known of them then (0239).
CREATE TABLE tmf_validations (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
  client_id uuid REFERENCES api_clients ON DELETE SET NULL,
  -- As it was sent.
  sent jsonb NOT NULL,
  -- The address by which an order that names it is delivered.
  address jsonb NOT NULL,
  found jsonb NOT NULL,
  validated_at timestamptz NOT NULL
);
CREATE INDEX tmf_validations_of_organization ON tmf_validations (organization_id);
CREATE INDEX tmf_validations_of_client ON tmf_validations (client_id);
CREATE INDEX tmf_validations_by_age ON tmf_validations (validated_at);
