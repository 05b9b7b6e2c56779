-- tolerated from 0118
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The delivery date between the parties: the day that was promised first, the day that the subscriber proposes, whether it
-- has yet to answer a move of the supplier's, and by whose reason the day has moved. A job fills in what was confirmed before.
ALTER TABLE documents ADD COLUMN committed_delivery_date date;
ALTER TABLE documents ADD COLUMN proposed_delivery_date date;
ALTER TABLE documents ADD COLUMN date_unanswered boolean NOT NULL DEFAULT false;
ALTER TABLE documents ADD COLUMN date_moved_by text;
-- Whether it has a history, which is read of those that have one.
ALTER TABLE documents ADD COLUMN dates_changed boolean NOT NULL DEFAULT false;

-- All that has happened to a confirmed date. Of moves before a reason was asked the log knows the days alone.
CREATE TABLE delivery_date_changes (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id),
  at timestamptz NOT NULL,
  user_id uuid REFERENCES users (id),
  kind text NOT NULL,
  from_date date,
  to_date date,
  delay_reason text,
  text text
);
CREATE INDEX delivery_date_changes_by_document ON delivery_date_changes (document_id, at, id);
CREATE TRIGGER delivery_date_changes_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON delivery_date_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
