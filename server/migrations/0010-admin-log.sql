SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Changes in the control area, read by the administrators of the organization; null: of nobody's, the product admin's.
-- Without foreign keys: what is told outlives what it is told of.
CREATE TABLE admin_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  organization_id uuid,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  subject_name text NOT NULL,
  action text NOT NULL CHECK (action IN ('created', 'changed', 'deleted')),
  changes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(changes) = 'array'),
  request_id text NOT NULL DEFAULT ''
);
CREATE INDEX admin_log_by_organization ON admin_log (organization_id, at DESC, id DESC);
CREATE INDEX admin_log_by_time ON admin_log (at DESC, id DESC);
CREATE TRIGGER admin_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The row stays for the logs that name the user; who is deleted neither logs in nor is listed.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;
