SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('SUBSCRIBER', 'SUPPLIER', 'ERROR_HANDLER')),
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 80),
  -- The parameters of the search's address.
  criteria jsonb NOT NULL CHECK (jsonb_typeof(criteria) = 'object'),
  columns text[] NOT NULL DEFAULT '{}',
  sort jsonb,
  shared boolean NOT NULL DEFAULT false,
  version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_searches_of_owner ON saved_searches (owner_id, organization_id, role);
CREATE INDEX saved_searches_shared ON saved_searches (organization_id, role) WHERE shared;

-- What a user has pinned to their own drawer, their own or a shared one.
CREATE TABLE saved_search_pins (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  pinned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, search_id)
);
CREATE INDEX saved_search_pins_by_search ON saved_search_pins (search_id);
