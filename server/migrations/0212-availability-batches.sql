SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What was asked by files of addresses, numbered by organization: the number names the requests, so that it outlives the
-- file and is given once (0177).
CREATE TABLE availability_batches (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  number bigint NOT NULL,
  import_id uuid UNIQUE REFERENCES import_jobs (id) ON DELETE SET NULL,
  -- The file of the requests that were made of it last.
  asking_id uuid UNIQUE REFERENCES import_jobs (id) ON DELETE SET NULL,
  PRIMARY KEY (organization_id, number)
);
