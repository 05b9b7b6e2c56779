-- tolerated from 0144
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Where a product is delivered, as its supplier says (0175). The key is what is compared: of an address as addressKey of the
-- domain, of the others the code itself. Its order is that in which one product's areas at an address are looked for.
CREATE TABLE product_areas (
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('municipality', 'postalCode', 'address')),
  key text NOT NULL,
  code text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('served', 'notServed', 'survey')),
  note text NOT NULL,
  delivery_days bigint,
  -- null: as the product.
  connect_fee numeric(12, 2),
  monthly_fee numeric(12, 2),
  said_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, kind, key)
);
