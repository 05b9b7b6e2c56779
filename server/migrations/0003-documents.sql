SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE SEQUENCE event_number AS bigint START WITH 100001;
CREATE SEQUENCE case_number AS bigint START WITH 100001;

CREATE TABLE cases (
  id bigint PRIMARY KEY DEFAULT nextval('case_number'),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE documents (
  id bigint PRIMARY KEY DEFAULT nextval('event_number'),
  document_type text NOT NULL
    CHECK (document_type IN ('AvailabilityRequest', 'Inquiry', 'Order', 'ChangeOrder', 'CancelOrder', 'Fault')),
  event_state text NOT NULL
    CHECK (event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY', 'READY', 'CANCELLED')),
  case_id bigint NOT NULL REFERENCES cases (id),
  subscriber_id uuid NOT NULL REFERENCES organizations (id),
  supplier_id uuid NOT NULL REFERENCES organizations (id),
  version bigint NOT NULL DEFAULT 1,
  archived boolean NOT NULL DEFAULT false,
  rejected boolean NOT NULL DEFAULT false,
  ordered boolean NOT NULL DEFAULT false,
  modified boolean NOT NULL DEFAULT false,
  disconnected boolean NOT NULL DEFAULT false,
  user_processed boolean NOT NULL DEFAULT false,
  cancelled_by_customer boolean NOT NULL DEFAULT false,
  cancelled_by_supplier boolean NOT NULL DEFAULT false,
  cancel_confirmed boolean NOT NULL DEFAULT false,
  -- Whether the subscriber sees the supplier's answer; kept by the domain's rule at every write (D-9b).
  answer_shown boolean NOT NULL DEFAULT false,
  original_event_id bigint REFERENCES documents (id),
  source_event_id bigint REFERENCES documents (id),
  source_mode text CHECK (source_mode IN ('COPY', 'FORWARD', 'FROM_EXISTING', 'ORDER')),
  category text NOT NULL,
  product_group_id uuid REFERENCES product_groups (id),
  product_name text NOT NULL DEFAULT '',
  created_by_id uuid NOT NULL REFERENCES users (id),
  created_by_role text NOT NULL CHECK (created_by_role IN ('SUBSCRIBER', 'SUPPLIER', 'ERROR_HANDLER')),
  supplier_user_id uuid REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  processing_at timestamptz,
  confirmed_at timestamptz,
  delivery_at timestamptz,
  ready_at timestamptz,
  cancelled_at timestamptz,
  archived_at timestamptz,
  anonymized_at timestamptz,

  subscriber_connection_id text,
  supplier_connection_id text,
  project_id text,
  contract_number text,
  order_number text,
  custom_billing_reference text,
  customer_name text,
  requested_date date,
  estimated_delivery_date date,
  actual_delivery_date date,
  valid_until_date date,
  delivery_type text,
  fault_type text,
  target_street_name text,
  target_street_number text,
  target_street_letter text,
  target_apartment text,
  target_postal_code text,
  target_postal_place text,
  other_end_street_name text,
  other_end_street_number text,
  other_end_street_letter text,
  other_end_apartment text,
  other_end_postal_code text,
  other_end_postal_place text,
  nni_from_id uuid REFERENCES nnis (id),
  nni_to_id uuid REFERENCES nnis (id),
  billing_group_id uuid REFERENCES billing_groups (id),
  -- The rest of the form and the answer: fields that nobody filters or sorts by.
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
  -- Lower-cased words of both parties' visible fields, for free text search of three characters or more.
  search_text text NOT NULL DEFAULT '',

  CHECK ((event_state = 'CANCELLED') OR NOT (cancelled_by_customer OR cancelled_by_supplier)),
  CHECK (NOT cancel_confirmed OR event_state = 'CANCELLED'),
  CHECK (NOT archived OR event_state IN ('READY', 'CANCELLED')),
  CHECK ((original_event_id IS NOT NULL) = (source_mode IS NOT DISTINCT FROM 'FORWARD')),
  CHECK ((source_mode IS NULL) = (source_event_id IS NULL))
);

-- Lists and drawers: the documents of one organization in one role, by type and state, newest first.
CREATE INDEX documents_of_subscriber_in_state
  ON documents (subscriber_id, document_type, event_state, id DESC) WHERE NOT archived;
CREATE INDEX documents_of_supplier_in_state
  ON documents (supplier_id, document_type, event_state, id DESC) WHERE NOT archived;
CREATE INDEX documents_of_subscriber_active ON documents (subscriber_id, document_type, id DESC) WHERE NOT archived;
CREATE INDEX documents_of_supplier_active ON documents (supplier_id, document_type, id DESC) WHERE NOT archived;
-- Search, archived or not.
CREATE INDEX documents_of_subscriber ON documents (subscriber_id, document_type, id DESC);
CREATE INDEX documents_of_supplier ON documents (supplier_id, document_type, id DESC);
CREATE INDEX documents_by_case ON documents (case_id);
CREATE INDEX documents_by_original ON documents (original_event_id) WHERE original_event_id IS NOT NULL;
CREATE INDEX documents_by_source ON documents (source_event_id) WHERE source_event_id IS NOT NULL;
CREATE INDEX documents_by_subscriber_connection
  ON documents (subscriber_id, lower(subscriber_connection_id)) WHERE subscriber_connection_id IS NOT NULL;
CREATE INDEX documents_by_supplier_connection
  ON documents (supplier_id, lower(supplier_connection_id)) WHERE supplier_connection_id IS NOT NULL;
CREATE INDEX documents_by_subscriber_project
  ON documents (subscriber_id, project_id) WHERE project_id IS NOT NULL;
CREATE INDEX documents_by_supplier_project
  ON documents (supplier_id, project_id) WHERE project_id IS NOT NULL;
CREATE INDEX documents_by_search_text ON documents USING gin (search_text gin_trgm_ops);

CREATE TABLE event_products (
  document_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products (id),
  position bigint NOT NULL DEFAULT 0,
  product_name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  product_price numeric(12, 2) NOT NULL DEFAULT 0 CHECK (product_price >= 0),
  month_price numeric(12, 2) NOT NULL DEFAULT 0 CHECK (month_price >= 0),
  custom_fields jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(custom_fields) = 'object'),
  PRIMARY KEY (document_id, product_id)
);
CREATE INDEX event_products_by_product ON event_products (product_id);

-- A connection id belongs to one case of one party; holding the row is the claim (specification §5, R9).
CREATE TABLE connection_id_claims (
  party text NOT NULL CHECK (party IN ('subscriber', 'supplier')),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  connection_id text NOT NULL CHECK (connection_id <> ''),
  case_id bigint NOT NULL REFERENCES cases (id),
  PRIMARY KEY (party, organization_id, connection_id)
);
CREATE INDEX connection_id_claims_by_case ON connection_id_claims (case_id);

CREATE TABLE edit_locks (
  document_id bigint PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  taken_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  -- null: taken without a heartbeat, so only `until` ends it (D-11).
  heartbeat_at timestamptz
);
CREATE INDEX edit_locks_by_user ON edit_locks (user_id);

CREATE TABLE document_counters (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('SUBSCRIBER', 'SUPPLIER')),
  document_type text NOT NULL,
  -- A state, or unreadMessages.
  counter text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (organization_id, role, document_type, counter)
);

CREATE TABLE event_log (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id),
  at timestamptz NOT NULL DEFAULT now(),
  label text NOT NULL,
  action text NOT NULL,
  -- null: done by the system.
  user_id uuid REFERENCES users (id),
  organization_id uuid REFERENCES organizations (id),
  -- Which party may read the row: null both, else only that one (answers that are not yet shown, D-9b).
  seen_by text CHECK (seen_by IN ('subscriber', 'supplier')),
  version bigint NOT NULL,
  changes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(changes) = 'array'),
  request_id text NOT NULL DEFAULT ''
);
CREATE INDEX event_log_by_document ON event_log (document_id, at, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER event_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE files (
  id uuid PRIMARY KEY,
  document_id bigint REFERENCES documents (id),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  uploaded_by_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 255),
  content_type text NOT NULL,
  size bigint NOT NULL CHECK (size BETWEEN 0 AND 20971520),
  storage_key text NOT NULL,
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_by_document ON files (document_id);

CREATE TABLE internal_messages (
  id uuid PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents (id),
  sender_id uuid NOT NULL REFERENCES users (id),
  sender_organization_id uuid NOT NULL REFERENCES organizations (id),
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 255),
  content text NOT NULL CHECK (content <> '' AND length(content) <= 4000),
  sent_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  answered boolean NOT NULL DEFAULT false,
  expired boolean NOT NULL DEFAULT false
);
CREATE INDEX internal_messages_by_document ON internal_messages (document_id, sent_at);

CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  topic text NOT NULL,
  payload jsonb NOT NULL,
  available_at timestamptz NOT NULL DEFAULT now(),
  attempts bigint NOT NULL DEFAULT 0,
  done_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (available_at) WHERE done_at IS NULL;

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  request_hash text NOT NULL,
  status bigint,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE security_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  user_id uuid,
  organization_id uuid,
  address text NOT NULL DEFAULT '',
  request_id text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_log_by_time ON security_log (at);
CREATE TRIGGER security_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
