-- tolerated from 0094
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Network addresses from which a user has logged in: failures of others do not hold up a login from them.
CREATE TABLE login_addresses (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, address)
);
