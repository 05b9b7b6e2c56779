SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Closed from then on: its people do not come in, nothing new goes to it or from it, its past stays (D-53).
ALTER TABLE organizations ADD COLUMN closed_at timestamptz;
