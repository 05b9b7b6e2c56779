-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- How the people of an organization sign in by its own identity provider (0228).
CREATE TABLE identity_providers (
  organization_id uuid PRIMARY KEY REFERENCES organizations (id) ON DELETE CASCADE,
  enabled boolean NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- AES-256-GCM by a key from the secret of the deployment, bound to the organization; empty: none was given.
  sealed_secret text NOT NULL,
  secret_set_at timestamptz,
  makes_accounts boolean NOT NULL,
  new_user_roles text[] NOT NULL,
  local_login boolean NOT NULL
);

CREATE TABLE identity_provider_domains (
  domain text PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES identity_providers (organization_id) ON DELETE CASCADE
);
CREATE INDEX identity_provider_domains_by_organization ON identity_provider_domains (organization_id);

-- Who is who at the provider: the subject stays, whatever becomes of the e-mail.
CREATE TABLE identity_provider_subjects (
  organization_id uuid NOT NULL REFERENCES identity_providers (organization_id) ON DELETE CASCADE,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, subject),
  UNIQUE (organization_id, user_id)
);
CREATE INDEX identity_provider_subjects_by_user ON identity_provider_subjects (user_id);

-- Sign-ins that were answered once, until their tickets end.
CREATE TABLE identity_provider_tickets (
  id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
