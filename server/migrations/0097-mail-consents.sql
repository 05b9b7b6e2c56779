-- tolerated from 0095
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- What an address outside an organization says to the mails that the organization would have sent to it: of documents that
-- it is to follow, and of those that it is to be told of as a recipient.
CREATE TABLE mail_consents (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  -- In lower case.
  email_address text NOT NULL,
  asked_by_id uuid,
  asked_at timestamptz,
  times_asked bigint NOT NULL DEFAULT 0,
  agreed_at timestamptz,
  declined_at timestamptz,
  PRIMARY KEY (organization_id, email_address),
  CHECK (agreed_at IS NULL OR declined_at IS NULL)
);
CREATE INDEX mail_consents_by_asking ON mail_consents (asked_at);

-- Who follows or is told already has been mailed before.
INSERT INTO mail_consents (organization_id, email_address, agreed_at)
SELECT organization_id, lower(trim(email_address)), now()
FROM event_message_recipients WHERE email_address IS NOT NULL
UNION
SELECT CASE WHEN d.created_by_role = 'ERROR_HANDLER' THEN d.supplier_id ELSE d.subscriber_id END, lower(trim(f)), now()
FROM documents d, jsonb_array_elements_text(
  CASE WHEN jsonb_typeof(d.details -> 'followers') = 'array' THEN d.details -> 'followers' ELSE '[]' END) f
WHERE f IS NOT NULL
ON CONFLICT DO NOTHING;
