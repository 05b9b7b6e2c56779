-- tolerated from 0144
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The chain that proves the logs (0222): a row of it for each row of theirs, sealed by a job, never by who writes.
CREATE TABLE log_chain (
  position bigint PRIMARY KEY,
  log text NOT NULL CHECK (log IN ('event_log', 'admin_log', 'security_log')),
  log_id uuid NOT NULL,
  row_hash bytea NOT NULL,
  -- Of the personal values beside the row, by a key: they are erased one day, and are not to be guessed by it.
  personal_hash bytea,
  -- Tells that key from others.
  key_print text NOT NULL,
  chain_hash bytea NOT NULL,
  UNIQUE (log_id)
);
CREATE TRIGGER log_chain_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What waits to be sealed. Writers only add to it, so that none waits for another.
CREATE TABLE log_unsealed (
  log_id uuid PRIMARY KEY,
  log text NOT NULL
);

CREATE FUNCTION leave_to_be_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_unsealed (log_id, log) SELECT id, TG_TABLE_NAME FROM written;
  RETURN NULL;
END $$;
CREATE TRIGGER event_log_is_sealed AFTER INSERT ON event_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION leave_to_be_sealed();
CREATE TRIGGER admin_log_is_sealed AFTER INSERT ON admin_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION leave_to_be_sealed();
CREATE TRIGGER security_log_is_sealed AFTER INSERT ON security_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION leave_to_be_sealed();
