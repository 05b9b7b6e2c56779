SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- From publish_at on it is read by its audience, until it is withdrawn; without one it is a draft.
CREATE TABLE newsletters (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('public', 'users')),
  publish_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (withdrawn_at IS NULL OR publish_at IS NOT NULL)
);
CREATE INDEX newsletters_by_publication ON newsletters (publish_at DESC, id DESC) WHERE withdrawn_at IS NULL;

CREATE TABLE newsletter_reads (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  newsletter_id uuid NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, newsletter_id)
);
CREATE INDEX newsletter_reads_by_newsletter ON newsletter_reads (newsletter_id);
