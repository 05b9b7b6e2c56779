-- tolerated from 0201
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A second factor is an app, passkeys, or both (0188): the row itself says that the user has one, and takes passkeys and recovery codes along when it goes.
-- Without an app the sealed secret is empty, or of an app that is still to show its first code.
ALTER TABLE second_factors ADD COLUMN has_app boolean NOT NULL DEFAULT true;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  name text NOT NULL,
  -- As the authenticator names it, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE.
  public_key bytea NOT NULL,
  -- How often the authenticator says that it was used; 0 where it does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_index ON passkeys (user_id);
