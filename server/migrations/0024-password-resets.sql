SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- One row for each link that was mailed; the link is signed from the id, so that nothing stored here opens an account.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);
