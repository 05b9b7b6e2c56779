SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Of two writers at once the later is told of the earlier (decision 0069).
ALTER TABLE newsletters ADD COLUMN version bigint NOT NULL DEFAULT 1;
