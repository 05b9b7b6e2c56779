-- tolerated from 0095
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- The newest invitation of each user: its link, who sent it to which address, and what became of it (D-52).
CREATE TABLE invitations (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  link_id uuid NOT NULL UNIQUE,
  invited_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address text NOT NULL,
  times bigint NOT NULL DEFAULT 1,
  asked_at timestamptz NOT NULL,
  sent_at timestamptz,
  opened_at timestamptz,
  accepted_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX invitations_by_inviter ON invitations (invited_by);

-- A link that lives for days must not outlive the address that it was mailed to.
ALTER TABLE password_resets ADD COLUMN address text, ADD COLUMN invitation boolean NOT NULL DEFAULT false;
