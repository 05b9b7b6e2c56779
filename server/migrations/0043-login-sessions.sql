SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- One row for each login, so that its user sees where the account is open; what ends one stands in revoked_tokens.
CREATE TABLE login_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '' CHECK (length(user_agent) <= 500),
  address text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  -- Of the newest token of the login.
  token_issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_sessions_by_user ON login_sessions (user_id);
CREATE INDEX login_sessions_by_expiry ON login_sessions (expires_at);
