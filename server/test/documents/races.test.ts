import { documentStates } from "@runko/domain/documents/document-states";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { actAtRandom, createDice, type Storm } from "./support/act-at-random.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { createDesk, type Desk } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";
import { countingFaults, readLog } from "./support/look.ts";

let world: World;
let subscribers: Desk[];
let suppliers: Desk[];
beforeAll(async () => {
  world = await createWorld();
  const { portal, db, subscriber, supplier } = world;
  const desksOf = async (organization: { id: string }, role: "SUBSCRIBER" | "SUPPLIER") =>
    Promise.all(
      Array.from({ length: 5 }, async () =>
        createDesk(portal, await makeUser(db, { roles: [[organization, role]] }), organization, role),
      ),
    );
  subscribers = await desksOf(subscriber, "SUBSCRIBER");
  suppliers = await desksOf(supplier, "SUPPLIER");
});
afterAll(async () => {
  await world.portal.close();
});

const pick = (desks: Desk[], index: number) => desks[index % desks.length] ?? world.desks.subscriber;

test("of 50 conflicting transitions at once one wins", { timeout: 600_000 }, async () => {
  for (let round = 0; round < sizeOf(4, 200); round += 1) {
    const document = await makeDocument(world.db, world, { type: "Order", fields: formOf("Order") });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? pick(subscribers, index).act(document, { action: "cancel", reason: "Turha" })
          : pick(suppliers, index).act(document, { action: "startProcessing" }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 409, 412, 423].includes(status))).toEqual([]);
    expect(await readLog(world.db, document.id)).toHaveLength(1);
  }
  expect(await countingFaults(world.db)).toEqual([]);
});

test("marks that have no version are set once", async () => {
  const document = await makeDocument(world.db, world, { type: "Order", state: "READY" });
  for (const action of ["markProcessed", "unmarkProcessed", "markProcessed"]) {
    const answers = await Promise.all(subscribers.map((desk) => desk.act(document, { action })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  }
  expect(await readLog(world.db, document.id)).toHaveLength(3);
});

test("no update is lost", { timeout: 600_000 }, async () => {
  const rounds = sizeOf(20, 1000);
  const fields = { ...formOf("Order"), ...answerOf("Order", "confirm"), supplierInfo: "0" };
  const document = await makeDocument(world.db, world, { type: "Order", state: "CONFIRMED", fields });
  let version = 1;
  for (let round = 1; round <= rounds; round += 1) {
    const desk = pick(suppliers, round);
    expect((await desk.lock(document.id)).status).toBe(200);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        desk.act({ ...document, version }, { document: { supplierInfo: `${round}.${number}` } }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 412, 423].includes(status))).toEqual([]);
    version = winners[0]?.body.version ?? 0;
    expect(version).toBe(round + 1);
  }
  const log = await readLog(world.db, document.id);
  expect(log).toHaveLength(rounds);
  const changes = log.map((row) => (row.changes as { from: string; to: string }[])[0]);
  changes.reduce((before, change) => {
    expect(change?.from).toBe(before);
    return change?.to ?? "";
  }, "0");
  const stored = await world.desks.supplier.read(document);
  expect(stored.body.document.supplierInfo).toBe(changes.at(-1)?.to);
});

test("counters and log are right after a storm of actions by many", { timeout: 900_000 }, async () => {
  const { db, desks } = world;
  const desksOfAll = [...subscribers, ...suppliers, desks.faultHandler];
  const storm: Storm = { ids: [], done: 0, refused: 0 };
  const dice = createDice(20261121);
  const logged = async () =>
    Number((await db.selectFrom("event_log").select(db.fn.countAll().as("rows")).executeTakeFirstOrThrow()).rows);
  const before = await logged();
  let left = sizeOf(600, 10_000);
  const work = async () => {
    for (left -= 1; left >= 0; left -= 1) await actAtRandom(world, desksOfAll, storm, dice);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect((await logged()) - before).toBe(storm.done);
  expect(storm.done).toBeGreaterThan(sizeOf(150, 3000));
  expect(storm.refused).toBeGreaterThan(0);
  const sent = await db
    .selectFrom("internal_messages")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirst();
  expect(sent?.rows).toBeGreaterThan(sizeOf(10, 500));
  expect(await countingFaults(db)).toEqual([]);
  const states = await db.selectFrom("documents").select("event_state").distinct().execute();
  expect(states.length).toBeGreaterThanOrEqual(sizeOf(4, documentStates.length));
});
