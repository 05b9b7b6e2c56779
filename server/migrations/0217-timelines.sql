-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Clusters and timelines on which the portal was written: a replica that has this one's row follows that very primary (0192).
CREATE TABLE timelines (
  timeline text PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);
