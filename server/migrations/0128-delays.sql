-- tolerated from 0127
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- Why a confirmed delivery is late while its supplier cannot tell a new day.
ALTER TABLE documents ADD COLUMN held_reason text;
