SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- From then on nothing more of it is sent; what had not left by then never does.
ALTER TABLE mass_mails ADD COLUMN stopped_at timestamptz;
