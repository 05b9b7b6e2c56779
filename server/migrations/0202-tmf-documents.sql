-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a client of the TM Forum façade sent when it made a document, to be told to it again (0233).
CREATE TABLE tmf_documents (
  document_id bigint PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
  resource text NOT NULL,
  client_id uuid REFERENCES api_clients ON DELETE SET NULL,
  organization_id uuid NOT NULL REFERENCES organizations,
  external_id text,
  sent jsonb NOT NULL,
  -- The client's ids of its items, in the order of the document's products.
  item_ids text[] NOT NULL
);
CREATE INDEX tmf_documents_by_external_id ON tmf_documents (external_id, organization_id);
CREATE INDEX tmf_documents_of_organization ON tmf_documents (organization_id);
CREATE INDEX tmf_documents_of_client ON tmf_documents (client_id);
