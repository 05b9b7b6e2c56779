-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Who works in such an organization does nothing before setting up a second factor (0225).
ALTER TABLE organizations ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;
