-- tolerated from 0201
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What an authenticator is to sign next: each counts once, and for the login or the attempt at one that asked for it.
CREATE TABLE passkey_challenges (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  asked_by text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_asked_by_index ON passkey_challenges (asked_by);
CREATE INDEX passkey_challenges_expires_at_index ON passkey_challenges (expires_at);
