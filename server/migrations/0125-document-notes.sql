-- tolerated from 0124
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What an organization writes of a document for itself alone.
CREATE TABLE document_notes (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  author_id uuid NOT NULL REFERENCES users (id),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 4000),
  written_at timestamptz NOT NULL
);
CREATE INDEX document_notes_of_document ON document_notes (document_id, organization_id, written_at);
