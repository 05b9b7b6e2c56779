import { sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { makeOrganization } from "../../builders/make-organization.ts";
import type { World } from "../../documents/support/create-world.ts";

/** Of each ten documents so many are the subscriber's own. */
const OWN = 4;
/** What a notice touches. */
export const disturbed = { postalCode: "99999", connections: 10_000 } as const;
/** Ids that nothing else has. */
const FIRST = 10_000_000;

/** Fills tables with what watches over them and their indexes put away, which is many times faster than keeping them up. */
async function unwatched(client: PoolClient, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
    WHERE i.indrelid = ANY ($1::text[]::regclass[])
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  const { rows: keys } = await client.query<{ dropped: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS dropped FROM pg_constraint
    WHERE contype = 'f' AND conrelid = ANY ($1::text[]::regclass[])`,
    [tables],
  );
  for (const { dropped } of keys) await client.query(dropped);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query("SET maintenance_work_mem = '256MB'");
  for (const { made } of rows) await client.query(made);
}

/** So many ready orders with their connections, a tenth as many requests, and 200 products with 250 areas each. */
export async function fillPortal(world: World, documents: number): Promise<void> {
  const { db, portal, supplier, subscriber, product } = world;
  const suppliers = [supplier.id];
  for (let at = 0; at < 9; at += 1) suppliers.push((await makeOrganization(db)).id);
  await sql`INSERT INTO products (id, organization_id, name, product_group_id)
    SELECT gen_random_uuid(), ${supplier.id}, 'Tuote ' || n, ${product.group.id} FROM generate_series(1, 199) n`.execute(
    db,
  );
  await sql`INSERT INTO product_areas (product_id, kind, key, code, verdict, note)
    SELECT p.id, 'postalCode', lpad(n::text, 5, '0'), lpad(n::text, 5, '0'), 'served', ''
    FROM products p, generate_series(33000, 33249) n WHERE p.organization_id = ${supplier.id}`.execute(db);
  await fill(portal.pool, documents, {
    suppliers,
    subscriber: subscriber.id,
    user: world.subscriberUser.id,
    group: product.group,
    product: product.id,
  });
}

type Parties = {
  suppliers: string[];
  subscriber: string;
  user: string;
  group: { id: string; category: string };
  product: string;
};

async function fill(pool: Pool, documents: number, { suppliers, subscriber, user, group, product }: Parties) {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    await unwatched(client, ["documents", "connections"], async () => {
      await client.query(
        `INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category, product_group_id,
          product_name, created_by_id, created_by_role, answer_shown, ready_at, target_street_name, target_street_number,
          target_postal_code)
        SELECT ${FIRST} + n, CASE WHEN n <= $1 THEN 'Order' ELSE 'AvailabilityRequest' END,
          CASE WHEN n <= $1 OR n % 2 = 0 THEN 'READY' ELSE 'OPEN' END, ${FIRST} + n,
          CASE WHEN n <= ${disturbed.connections} OR n % 10 < ${OWN} THEN $2::uuid ELSE md5((n % 50)::text)::uuid END,
          ($3::uuid[])[CASE WHEN n <= ${disturbed.connections} THEN 1 ELSE 1 + n % 10 END], $4, $5, 'Tuote', $6, 'SUBSCRIBER',
          true, now() - make_interval(days => n % 60), 'Katu ' || (n % 5000), (n / 5000 % 200)::text,
          CASE WHEN n <= ${disturbed.connections} THEN '${disturbed.postalCode}' ELSE (33000 + n % 250)::text END
        FROM generate_series(1, $1::int + $1::int / 10) n`,
        [documents, subscriber, suppliers, group.category, group.id, user],
      );
      await client.query(
        `INSERT INTO connections (id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality,
          postal_code, target_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, open_faults,
          ended_on, state)
        SELECT id, subscriber_id, supplier_id, CASE WHEN id % 200 = 0 THEN $1::uuid END, product_group_id, category,
          lpad((id % 300)::text, 3, '0'), target_postal_code,
          address_key(target_street_name, target_street_number, target_street_letter, target_postal_code), '2025-01-01', 24,
          date '2026-01-01' + (id % 3000)::int, 90, id % 700, CASE WHEN id % 400 = 0 THEN 1 ELSE 0 END,
          CASE WHEN id % 7 = 0 AND target_postal_code <> '${disturbed.postalCode}' THEN date '2026-02-01' END,
          CASE WHEN id % 7 = 0 AND target_postal_code <> '${disturbed.postalCode}' THEN 'terminated' WHEN id % 400 = 0 THEN 'fault' ELSE 'active' END
        FROM documents WHERE document_type = 'Order'`,
        [product],
      );
    });
    await client.query("VACUUM ANALYZE documents");
    await client.query("VACUUM ANALYZE connections");
    await client.query("ANALYZE product_areas");
  } finally {
    client.release(true);
  }
}
