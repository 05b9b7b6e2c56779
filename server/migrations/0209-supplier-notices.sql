-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a supplier tells of connections that it delivers: planned work, an outage (0184).
CREATE TABLE supplier_notices (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('plannedWork', 'outage')),
  title text NOT NULL,
  description text NOT NULL,
  begins_at timestamptz NOT NULL,
  -- Of an outage as it is estimated, if it is.
  ends_at timestamptz,
  state text NOT NULL CHECK (state IN ('announced', 'cancelled', 'finished')),
  -- By what the connections were chosen, when they were.
  chosen_by text NOT NULL,
  chosen text[] NOT NULL,
  connections bigint NOT NULL,
  -- What was told later, the first first: at, state, times, words.
  updates jsonb NOT NULL DEFAULT '[]',
  version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL,
  CHECK (kind = 'outage' OR ends_at IS NOT NULL)
);
CREATE INDEX supplier_notices_of_supplier ON supplier_notices (supplier_id, created_at DESC, id);

-- The connections that were chosen when it was sent.
CREATE TABLE supplier_notice_connections (
  notice_id uuid NOT NULL REFERENCES supplier_notices ON DELETE CASCADE,
  connection_id bigint NOT NULL REFERENCES documents ON DELETE CASCADE,
  subscriber_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
  PRIMARY KEY (notice_id, connection_id)
);
CREATE INDEX supplier_notices_of_connection ON supplier_notice_connections (connection_id);
CREATE INDEX supplier_notice_connections_of_subscriber ON supplier_notice_connections (subscriber_id, notice_id);

-- Which organizations were told, and which have read it.
CREATE TABLE supplier_notice_receipts (
  notice_id uuid NOT NULL REFERENCES supplier_notices ON DELETE CASCADE,
  subscriber_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
  connections bigint NOT NULL,
  told_at timestamptz NOT NULL,
  read_at timestamptz,
  -- What an organization has read is what the notice said then.
  read_version bigint,
  read_by uuid REFERENCES users,
  reminded_at timestamptz,
  PRIMARY KEY (notice_id, subscriber_id)
);
CREATE INDEX supplier_notices_of_subscriber ON supplier_notice_receipts (subscriber_id, notice_id);

-- Faults that were made while it was known why.
CREATE TABLE supplier_notice_faults (
  notice_id uuid NOT NULL REFERENCES supplier_notices ON DELETE CASCADE,
  fault_id bigint NOT NULL REFERENCES documents ON DELETE CASCADE,
  PRIMARY KEY (notice_id, fault_id)
);
CREATE INDEX supplier_notices_of_fault ON supplier_notice_faults (fault_id);

-- By the database, as connections are folded (0170): no writer of faults can forget it.
CREATE FUNCTION link_fault_to_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO supplier_notice_faults (notice_id, fault_id)
  SELECT n.id, NEW.id FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id
  WHERE t.connection_id = NEW.source_event_id AND t.subscriber_id = NEW.subscriber_id AND n.supplier_id = NEW.supplier_id
    AND n.state = 'announced' AND n.begins_at <= NEW.created_at
    AND (n.kind = 'outage' OR n.ends_at >= NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER fault_during_known_work AFTER INSERT ON documents
  FOR EACH ROW WHEN (NEW.document_type = 'Fault' AND NEW.source_event_id IS NOT NULL) EXECUTE FUNCTION link_fault_to_notices();

-- A bell tells of a notice, beside whose parties its id stands; what an older process shows of one is its parties alone.
-- squawk-ignore adding-foreign-key-constraint
ALTER TABLE notifications ADD COLUMN notice_id uuid REFERENCES supplier_notices ON DELETE CASCADE;
