-- tolerated from 0126
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- What the subscriber of a fault says of its repair: accepted, or opened again since it was last ready.
ALTER TABLE documents ADD COLUMN repair_accepted boolean NOT NULL DEFAULT false;
ALTER TABLE documents ADD COLUMN reopened boolean NOT NULL DEFAULT false;
