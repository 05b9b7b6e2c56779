-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '10min';

-- The security log is divided by months, so that what has served its time goes with its month (0254): its rows are never deleted.
-- squawk-ignore renaming-table
ALTER TABLE security_log RENAME TO security_log_before;
ALTER INDEX security_log_by_time RENAME TO security_log_before_by_time;
ALTER TABLE security_log_before DROP CONSTRAINT security_log_pkey,
  ADD CONSTRAINT security_log_before_pkey PRIMARY KEY USING INDEX security_log_by_id_and_time;
DROP TRIGGER security_log_is_sealed ON security_log_before;

CREATE TABLE security_log (
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  user_id uuid,
  organization_id uuid,
  address text NOT NULL DEFAULT '',
  request_id text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX security_log_by_time ON security_log (at);
CREATE TRIGGER security_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER security_log_is_sealed AFTER INSERT ON security_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION leave_to_be_sealed();

-- What a clock wrote that ran months ahead.
CREATE TABLE security_log_later PARTITION OF security_log DEFAULT;
CREATE TRIGGER security_log_later_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_log_later
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- All rows that are there, also those of a clock that ran ahead.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE security_log ATTACH PARTITION security_log_before FOR VALUES FROM (MINVALUE) TO (%L)',
    (SELECT date_trunc('month', greatest(now(), max(at)), 'UTC') + interval '1 month' FROM security_log_before));
END $$;

CREATE FUNCTION months_of_security_log() RETURNS TABLE (part regclass, ends timestamptz) LANGUAGE sql STABLE AS $$
  SELECT c.oid::regclass, substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([^'']+)''\)')::timestamptz
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'security_log'::regclass
$$;

-- Months ahead are made, so that none waits for the lock at its first row. By who owns the log: a role that serves may not (0205).
CREATE FUNCTION make_months_of_security_log() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  begins timestamptz;
  until timestamptz;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(726606);
  begins := (SELECT max(ends) FROM months_of_security_log());
  WHILE begins < now() + interval '3 months' LOOP
    until := (begins AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    part := 'security_log_' || to_char(begins AT TIME ZONE 'UTC', 'YYYY_MM');
    IF NOT EXISTS (SELECT FROM security_log_later WHERE at >= begins AND at < until) THEN
      EXECUTE format('CREATE TABLE public.%I (LIKE security_log INCLUDING ALL)', part);
      EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
        part || '_is_append_only', part);
      EXECUTE format('ALTER TABLE security_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, begins, until);
    END IF;
    begins := until;
  END LOOP;
END $$;

-- Answers how many months went, the oldest first, `most` of them; never of the last 180 days, whoever asks.
CREATE FUNCTION drop_months_of_security_log(kept_from timestamptz, most bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  gone regclass;
  dropped bigint := 0;
BEGIN
  IF kept_from IS NULL OR kept_from > now() - interval '180 days' THEN
    RAISE EXCEPTION 'The security log is kept for 180 days at least';
  END IF;
  FOR gone IN SELECT part FROM months_of_security_log() WHERE ends <= kept_from ORDER BY ends LIMIT most LOOP
    EXECUTE format('DROP TABLE %s', gone);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;

SELECT make_months_of_security_log();
