SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a document waits for of its sides, by [{for, why, since, by}], and since when it waits for each.
ALTER TABLE documents
  ADD COLUMN waits jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN waiting_for_subscriber_since timestamptz,
  ADD COLUMN waiting_for_supplier_since timestamptz;

-- Questions between the two parties of a document; at most one of each side is open.
CREATE TABLE document_questions (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  asked_by text NOT NULL CHECK (asked_by IN ('subscriber', 'supplier')),
  asked_by_id uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  question text NOT NULL,
  answer_by date,
  correctable text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'withdrawn', 'lapsed')),
  answer text,
  ended_by_id uuid REFERENCES users (id),
  ended_at timestamptz,
  reminders bigint NOT NULL DEFAULT 0,
  CHECK ((state = 'answered') = (answer IS NOT NULL)),
  CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX document_questions_open ON document_questions (document_id, asked_by) WHERE state = 'open';
CREATE INDEX document_questions_of_document ON document_questions (document_id, asked_at);
CREATE INDEX document_questions_to_remind ON document_questions (asked_at) WHERE state = 'open' AND reminders < 2;
