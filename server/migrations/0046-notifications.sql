SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a person was told of, behind the bell of the portal.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The organization and role in which the person heard of it.
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('SUBSCRIBER', 'SUPPLIER', 'ERROR_HANDLER')),
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  message_type text NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Control', 'Info')),
  urgent boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Waits for the daily digest.
  for_digest boolean NOT NULL DEFAULT false
);
CREATE INDEX notifications_by_user ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id, organization_id) WHERE read_at IS NULL;
CREATE INDEX notifications_for_digest ON notifications (user_id) WHERE for_digest;
CREATE INDEX notifications_by_age ON notifications (created_at);
CREATE INDEX notifications_by_document ON notifications (document_id);

-- How a person is mailed of each type of message; of those without a row, at once.
CREATE TABLE notification_choices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  message_type text NOT NULL,
  delivery text NOT NULL CHECK (delivery IN ('atOnce', 'daily', 'none')),
  PRIMARY KEY (user_id, message_type)
);

-- Followers who asked not to be mailed of a case any more; addresses in lower case.
CREATE TABLE notification_refusals (
  case_id bigint NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  email_address text NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, email_address)
);

-- Whose digest leaves next and when; one row for each person, which a process holds while it makes the digest.
CREATE TABLE digest_turns (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  next_day date,
  last_day date
);
CREATE INDEX digest_turns_by_day ON digest_turns (next_day) WHERE next_day IS NOT NULL;

-- Notices written before anybody could be told of them are not told now.
UPDATE outbox SET done_at = now() WHERE topic IN ('document-notice', 'message-notice') AND done_at IS NULL;
