-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- When a file had the header last: it is forgotten some time after (0218).
ALTER TABLE import_mappings ADD COLUMN used_at timestamptz NOT NULL DEFAULT now();
