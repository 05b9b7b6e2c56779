SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

CREATE TABLE product_groups (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  category text NOT NULL,
  multi_product boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX product_groups_by_name ON product_groups (lower(name));

CREATE TABLE common_products (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  description text NOT NULL DEFAULT '',
  product_group_id uuid NOT NULL REFERENCES product_groups (id)
);

CREATE TABLE products (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 2000),
  product_group_id uuid NOT NULL REFERENCES product_groups (id),
  -- The category whose form the product uses; null: that of its group (D-13).
  form_type text,
  nni_product boolean NOT NULL DEFAULT false,
  nni_type text CHECK (nni_type IN ('NNI_TO_PORT', 'TRANSPORT_COMPONENT', 'JOIN_CONNECTION')),
  initial_fee numeric(12, 2) NOT NULL DEFAULT 0 CHECK (initial_fee >= 0),
  monthly_fee numeric(12, 2) NOT NULL DEFAULT 0 CHECK (monthly_fee >= 0),
  visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'whitelist')),
  custom_fields jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(custom_fields) = 'array'),
  common_product_id uuid REFERENCES common_products (id),
  active boolean NOT NULL DEFAULT true,
  CHECK (nni_product OR nni_type IS NULL)
);
CREATE INDEX products_by_organization ON products (organization_id, product_group_id);

CREATE TABLE product_whitelists (
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  subscriber_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, subscriber_id)
);
CREATE INDEX product_whitelists_by_subscriber ON product_whitelists (subscriber_id);

CREATE TABLE sub_organization_products (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (organization_id, product_id)
);

CREATE TABLE nnis (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id),
  identifier text NOT NULL CHECK (identifier <> '' AND length(identifier) <= 255),
  description text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true,
  UNIQUE (organization_id, identifier)
);

CREATE TABLE nni_product_groups (
  nni_id uuid NOT NULL REFERENCES nnis (id) ON DELETE CASCADE,
  product_group_id uuid NOT NULL REFERENCES product_groups (id) ON DELETE CASCADE,
  PRIMARY KEY (nni_id, product_group_id)
);

CREATE TABLE nni_rights (
  nni_id uuid NOT NULL REFERENCES nnis (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  allow_from boolean NOT NULL DEFAULT false,
  allow_to boolean NOT NULL DEFAULT false,
  PRIMARY KEY (nni_id, organization_id)
);
CREATE INDEX nni_rights_by_organization ON nni_rights (organization_id);

CREATE TABLE sub_organization_nnis (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  nni_id uuid NOT NULL REFERENCES nnis (id) ON DELETE CASCADE,
  PRIMARY KEY (organization_id, nni_id)
);
