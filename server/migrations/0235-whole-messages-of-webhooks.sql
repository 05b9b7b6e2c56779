-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Whether a webhook is told the whole document, or where it is alone (0230).
ALTER TABLE webhooks ADD COLUMN whole boolean NOT NULL DEFAULT false;
