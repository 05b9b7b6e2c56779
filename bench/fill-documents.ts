import { Client } from "pg";

export const subscriberId = "0192a000-0000-7000-8000-000000000001";
export const supplierId = "0192a000-0000-7000-8000-000000000002";
export const userId = "0192a000-0000-7000-8000-000000000003";
const groupId = "0192a000-0000-7000-8000-000000000004";
const productId = "0192a000-0000-7000-8000-000000000005";

const parties = `
  INSERT INTO organizations (id, name, event_type_rights, active_event_types) VALUES
    ('${subscriberId}', 'Tilaaja Oy', '{Order}', '{}'), ('${supplierId}', 'Toimittaja Oy', '{Order}', '{Order}');
  INSERT INTO organization_role_grants VALUES ('${subscriberId}', 'SUBSCRIBER'), ('${supplierId}', 'SUPPLIER');
  INSERT INTO users (id, first_name, last_name, email_address) VALUES ('${userId}', 'Matti', 'Mittaaja', 'matti@example.fi');
  INSERT INTO user_organization_roles VALUES ('${userId}', '${supplierId}', 'SUPPLIER');
  INSERT INTO product_groups (id, name, category) VALUES ('${groupId}', 'Ethernet', 'ETHERNET_CONNECTION');
  INSERT INTO products (id, organization_id, name, product_group_id) VALUES
    ('${productId}', '${supplierId}', 'Ethernet 100 Mbit/s', '${groupId}');`;

const documents = `
  INSERT INTO cases SELECT nextval('case_number'), now() FROM generate_series(1, $1);
  INSERT INTO documents (document_type, event_state, case_id, subscriber_id, supplier_id, category, product_group_id,
    product_name, created_by_id, created_by_role, created_at, updated_at, subscriber_connection_id, customer_name,
    requested_date, delivery_type, target_street_name, target_street_number, target_postal_code, target_postal_place,
    details)
  SELECT 'Order', (ARRAY['OPEN','IN_PROCESSING','CONFIRMED','IN_DELIVERY','READY','READY','READY','CANCELLED'])[1 + n % 8],
    100000 + n, '${subscriberId}', '${supplierId}', 'ETHERNET_CONNECTION', '${groupId}', 'Ethernet 100 Mbit/s',
    '${userId}', 'SUBSCRIBER', now() - make_interval(mins => n::int), now(), 'TIL-' || n, 'Asiakas ' || n,
    current_date + (n % 60)::int, 'normal', 'Hämeenkatu', (n % 200)::text, '33100', 'Tampere',
    '{"contactName": "Maija Mallikas", "contactPhone": "+358 40 1234567", "capacity": "100/100 Mbit/s"}'
  FROM generate_series(1, $1) n;
  INSERT INTO event_products (document_id, product_id, product_name)
    SELECT id, '${productId}', 'Ethernet 100 Mbit/s' FROM documents;
  INSERT INTO document_counters
    SELECT p.id, p.role, document_type, event_state, count(*) FROM documents,
      LATERAL (VALUES (subscriber_id, 'SUBSCRIBER'), (supplier_id, 'SUPPLIER')) AS p(id, role) GROUP BY 1, 2, 3, 4;`;

/** Two organizations with this many orders between them. */
export async function fillDocuments(connectionString: string, amount: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(parties);
    await client.query(documents.replaceAll("$1", String(amount)));
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
