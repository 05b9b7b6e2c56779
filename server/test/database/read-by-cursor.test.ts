import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "../documents/support/create-world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product, subscriberUser } = world;
  await sql`INSERT INTO cases (id) SELECT 500000000 + n FROM generate_series(1, 500) n`.execute(db);
  await sql`INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
      product_group_id, product_name, created_by_id, created_by_role)
    SELECT 500000000 + n, 'Inquiry', 'READY', 500000000 + n, ${subscriber.id}, ${supplier.id}, 'SERVICES', ${product.group.id},
      'Ethernet 100 Mbit/s', ${subscriberUser.id}, 'SUBSCRIBER' FROM generate_series(1, 500) n`.execute(db);
  await world.portal.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => world.portal.close());

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
}

test("who leaves while a file waits for its connection holds none of them", async () => {
  const { pool, connectionString, app } = world.portal;
  const { base, token } = world.desks.subscriber;
  // The file is stopped where it is told of, so that the pool can be used up before it asks for its connection.
  const watcher = new Client({ connectionString });
  await watcher.connect();
  await watcher.query("BEGIN");
  await watcher.query("LOCK TABLE security_log IN EXCLUSIVE MODE");
  const gone = new AbortController();
  const { port } = app.server.address() as AddressInfo;
  const left = fetch(`http://127.0.0.1:${port}/api${base}/events/export?documentType=Inquiry&format=csv&columns=tid`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  }).catch(() => undefined);
  await until(async () => {
    const { rowCount } = await watcher.query("SELECT FROM pg_locks WHERE NOT granted");
    return rowCount !== 0;
  });
  const taken = Array.from({ length: pool.options.max }, () => pool.connect());
  await until(() => pool.waitingCount === 1);
  await watcher.query("COMMIT");
  await watcher.end();
  await Promise.all(taken);
  await until(() => pool.waitingCount === 1);
  expect(pool.waitingCount).toBe(1);
  gone.abort();
  await left;
  await sleep(300);
  for (const client of taken) (await client).release();
  await until(() => pool.idleCount === pool.totalCount);
  expect(pool.idleCount).toBe(pool.totalCount);
}, 60_000);
