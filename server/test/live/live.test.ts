import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import { createLive, type Live } from "../../src/platform/live/live.ts";
import type { LiveEvent } from "../../src/platform/live/live-event.ts";
import { publishLive } from "../../src/platform/live/publish-live.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const parties = {
  documentType: "Order",
  subscriberId: "0198a000-0000-7000-8000-000000000001",
  supplierId: "0198a000-0000-7000-8000-000000000002",
};

async function listen(live: Live) {
  const events: LiveEvent[] = [];
  let gaps = 0;
  const end = await live.subscribe({
    event: (event) => events.push(event),
    gap: () => {
      gaps += 1;
    },
  });
  return { events, gaps: () => gaps, end };
}

const publish = (event: LiveEvent) => inTransaction(database.db, (trx) => publishLive(trx, event));

test("what a transaction tells reaches the listeners of every process, once it commits", async () => {
  const processes = [createLive(database.pool, () => {}), createLive(database.pool, () => {})];
  const listeners = await Promise.all(processes.map(listen));
  await expect(
    inTransaction(database.db, async (trx) => {
      await publishLive(trx, { ...parties, kind: "lock", eventId: 3 });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  const told: LiveEvent = { ...parties, kind: "document", eventId: 100_001 };
  await publish(told);
  for (const { events } of listeners) await vi.waitFor(() => expect(events).toEqual([told]));
  await Promise.all(processes.map((live) => live.close()));
});

test("a listener that has ended hears no more", async () => {
  const live = createLive(database.pool, () => {});
  const [ending, staying] = [await listen(live), await listen(live)];
  ending.end();
  await publish({ ...parties, kind: "lock", eventId: 1 });
  await vi.waitFor(() => expect(staying.events).toHaveLength(1));
  expect(ending.events).toEqual([]);
  await live.close();
});

test("a lost connection is made again, and the listeners are told of the gap", async () => {
  const live = createLive(database.pool, () => {});
  const listener = await listen(live);
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'runko-live' AND datname = current_database()",
  );
  await vi.waitFor(() => expect(listener.gaps()).toBe(1), { timeout: 5000 });
  await publish({ ...parties, kind: "document", eventId: 2 });
  await vi.waitFor(() => expect(listener.events).toHaveLength(1));
  await live.close();
});

test("what is none of ours is passed over", async () => {
  const live = createLive(database.pool, () => {});
  const listener = await listen(live);
  for (const payload of ["", "nonsense", "{}", "null", '{"eventId":"all"}'])
    await database.pool.query("SELECT pg_notify('runko_live', $1)", [payload]);
  await publish({ ...parties, kind: "lock", eventId: 3 });
  await vi.waitFor(() => expect(listener.events).toEqual([{ ...parties, kind: "lock", eventId: 3 }]));
  await live.close();
});

test("closing tells the listeners, leaves no connection behind, and listens no more", async () => {
  const live = createLive(database.pool, () => {});
  const listener = await listen(live);
  await live.close();
  expect(listener.gaps()).toBe(1);
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'runko-live' AND datname = current_database()",
    );
    expect(rowCount).toBe(0);
  });
});

test("who subscribes while it closes is told at once", async () => {
  const live = createLive(database.pool, () => {});
  const subscribing = listen(live);
  await live.close();
  expect((await subscribing).gaps()).toBe(1);
});
