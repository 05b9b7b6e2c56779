SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A billing group that a document names is not removed but left out of the lists.
ALTER TABLE billing_groups ADD COLUMN active boolean NOT NULL DEFAULT true;
ALTER TABLE billing_groups ADD CONSTRAINT billing_groups_default_is_active CHECK (active OR NOT is_default) NOT VALID;
