SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE TABLE mass_mails (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  created_by_id uuid REFERENCES users (id) ON DELETE SET NULL,
  subject text NOT NULL CHECK (subject <> '' AND subject !~ '[[:cntrl:]]'),
  content text NOT NULL CHECK (content <> ''),
  criteria jsonb NOT NULL
);
CREATE INDEX mass_mails_by_creation ON mass_mails (created_at, id);
CREATE INDEX mass_mails_by_creator ON mass_mails (created_by_id);

-- One row for each message; what became of it outlives the outbox, which is emptied after a month.
CREATE TABLE mass_mail_recipients (
  mass_mail_id uuid NOT NULL REFERENCES mass_mails (id) ON DELETE CASCADE,
  email_address text NOT NULL,
  name text NOT NULL,
  -- The message in the outbox, once it is there.
  mail_id uuid UNIQUE,
  sent_at timestamptz,
  failed_at timestamptz,
  error text,
  PRIMARY KEY (mass_mail_id, email_address),
  CHECK (sent_at IS NULL OR failed_at IS NULL)
);
CREATE INDEX mass_mail_recipients_to_queue ON mass_mail_recipients (mass_mail_id, email_address) WHERE mail_id IS NULL;
CREATE INDEX mass_mail_recipients_under_way ON mass_mail_recipients (mail_id)
  WHERE mail_id IS NOT NULL AND sent_at IS NULL;
