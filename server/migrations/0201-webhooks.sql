-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Where an organization's systems are told of events (0230).
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  role text NOT NULL,
  types text[] NOT NULL,
  exclude_own boolean NOT NULL,
  -- Sealed for this row (0230); the one before it signs beside the new one until its time is over.
  secret text NOT NULL,
  former_secret text,
  former_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Its place in the feed: what stands before it is among the deliveries. Of another cluster (a restored dump) it is none.
  cluster text NOT NULL,
  moment bigint NOT NULL,
  number bigint NOT NULL,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  warned_at timestamptz,
  paused_until timestamptz,
  off_since timestamptz,
  -- Who or what turned it off.
  off_reason text CHECK (off_reason IN ('admin', 'gone', 'failing')),
  CHECK ((off_since IS NULL) = (off_reason IS NULL))
);
CREATE INDEX webhooks_of_organization ON webhooks (organization_id);

-- One event to one webhook, tried until it is taken or given up.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- Of the event: the same in every attempt, by which a receiver knows what it has had.
  event_id uuid NOT NULL,
  -- In whose eyes it is told, whatever the webhook is changed to meanwhile.
  role text NOT NULL,
  event_type text NOT NULL,
  event_at timestamptz NOT NULL,
  document_id bigint NOT NULL,
  document_type text NOT NULL,
  event_state text NOT NULL,
  version bigint NOT NULL,
  actor text NOT NULL,
  counterpart_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts bigint NOT NULL DEFAULT 0,
  -- When it is due; one that is under way is due again when its process is taken for dead.
  due_at timestamptz,
  ended_at timestamptz,
  UNIQUE (webhook_id, event_id),
  CHECK ((state = 'waiting') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, event_at DESC, id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

CREATE TABLE webhook_attempts (
  id uuid PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL,
  duration_ms bigint NOT NULL,
  -- Of the answer; null: there was none, and error says why.
  status bigint,
  error text,
  -- What the answer began with.
  answer text NOT NULL,
  CHECK ((status IS NULL) <> (error IS NULL))
);
CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, at);
