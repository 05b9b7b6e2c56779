import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { createDice } from "../documents/support/act-at-random.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { sizeOf } from "../documents/support/long.ts";
import {
  addStage,
  advance,
  anonymizeAll,
  done,
  endAll,
  livedActions,
  liveAtRandom,
  type Lived,
} from "./support/live-at-random.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const delivered = async ({ desks, make }: World, seed: number) =>
  advance(desks.supplier, await make("Order"), { count: 4, dice: createDice(seed) });
const kept = async (world: World, id: number) => {
  const { rows } = await world.portal.pool.query<Record<string, unknown>>("SELECT * FROM connections WHERE id = $1", [
    id,
  ]);
  return rows[0];
};
const differing = async () =>
  (
    await portal.pool.query(
      `WITH told AS (SELECT to_jsonb(r) AS row FROM connection_rows r),
        kept AS (SELECT to_jsonb(c) AS row FROM connections c)
      (TABLE told EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE told)`,
    )
  ).rows;

test("the register is what the logs of its documents say, after each step of connections at random", async () => {
  const many = Number(process.env["RUNKO_LIVES"] ?? sizeOf(24, 5000));
  const began = Number(process.env["RUNKO_SEED"] ?? 1);
  const told: Lived = new Map();
  const tell = (what: string, times: number) => told.set(what, (told.get(what) ?? 0) + times);
  for (let at = 0; at < many; at += 4) {
    const stages = await Promise.all([0, 1, 2, 3].map(() => addStage(portal)));
    const lives = await Promise.all(stages.map((stage, place) => liveAtRandom(stage, began + at + place)));
    tell("supplierEnded", await endAll(portal));
    tell("anonymize", await anonymizeAll(portal));
    await Promise.all(lives.map(({ check }) => check()));
    for (const [what, times] of lives.flatMap(({ lived }) => [...lived])) tell(what, times);
  }
  expect(told.get("check")).toBeGreaterThan(many * 5);
  expect([...told.keys()].filter((action) => (told.get(action) ?? 0) > 0)).toEqual(
    expect.arrayContaining([...livedActions]),
  );
  expect(await differing()).toEqual([]);
}, 14_400_000);

test("of many who write of one connection at once each counts", async () => {
  const world = await addPair(portal);
  const order = await delivered(world, 7);
  const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
  const faults = await Promise.all(Array.from({ length: 20 }, () => world.make("Fault", {}, source)));
  expect(await kept(world, order.id)).toMatchObject({ open_faults: 20 });
  await Promise.all(
    faults.map((fault, at) =>
      at % 2
        ? done(world.desks.subscriber, fault, { action: "cancel", reason: "Tilanne muuttui" })
        : advance(world.desks.faultHandler, fault, { count: 2, dice: createDice(at) }),
    ),
  );
  expect(await kept(world, order.id)).toMatchObject({ open_faults: 0 });
  expect(await differing()).toEqual([]);
});

test("what an earlier version of the portal writes is folded too, and what it had written is by the migration", async () => {
  const world = await addPair(portal);
  const order = await delivered(world, 3);
  await portal.pool.query(
    `UPDATE documents SET actual_delivery_date = '2024-02-29', version = version + 1, other_end_street_name = 'Torik. 3',
      other_end_postal_code = '00100', details = details || '{"targetHub": " Öljymäki 1"}' WHERE id = $1`,
    [order.id],
  );
  const written = { active_since: "2024-02-29", contract_end: "2026-02-28" };
  const said = { ...written, target_hub: "oljymaki 1", other_key: "torikatu 3||00100" };
  expect(await kept(world, order.id)).toMatchObject(said);
  await portal.pool.query("DELETE FROM connections WHERE id = $1", [order.id]);
  await portal.pool.query("CALL fold_earlier_connections()");
  expect(await kept(world, order.id)).toMatchObject(said);
  expect(await differing()).toEqual([]);
});

test("an old text that is no amount fails no later write", async () => {
  const world = await addPair(portal);
  const order = await delivered(world, 5);
  const old = { monthlyFee: "noin 30 e", contractLength: "pitkä" };
  await portal.pool.query("UPDATE documents SET details = details || $2 WHERE id = $1", [order.id, old]);
  expect(await kept(world, order.id)).toMatchObject({
    contract_months: null,
    contract_end: null,
    monthly_fee: "20.50",
  });
});

test("the migration beside writers counts what they write, and thousands of orders take no lock beside their rows", async () => {
  const world = await addPair(portal);
  const order = await delivered(world, 11);
  await portal.pool.query("DELETE FROM connections");
  const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
  const [client, ...faults] = await Promise.all([
    portal.pool.connect(),
    ...Array.from({ length: 8 }, () => world.make("Fault", {}, source)),
    portal.pool.query("CALL fold_earlier_connections()"),
  ]);
  expect(await kept(world, order.id)).toMatchObject({ open_faults: faults.length - 1, state: "fault" });
  expect(await differing()).toEqual([]);
  try {
    await client.query("BEGIN");
    await client.query("SELECT fold_connection(n) FROM generate_series(1, 3000) n");
    const { rows } = await client.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() LIMIT 1",
    );
    expect(rows).toEqual([]);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("a postal code that has come to another municipality takes its connections along", async () => {
  const world = await addPair(portal);
  const order = await delivered(world, 13);
  const { municipality, postal_code } = (await kept(world, order.id)) ?? {};
  const move = async (to: unknown) => {
    await portal.pool.query("UPDATE postal_codes SET municipality = $1 WHERE code = $2", [to, postal_code]);
    await portal.pool.query("CALL fold_moved_connections()");
    return (await kept(world, order.id))?.["municipality"];
  };
  expect(municipality).not.toBe("999");
  expect(await move(municipality === "091" ? "049" : "091")).toBe(municipality === "091" ? "049" : "091");
  expect(await move(municipality)).toBe(municipality);
});
