-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- As in 0244, but one process at a time: another that waited for the same month found it gone, and failed.
CREATE OR REPLACE FUNCTION drop_months_of_security_log(kept_from timestamptz, most bigint) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  gone regclass;
  dropped bigint := 0;
BEGIN
  IF kept_from IS NULL OR kept_from > now() - interval '180 days' THEN
    RAISE EXCEPTION 'The security log is kept for 180 days at least';
  END IF;
  PERFORM pg_advisory_xact_lock(726606);
  FOR gone IN SELECT part FROM months_of_security_log() WHERE ends <= kept_from ORDER BY ends LIMIT most LOOP
    EXECUTE format('DROP TABLE %s', gone);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;

-- Who may read the database may not do what the owner may: the role that serves is granted both at its start (0205).
REVOKE EXECUTE ON FUNCTION make_months_of_security_log(), drop_months_of_security_log(timestamptz, bigint) FROM PUBLIC;

-- Of a log without rows, before a restore: each month that is kept, so that what is restored goes in its own time.
CREATE FUNCTION divide_empty_security_log(kept_from timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one regclass;
BEGIN
  IF EXISTS (SELECT FROM security_log) THEN RAISE EXCEPTION 'The security log has rows'; END IF;
  FOR one IN SELECT part FROM months_of_security_log() WHERE ends IS NOT NULL LOOP
    EXECUTE format('DROP TABLE %s', one);
  END LOOP;
  EXECUTE format('CREATE TABLE public.security_log_before PARTITION OF security_log FOR VALUES FROM (MINVALUE) TO (%L)',
    date_trunc('month', kept_from, 'UTC'));
  CREATE TRIGGER security_log_before_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_log_before
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  -- So many are made at a time.
  WHILE (SELECT max(ends) FROM months_of_security_log()) < now() + interval '3 months' LOOP
    PERFORM make_months_of_security_log();
  END LOOP;
END $$;
