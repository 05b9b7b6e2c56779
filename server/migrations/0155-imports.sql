-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A file whose rows are checked, mended and sent (0185). What a row becomes is known by its kind alone.
CREATE TABLE import_jobs (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('checking', 'checked', 'sending', 'done', 'stopped')),
  created_by_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  file_name text NOT NULL,
  -- SHA-256 of the file.
  file_hash text NOT NULL,
  -- When the same file was brought before, if it was within the days that are looked back.
  same_file_at timestamptz,
  headers jsonb NOT NULL,
  -- For each header the name of the column that it is, or null.
  mapping jsonb NOT NULL,
  -- What the rows say that leave a column empty, by its name.
  defaults jsonb NOT NULL,
  -- Of who reads the issues.
  language text NOT NULL,
  policy text CHECK (policy IN ('all', 'valid')),
  sent_by_id uuid REFERENCES users (id) ON DELETE CASCADE,
  sent_at timestamptz,
  done_at timestamptz,
  -- When a process last worked on it: the one that has waited longest goes first.
  worked_at timestamptz NOT NULL
);
CREATE INDEX import_jobs_of_organization ON import_jobs (organization_id, role, created_at DESC);
CREATE INDEX import_jobs_by_hash ON import_jobs (organization_id, file_hash, created_at DESC);
CREATE INDEX import_jobs_under_way ON import_jobs (worked_at) WHERE state IN ('checking', 'sending');

CREATE TABLE import_rows (
  job_id uuid NOT NULL REFERENCES import_jobs (id) ON DELETE CASCADE,
  -- As a spreadsheet shows it.
  number bigint NOT NULL,
  -- In the order of the headers of the job.
  cells jsonb NOT NULL,
  -- null: to be checked.
  verdict text CHECK (verdict IN ('ok', 'warning', 'error')),
  issues jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  -- What became of it, in the words of its kind; written in the transaction that made it so.
  result jsonb,
  -- Whether those whom it concerns have heard of it; many are told of together.
  told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (job_id, number)
);

-- Which column a header meant the last time.
CREATE TABLE import_mappings (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Folded.
  header text NOT NULL,
  -- null: it is left out.
  column_name text,
  PRIMARY KEY (organization_id, kind, header)
);
