-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A webhook that a client of the TM Forum façade has made as a hub: of which API, what it asked to hear, and whose it is. It
-- hears as long as its client may read. Of every other webhook null.
ALTER TABLE webhooks ADD COLUMN hub_api text;
ALTER TABLE webhooks ADD COLUMN hub_query text;
ALTER TABLE webhooks ADD COLUMN hub_client uuid;
