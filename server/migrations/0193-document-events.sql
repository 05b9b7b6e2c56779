-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE SEQUENCE document_event_number AS bigint;

-- The feed of events (0201): thin facts of each told change, of no person, so that nothing in it has to be erased.
CREATE TABLE document_events (
  -- Its place in the feed, given before the commit: never below the transaction's own id, so that what stands below every
  -- transaction that still runs is complete; nor below one that had ended before, so that a document's events keep their order.
  moment bigint NOT NULL DEFAULT greatest(
    pg_current_xact_id()::text::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1),
  number bigint NOT NULL DEFAULT nextval('document_event_number'),
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  type text NOT NULL,
  -- Neither documents nor organizations are asked whether they are there: every change of a document would pay for it.
  document_id bigint NOT NULL,
  document_type text NOT NULL,
  event_state text NOT NULL,
  version bigint NOT NULL,
  subscriber_id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  -- A side learns of what it is told, and of nothing else.
  told_subscriber boolean NOT NULL,
  told_supplier boolean NOT NULL,
  -- Who did it; null: neither of them.
  actor text CHECK (actor IN ('subscriber', 'supplier')),
  PRIMARY KEY (moment, number)
);
ALTER SEQUENCE document_event_number OWNED BY document_events.number;
CREATE INDEX document_events_of_subscriber ON document_events (subscriber_id, document_type, moment, number)
  WHERE told_subscriber;
CREATE INDEX document_events_of_supplier ON document_events (supplier_id, document_type, moment, number)
  WHERE told_supplier;
CREATE INDEX document_events_by_age ON document_events USING brin (at);
