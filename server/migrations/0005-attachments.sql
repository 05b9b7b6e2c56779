SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Stored contents that no row of files speaks for: on their way in, or to be removed. What stays here is a crash's.
CREATE TABLE loose_blobs (
  storage_key text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loose_blobs_by_age ON loose_blobs (since);
