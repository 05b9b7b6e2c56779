import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Address } from "@runko/domain/values/address";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { createDice } from "../documents/support/act-at-random.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Shown } from "../documents/support/desk.ts";
import { address, answerOf } from "../documents/support/forms.ts";
import { sizeOf } from "../documents/support/long.ts";
import { foldFromLog } from "./support/fold-from-log.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

type Dice = (end: number) => number;
const one = <T>(dice: Dice, of: readonly [T, ...T[]]): T => of[dice(of.length)] ?? of[0];

const places: readonly [Address, ...Address[]] = [
  address,
  { streetName: "Mannerheimint.", streetNumber: "12 A", postalCode: "00100", postalPlace: "Helsinki" },
  { streetName: "Torggatan", streetNumber: "5", streetLetter: "C", postalCode: "22100", postalPlace: "Mariehamn" },
  { streetName: "Uusikatu", streetNumber: "1", postalCode: "00000", postalPlace: "Uusi" },
];
const anyFees = (dice: Dice): DocumentFields => ({
  ...(dice(2) === 0 && { monthlyFee: `${dice(500)}.50` }),
  ...(dice(3) === 0 && { connectFee: `${dice(2000)}.00` }),
});

async function act(world: World, made: Shown, body: { action: string; reason?: string }): Promise<Shown> {
  const desk = body.action === "cancel" ? world.desks.subscriber : world.desks.supplier;
  if (body.action === "confirm") await desk.lock(made.id);
  const answer = await desk.act(made, body);
  if (answer.status !== 200) throw new Error(`${body.action}: ${answer.text}`);
  return answer.body;
}

const steps = ["startProcessing", "confirm", "deliver", "signReady"] as const;

/** Takes a document so many steps further, with an answer at random. */
async function advance(world: World, made: Shown, count: number, dice: Dice): Promise<Shown> {
  let now = made;
  const { documentType: type } = made;
  const path = type === "Fault" ? (["startProcessing", "signReady"] as const) : steps;
  const desk = type === "Fault" ? world.desks.faultHandler : world.desks.supplier;
  for (const action of path.slice(0, count)) {
    if (action === "confirm") await desk.lock(now.id);
    const priced = ["Order", "ChangeOrder"].includes(type) && action === "confirm" ? anyFees(dice) : {};
    const answer =
      action === "confirm" || action === "signReady" ? { document: { ...answerOf(type, action), ...priced } } : {};
    const done = await desk.act(now, { action, ...answer });
    if (done.status !== 200) throw new Error(`${type} ${action}: ${done.text}`);
    now = done.body;
  }
  return now;
}

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

/** The life of a connection at random; after each step the register says what the logs say. */
async function live(world: World, seed: number): Promise<number> {
  const dice = createDice(seed);
  const names = ["A", "B", "C"].map((letter) => `${letter}-${seed}-${world.supplier.id}`);
  const catalogue = new Map<string, { id: string; productPrice: string; monthPrice: string }>();
  const group = await makeProductGroup(world.db, { multi_product: true });
  await world.db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", world.supplier.id).execute();
  for (const [at, name] of names.entries()) {
    const priced = { initial_fee: `${at * 10}.00`, monthly_fee: `${at * 7}.90` };
    const { id } = await makeProduct(world.db, world.supplier, { name, group, ...priced });
    catalogue.set(name, { id, productPrice: priced.initial_fee, monthPrice: priced.monthly_fee });
  }
  const made = new Map<number, readonly string[]>();
  const make = async (type: DocumentType, fields: DocumentFields, chosen: readonly string[], source?: Shown) => {
    const eventProducts = chosen.flatMap((name) => ({ productId: catalogue.get(name)?.id ?? "" }));
    const from = source ? { source: { eventId: source.id, mode: "FROM_EXISTING" } } : {};
    const created = await world.make(type, fields, { eventProducts, ...from });
    made.set(created.id, chosen);
    return created;
  };
  const some = () => names.filter(() => dice(2) === 0);
  const chosen = ([first, ...rest]: string[]) => (first ? [first, ...rest] : names.slice(0, 1));

  const length = one(dice, [0, 12, 24, 36, 60] as const);
  const order = await make("Order", { targetAddress: one(dice, places), contractLength: length }, chosen(some()));
  let checks = 0;
  const check = async () => {
    const told = await foldFromLog(world, order.caseId, made, catalogue);
    const row = await kept(world, order.id);
    const same = told && row && Object.fromEntries(Object.keys(told).map((name) => [name, row[name]]));
    expect(told ? same : row, `seed ${seed}`).toEqual(told);
    checks += 1;
  };
  await advance(world, order, 2 + dice(5), dice);
  await check();
  for (let step = 0; step < 6; step++) {
    const now = (await world.desks.subscriber.read(order)).body;
    const can = (["createChangeOrder", "createFault", "createCancelOrder"] as const).filter(
      (action, at) => now.allowedActions.includes(action) && (at < 2 || dice(3) === 0),
    );
    const [first, ...rest] = can;
    if (first === undefined) continue;
    const next = one(dice, [first, ...rest]);
    const type = next.slice("create".length) as "ChangeOrder" | "Fault" | "CancelOrder";
    const standing = now.eventProducts.flatMap(({ productId }) =>
      [...catalogue].flatMap(([name, { id }]) => (id === productId ? [name] : [])),
    );
    const changes: DocumentFields = {
      ...(dice(2) === 0 && { modificationTypes: ["address"], capacity: null, targetAddress: one(dice, places) }),
    };
    const products = type === "ChangeOrder" && dice(2) === 0 ? chosen(some()) : standing;
    const begun = await make(type, type === "ChangeOrder" ? changes : {}, products, now);
    await check();
    if (dice(4) === 0) await act(world, begun, { action: "cancel", reason: "Tilanne muuttui" });
    else await advance(world, begun, dice(4) === 0 ? 1 : 4, dice);
    await check();
  }
  return checks;
}

test("the register is what the logs of its documents say, after each step of connections at random", async () => {
  const lives = sizeOf(24, 600);
  const began = Number(process.env["RUNKO_SEED"] ?? 1);
  let checks = 0;
  for (let at = 0; at < lives; at += 4) {
    const worlds = await Promise.all([0, 1, 2, 3].map(() => addPair(portal)));
    const counts = await Promise.all(worlds.map((world, place) => live(world, began + at + place)));
    checks += counts.reduce((sum, count) => sum + count, 0);
  }
  expect(checks).toBeGreaterThan(lives * 5);
  expect(await differing()).toEqual([]);
}, 1_200_000);

test("of many who write of one connection at once each counts", async () => {
  const world = await addPair(portal);
  const made = await world.make("Order");
  const order = await advance(world, made, 4, createDice(7));
  const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
  const faults = await Promise.all(Array.from({ length: 20 }, () => world.make("Fault", {}, source)));
  expect(await kept(world, order.id)).toMatchObject({ open_faults: 20 });
  await Promise.all(
    faults.map((fault, at) =>
      at % 2
        ? act(world, fault, { action: "cancel", reason: "Tilanne muuttui" })
        : advance(world, fault, 2, createDice(at)),
    ),
  );
  expect(await kept(world, order.id)).toMatchObject({ open_faults: 0 });
  expect(await differing()).toEqual([]);
});

test("what an earlier version of the portal writes is folded too, and what it had written is by the migration", async () => {
  const world = await addPair(portal);
  const order = await advance(world, await world.make("Order"), 4, createDice(3));
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
  const order = await advance(world, await world.make("Order"), 4, createDice(5));
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
  const order = await advance(world, await world.make("Order"), 4, createDice(11));
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
  const order = await advance(world, await world.make("Order"), 4, createDice(13));
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
