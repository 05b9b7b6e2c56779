-- tolerated from 0130
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Who wants to hear of a document without making or handling it.
CREATE TABLE document_watchers (
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  watched_since timestamptz NOT NULL,
  PRIMARY KEY (document_id, user_id, organization_id)
);
