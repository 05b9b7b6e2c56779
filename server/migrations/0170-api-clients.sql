-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A machine acts in the name of its organization and is no person (0200): it has no password, no roles and no mail, and is
-- a group account, so that nothing offers it as somebody who logs in, is mailed or handles documents.
ALTER TABLE users ADD COLUMN kind text NOT NULL DEFAULT 'person';
ALTER TABLE users ADD CONSTRAINT users_kind CHECK (
  kind = 'person' OR kind = 'machine' AND group_account AND password_hash IS NULL AND global_role IS NULL) NOT VALID;

CREATE TABLE api_clients (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  scopes text[] NOT NULL,
  -- Addresses and networks from which it may call; none: from anywhere.
  networks text[] NOT NULL,
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX api_clients_by_organization ON api_clients (organization_id);

CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES api_clients (id) ON DELETE CASCADE,
  -- SHA-256 of the whole token in hex: 178 random bits need no slow hash.
  hash text NOT NULL UNIQUE,
  prefix text NOT NULL,
  suffix text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by_id uuid NOT NULL REFERENCES users (id),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_address text NOT NULL DEFAULT '',
  -- Networks from which it has been used, /24 and /48.
  seen_networks text[] NOT NULL DEFAULT '{}',
  -- How many days before its end were told last; 0: its end itself.
  told_days bigint
);
CREATE INDEX api_tokens_by_client ON api_tokens (client_id);
CREATE INDEX api_tokens_by_end ON api_tokens (expires_at) WHERE revoked_at IS NULL AND told_days IS DISTINCT FROM 0;

-- Calls of a client by minute, over all processes.
CREATE TABLE api_calls (
  client_id uuid NOT NULL,
  kind text NOT NULL,
  started_at timestamptz NOT NULL,
  calls bigint NOT NULL,
  PRIMARY KEY (client_id, kind, started_at)
);
