-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- As in 0244, but that a month of which rows lie in security_log_later is made too, and takes them: they are the same rows,
-- sealed as they were, and go with their month.
CREATE OR REPLACE FUNCTION make_months_of_security_log() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  soon timestamptz := now() + interval '3 months';
  months timestamptz[];
  begins timestamptz;
  until timestamptz;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(726606);
  -- Who drops a month holds the whole before its parts.
  LOCK TABLE ONLY security_log IN ACCESS SHARE MODE;
  months := ARRAY(
    SELECT date_trunc('month', l.at, 'UTC') AS month FROM security_log_later l WHERE l.at < soon
    UNION SELECT m AT TIME ZONE 'UTC' FROM generate_series(
      (SELECT max(ends) FROM months_of_security_log()) AT TIME ZONE 'UTC', soon AT TIME ZONE 'UTC', interval '1 month') m
    ORDER BY month LIMIT 12);
  IF months = '{}' THEN RETURN; END IF;
  LOCK TABLE security_log_later IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE security_log_later DISABLE TRIGGER security_log_later_is_append_only;
  FOREACH begins IN ARRAY months LOOP
    until := (begins AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    part := 'security_log_' || to_char(begins AT TIME ZONE 'UTC', 'YYYY_MM');
    EXECUTE format('CREATE TABLE public.%I (LIKE security_log INCLUDING ALL)', part);
    EXECUTE format('WITH late AS (DELETE FROM security_log_later WHERE at >= $1 AND at < $2 RETURNING *)
      INSERT INTO %I SELECT * FROM late', part) USING begins, until;
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
      part || '_is_append_only', part);
    EXECUTE format('ALTER TABLE security_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, begins, until);
  END LOOP;
  ALTER TABLE security_log_later ENABLE TRIGGER security_log_later_is_append_only;
END $$;
