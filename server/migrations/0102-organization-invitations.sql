-- tolerated from 0101
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- By address alone: whether it is anybody's is known to its holder, never to who invites (D-46).
CREATE TABLE organization_invitations (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  email_address text NOT NULL,
  roles text[] NOT NULL,
  invited_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('accepted', 'declined', 'withdrawn')),
  ended_at timestamptz
);
CREATE UNIQUE INDEX organization_invitations_open ON organization_invitations (organization_id, lower(email_address))
  WHERE outcome IS NULL;
CREATE INDEX organization_invitations_by_address ON organization_invitations (lower(email_address)) WHERE outcome IS NULL;
CREATE INDEX organization_invitations_by_organization ON organization_invitations (organization_id, invited_at DESC);
CREATE INDEX organization_invitations_by_inviter ON organization_invitations (invited_by);
