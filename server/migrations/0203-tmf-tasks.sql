-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a client of the TM Forum façade asked to be done to a document, and what came of it at once (0232).
CREATE TABLE tmf_tasks (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents ON DELETE CASCADE,
  client_id uuid REFERENCES api_clients ON DELETE SET NULL,
  organization_id uuid NOT NULL REFERENCES organizations,
  sent jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  effective_at timestamptz,
  -- The problem for which it could not be done.
  error text
);
CREATE INDEX tmf_tasks_of_document ON tmf_tasks (document_id);
CREATE INDEX tmf_tasks_of_organization ON tmf_tasks (organization_id, asked_at);
CREATE INDEX tmf_tasks_of_client ON tmf_tasks (client_id);
