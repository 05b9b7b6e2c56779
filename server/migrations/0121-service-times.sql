-- tolerated from 0120
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- When a supplier serves and within what time; null: as the application holds it to be usual.
ALTER TABLE organizations ADD COLUMN service_times jsonb;

-- The clocks of a document, and what lists and the job ask of them, written together; null until they are first told of.
ALTER TABLE documents
  ADD COLUMN clocks jsonb,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN risk_at timestamptz,
  ADD COLUMN promised_at timestamptz,
  ADD COLUMN clock_paused_at timestamptz,
  ADD COLUMN clock_missed boolean,
  ADD COLUMN clock_check_at timestamptz;
