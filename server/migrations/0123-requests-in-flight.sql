SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What the subscriber of a confirmed document asks, and what became of it; at most one of a document is under way. An older
-- process would let none lapse.
CREATE TABLE document_requests (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('cancel', 'amend')),
  requested_by_id uuid NOT NULL REFERENCES users (id),
  requested_at timestamptz NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'charged', 'accepted', 'refused', 'withdrawn', 'lapsed')),
  charge numeric(12, 2) CHECK (charge > 0),
  charge_until date,
  refusal_code text,
  answer text,
  answered_by_id uuid REFERENCES users (id),
  answered_at timestamptz,
  consent text,
  ended_by_id uuid REFERENCES users (id),
  ended_at timestamptz,
  CHECK ((state = 'refused') = (refusal_code IS NOT NULL)),
  CHECK ((charge IS NULL) = (charge_until IS NULL)),
  CHECK (state <> 'charged' OR charge IS NOT NULL),
  CHECK ((state IN ('open', 'charged')) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX document_requests_under_way ON document_requests (document_id) WHERE state IN ('open', 'charged');
CREATE INDEX document_requests_of_document ON document_requests (document_id, requested_at);
CREATE INDEX document_requests_to_lapse ON document_requests (charge_until) WHERE state = 'charged';
