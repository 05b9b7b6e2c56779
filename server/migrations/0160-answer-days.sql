-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- For how many days a supplier's answers of availability count that do not say until when themselves (0176).
ALTER TABLE organizations ADD COLUMN answer_days bigint NOT NULL DEFAULT 90;
ALTER TABLE organizations
  ADD CONSTRAINT organizations_answer_days CHECK (answer_days BETWEEN 0 AND 365) NOT VALID;
