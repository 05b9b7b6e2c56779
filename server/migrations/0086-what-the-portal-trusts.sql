SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The clock as the portal has seen it run, against which it judges the clock of today before it deletes by age.
CREATE TABLE clock_watch (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seen_at timestamptz NOT NULL,
  steady_since timestamptz NOT NULL,
  -- Rows up to then are known to be from a clock that was ahead.
  forgiven_until timestamptz
);

-- What every process of the portal must agree on: which storage of files is its own, and a print of the secret that signs tokens.
CREATE TABLE portal_facts (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Why a job did not begin, how much it did, and at most how much it may do in one run.
ALTER TABLE job_runs ADD COLUMN held text, ADD COLUMN done bigint, ADD COLUMN ceiling bigint;
