-- tolerated from 0112
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- The language in which a user is written to and shown the portal, as BCP 47 has it; which ones there are is the application's to say.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'fi';
