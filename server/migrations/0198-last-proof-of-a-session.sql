-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- When a code of the second factor was shown in this login for the last time (0226).
ALTER TABLE login_sessions ADD COLUMN proven_at timestamptz;
