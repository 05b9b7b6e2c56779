-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A second factor of a user (0223): it counts once its first code was proven.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- AES-256-GCM by a key from the secret of the deployment, bound to the user.
  sealed_secret text NOT NULL,
  made_at timestamptz NOT NULL,
  proven_at timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  -- HMAC by a key from the secret of the deployment.
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);
