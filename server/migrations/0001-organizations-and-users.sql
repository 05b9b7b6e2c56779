SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  business_id text CHECK (business_id ~ '^[0-9]{7}-[0-9]$'),
  parent_organization_id uuid REFERENCES organizations (id),
  backbone_operator boolean NOT NULL DEFAULT false,
  public_supplier boolean NOT NULL DEFAULT false,
  multiproduct boolean NOT NULL DEFAULT false,
  contact_info text NOT NULL DEFAULT '' CHECK (length(contact_info) <= 2000),
  -- Types that the organization may create as subscriber, and those that it takes as supplier (specification §6).
  event_type_rights text[] NOT NULL DEFAULT '{}',
  active_event_types text[] NOT NULL DEFAULT '{}',
  minimum_normal_delivery_days bigint NOT NULL DEFAULT 10 CHECK (minimum_normal_delivery_days BETWEEN 0 AND 250),
  delivery_check_days bigint NOT NULL DEFAULT 14 CHECK (delivery_check_days BETWEEN 0 AND 365),
  admin_user_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (parent_organization_id <> id)
);
CREATE INDEX organizations_by_parent ON organizations (parent_organization_id);
CREATE INDEX organizations_by_name ON organizations (name COLLATE "fi-x-icu", id);

CREATE TABLE organization_role_grants (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('ERROR_HANDLER', 'SUPPLIER', 'SUPPLIER_ADMIN', 'SUBSCRIBER', 'SUBSCRIBER_ADMIN')),
  PRIMARY KEY (organization_id, role)
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  first_name text NOT NULL CHECK (length(first_name) <= 255),
  last_name text NOT NULL CHECK (length(last_name) <= 255),
  email_address text NOT NULL CHECK (length(email_address) <= 50),
  phone_numbers text[] NOT NULL DEFAULT '{}',
  job_title text NOT NULL DEFAULT '' CHECK (length(job_title) <= 255),
  global_role text CHECK (global_role = 'RUNKO_ADMIN'),
  group_account boolean NOT NULL DEFAULT false,
  disabled boolean NOT NULL DEFAULT false,
  password_hash text,
  -- Tokens issued before this instant are worthless: password change, disabling.
  tokens_valid_from timestamptz NOT NULL DEFAULT '-infinity',
  last_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (NOT (group_account AND password_hash IS NOT NULL))
);
CREATE UNIQUE INDEX users_by_email ON users (lower(email_address));

ALTER TABLE organizations
  ADD CONSTRAINT organizations_admin_user FOREIGN KEY (admin_user_id) REFERENCES users (id) NOT VALID;

CREATE TABLE user_organization_roles (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL,
  role text NOT NULL,
  PRIMARY KEY (user_id, organization_id, role),
  FOREIGN KEY (organization_id, role) REFERENCES organization_role_grants (organization_id, role) ON DELETE CASCADE
);
CREATE INDEX user_organization_roles_by_organization ON user_organization_roles (organization_id, role);

CREATE TABLE revoked_tokens (
  jti uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX revoked_tokens_by_expiry ON revoked_tokens (expires_at);

-- Attempts counted per account and per address, over all processes (R19).
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  attempts bigint NOT NULL
);

CREATE TABLE addresses (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('BILLING', 'POSTAL', 'DELIVERY', 'OTHER')),
  street_name text NOT NULL CHECK (length(street_name) <= 255),
  street_number text NOT NULL DEFAULT '' CHECK (length(street_number) <= 16),
  street_letter text NOT NULL DEFAULT '' CHECK (length(street_letter) <= 4),
  apartment text NOT NULL DEFAULT '' CHECK (length(apartment) <= 16),
  postal_code text NOT NULL CHECK (postal_code ~ '^[0-9]{5}$'),
  postal_place text NOT NULL CHECK (length(postal_place) <= 255)
);
CREATE INDEX addresses_by_organization ON addresses (organization_id);

CREATE TABLE billing_groups (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  type text NOT NULL CHECK (type IN ('consolidated', 'standalone', 'regular')),
  e_billing_address text NOT NULL DEFAULT '',
  operator_id text NOT NULL DEFAULT '',
  address_id uuid REFERENCES addresses (id),
  is_default boolean NOT NULL DEFAULT false
);
CREATE INDEX billing_groups_by_organization ON billing_groups (organization_id);
CREATE UNIQUE INDEX billing_groups_one_default ON billing_groups (organization_id) WHERE is_default;

CREATE TABLE subscriptions (
  subscriber_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  supplier_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  contract_number text NOT NULL DEFAULT '',
  event_types text[] NOT NULL DEFAULT '{}',
  active boolean NOT NULL DEFAULT false,
  PRIMARY KEY (subscriber_id, supplier_id),
  CHECK (subscriber_id <> supplier_id)
);
CREATE INDEX subscriptions_by_supplier ON subscriptions (supplier_id);

CREATE TABLE subscribers_info (
  supplier_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  subscriber_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  customer_number text NOT NULL DEFAULT '',
  contract_number text NOT NULL DEFAULT '',
  info text NOT NULL DEFAULT '',
  PRIMARY KEY (supplier_id, subscriber_id)
);

CREATE TABLE sub_organization_event_visibilities (
  parent_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  child_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  event_type text NOT NULL,
  PRIMARY KEY (parent_id, child_id, event_type)
);

CREATE TABLE event_message_recipients (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  message_type text NOT NULL,
  email_address text,
  phone_number text,
  CHECK (num_nonnulls(email_address, phone_number) = 1)
);
CREATE INDEX event_message_recipients_by_organization ON event_message_recipients (organization_id, message_type);
