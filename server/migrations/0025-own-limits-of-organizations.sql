SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Null: as the portal's settings have it.
ALTER TABLE organizations ADD COLUMN edit_lock_minutes bigint;
ALTER TABLE organizations ADD COLUMN retention_days bigint;
-- Raised by every change of the information, settings, roles or parent, so that no change is overwritten unseen.
ALTER TABLE organizations ADD COLUMN version bigint NOT NULL DEFAULT 1;
ALTER TABLE organizations
  ADD CONSTRAINT organizations_edit_lock CHECK (edit_lock_minutes BETWEEN 1 AND 60) NOT VALID;
ALTER TABLE organizations
  ADD CONSTRAINT organizations_retention CHECK (retention_days BETWEEN 1 AND 36500) NOT VALID;
