import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { defaultServiceTimes } from "@runko/domain/service-times/service-times";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClocksAnew } from "../../src/documents/set-clocks-anew.ts";
import type { ShownClock } from "../../src/documents/show-clocks.ts";
import { startClocks } from "../../src/documents/start-clocks.ts";
import { tellClocks } from "../../src/documents/tell-clocks.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import type { Waiting } from "../../src/platform/outbox/topic.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "./support/create-world.ts";
import { pathOf, type Desk, type Shown } from "./support/desk.ts";
import { answerOf } from "./support/forms.ts";
import { readLog, readNotices } from "./support/look.ts";

const DAY = 86_400_000;

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

type Clocked = Shown & {
  slaClass: string | null;
  clock: ShownClock[];
  dueAt: string | null;
  clockState: string | null;
  clockPausedAt: string | null;
};

const read = async (desk: Desk, document: Pick<Shown, "id" | "documentType">) =>
  (await desk.get<Clocked>(pathOf(document))).body;
const clocksOf = async (desk: Desk, document: Shown) =>
  Object.fromEntries((await read(desk, document)).clock.map(({ name, state }) => [name, state]));

async function act(desk: Desk, document: Shown, action: string, more: object = {}): Promise<void> {
  const { version } = await read(desk, document);
  const answer = await desk.act({ ...document, version }, { action, ...more });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
}

const reason = { reason: "otherReason", explanation: "Porraskäytävä puuttuu" };

describe("the clocks of a document", () => {
  test("go on with its steps, each side seeing its own", async () => {
    const { desks, make } = world;
    const order = await make("Order");
    expect(await clocksOf(desks.supplier, order)).toEqual({ takeUp: "running", confirmation: "running" });
    expect(await clocksOf(desks.subscriber, order)).toEqual({ confirmation: "running" });
    await act(desks.supplier, order, "startProcessing");
    await act(desks.supplier, order, "returnForCompletion", reason);
    const standing = await read(desks.subscriber, order);
    expect(standing).toMatchObject({ dueAt: null, clockState: "paused" });
    expect(standing.clock).toMatchObject([{ state: "paused", pauses: [{ to: null, why: "returned" }] }]);
    expect(standing.clockPausedAt).toBe(standing.clock[0]?.pausedSince);
    await act(desks.supplier, order, "startProcessing");
    await desks.supplier.lock(order.id);
    await act(desks.supplier, order, "confirm", { document: answerOf("Order", "confirm") });
    const confirmed = await read(desks.supplier, order);
    expect(confirmed.clock.map(({ name, state }) => [name, state])).toEqual([
      ["takeUp", "met"],
      ["confirmation", "met"],
      ["delivery", "running"],
    ]);
    expect(confirmed.dueAt).toBe(confirmed.clock[2]?.dueAt);
  });

  test("stand while the subscriber is asked, and not while the supplier is", async () => {
    const { desks, make } = world;
    const order = await make("Order");
    await act(desks.supplier, order, "startProcessing");
    await act(desks.subscriber, order, "askQuestion", { text: "Milloin vastaatte?" });
    expect(await clocksOf(desks.supplier, order)).toMatchObject({ confirmation: "running" });
    await act(desks.supplier, order, "askQuestion", { text: "Kenellä on avain?" });
    expect((await read(desks.supplier, order)).clock[1]).toMatchObject({
      state: "paused",
      pauses: [{ why: "question" }],
    });
    await act(desks.subscriber, order, "answerQuestion", { text: "Huoltoyhtiöllä" });
    expect(await clocksOf(desks.supplier, order)).toMatchObject({ confirmation: "running" });
  });

  test.each([
    ["AvailabilityRequest", "availabilityAnswer"],
    ["Inquiry", "inquiryAnswer"],
    ["Fault", "repair"],
  ] as const)("of %s begin with it", async (type, name) => {
    const document = await world.make(type);
    const desk = type === "Fault" ? world.desks.faultHandler : world.desks.supplier;
    expect(await clocksOf(desk, document)).toEqual({ takeUp: "running", [name]: "running" });
  });

  test("are in the lists of both sides, sorted and filtered by them", async () => {
    const { desks, make } = world;
    const order = await make("Order");
    const rows = async (desk: Desk, filter: object) =>
      (await desk.get<Clocked[]>(`/orders?filter=${encodeURIComponent(JSON.stringify({ ...filter, limit: 1000 }))}`))
        .body;
    for (const desk of [desks.subscriber, desks.supplier]) {
      const { dueAt } = await read(desk, order);
      const sorted = (await rows(desk, { order: ["dueAt ASC"] })).flatMap((row) => row.dueAt ?? []);
      expect(sorted).toEqual(sorted.toSorted());
      const before = async (instant: string) =>
        (await rows(desk, { where: { dueAt: { lt: instant } } })).map(({ id }) => id);
      expect(await before(new Date(Date.parse(dueAt ?? "") + 1).toISOString())).toContain(order.id);
      expect(await before(dueAt ?? "")).not.toContain(order.id);
      const running = await rows(desk, { where: { clockState: "running" } });
      expect(running.map(({ id }) => id)).toContain(order.id);
    }
    const { dueAt: ofSupplier } = await read(desks.supplier, order);
    const { dueAt: ofSubscriber } = await read(desks.subscriber, order);
    expect(Date.parse(ofSupplier ?? "")).toBeLessThan(Date.parse(ofSubscriber ?? ""));
  });
});

describe("what has turned is told once", () => {
  const turned = async (order: Shown, to: "risk_at" | "due_at" | "promised_at") => {
    const row = await world.db.selectFrom("documents").select(to).where("id", "=", order.id).executeTakeFirstOrThrow();
    await tellClocks(world.db, new Date((row[to]?.getTime() ?? 0) + 1000));
  };
  const told = async (order: Shown) =>
    (await readNotices(world.db, order.id)).filter((notice) => notice.startsWith("clock"));

  test("to the supplier of its own aim, to both of what was promised", async () => {
    const { desks, make, db } = world;
    const order = await make("Order");
    const { version } = await read(desks.supplier, order);
    await turned(order, "risk_at");
    await turned(order, "risk_at");
    expect(await told(order)).toEqual(["clockAtRisk supplier"]);
    await turned(order, "due_at");
    expect(await told(order)).toEqual(["clockAtRisk supplier", "clockLate supplier"]);
    expect(await clocksOf(desks.subscriber, order)).toEqual({ confirmation: "running" });
    await turned(order, "promised_at");
    expect(await told(order)).toEqual([
      "clockAtRisk supplier",
      "clockLate supplier",
      "clockLate supplier",
      "clockLate subscriber",
    ]);
    const log = (await readLog(db, order.id)).filter(({ action }) => action.startsWith("clock"));
    expect(log.map(({ label, seen_by, changes }) => [label, seen_by, changes])).toEqual([
      ["at_risk", "supplier", [{ field: "clock", from: null, to: "takeUp" }]],
      ["late", "supplier", [{ field: "clock", from: null, to: "takeUp" }]],
      ["late", null, [{ field: "clock", from: null, to: "confirmation" }]],
    ]);
    expect((await read(desks.supplier, order)).version).toBe(version);
    for (const path of [`/orders/${order.id}`, `/events/${order.id}/log`]) {
      const seen = (await desks.subscriber.get(path)).text;
      expect(seen).not.toMatch(/takeUp|atRisk|at_risk|riskAt/);
    }
  });

  test("and of a document that stands nothing", async () => {
    const { desks, make } = world;
    const order = await make("Order");
    await act(desks.supplier, order, "startProcessing");
    await act(desks.supplier, order, "returnForCompletion", reason);
    await tellClocks(world.db, new Date(Date.now() + 365 * DAY));
    expect(await told(order)).toEqual([]);
  });
});

test("documents of before the clocks get theirs, and nobody is told of what was late by then", async () => {
  const { db, desks } = world;
  const created = { created_at: "2026-01-07T08:00:00Z", processing_at: "2026-01-07T09:00:00Z" };
  const types: [DocumentType, "IN_PROCESSING" | "CONFIRMED"][] = [
    ["Inquiry", "IN_PROCESSING"],
    ["Order", "CONFIRMED"],
  ];
  for (const [type, state] of types) {
    const fields = { estimatedDeliveryDate: "2026-02-02" };
    const extra = state === "CONFIRMED" ? { confirmed_at: "2026-01-08T09:00:00Z" } : {};
    const document = await makeDocument(db, world, { type, state, fields, ...created, ...extra });
    await startClocks(db, new Date());
    await tellClocks(db, new Date());
    const { clock } = await read(desks.supplier, document);
    expect(clock.map(({ name, state: stands, dueAt }) => [name, stands, dueAt])).toEqual(
      state === "CONFIRMED"
        ? [
            ["takeUp", "met", "2026-01-08T14:00:00.000Z"],
            ["confirmation", "met", "2026-01-14T14:00:00.000Z"],
            ["delivery", "late", "2026-02-02T21:59:00.000Z"],
          ]
        : [
            ["takeUp", "met", "2026-01-08T14:00:00.000Z"],
            ["inquiryAnswer", "late", "2026-01-14T14:00:00.000Z"],
          ],
    );
    expect(await readNotices(db, document.id)).toEqual([]);
  }
  expect(await startClocks(db, new Date())).toBe(0);
});

test("another calendar sets the running clocks anew in one job, keeps the stopped ones and is logged", async () => {
  const own = await addPair(portal);
  const { desks, make, db, supplier } = own;
  const [running, stopped] = [await make("Order"), await make("Inquiry")];
  const before = await read(desks.supplier, running);
  await act(desks.supplier, stopped, "startProcessing");
  await act(desks.supplier, stopped, "reject", { reason: "otherReason", explanation: "Ei verkkoa" });
  const ready = await read(desks.supplier, stopped);
  const admin = await portal.signInAs(await makeUser(db, { roles: [[supplier, "SUPPLIER_ADMIN"]] }));
  const day = { from: "00:00", to: "24:00" };
  const open = { hours: Array.from({ length: 7 }, () => day), worked: [] };
  expect((await admin.change(`/organizations/${supplier.id}/service-times`, open)).status).toBe(200);
  const senders = { "service-times": (waiting: Waiting) => setClocksAnew(portal, waiting) };
  await sendWaiting({ pool: portal.pool, log: createLog("silent") }, senders);
  const after = await read(desks.supplier, running);
  expect(after.clock.map(({ dueAt }) => dueAt)).not.toEqual(before.clock.map(({ dueAt }) => dueAt));
  expect(after.clock.map(({ originalDueAt }) => originalDueAt)).toEqual(before.clock.map(({ dueAt }) => dueAt));
  expect(after.version).toBe(before.version);
  expect((await read(desks.supplier, stopped)).clock).toEqual(ready.clock);
  const { body } = await admin.get<object[]>(`/organizations/${supplier.id}/admin-log`);
  expect(body[0]).toMatchObject({ changes: [{ field: "runningClocks", before: null, after: 1 }] });
});

describe("an SLA class", () => {
  const day = { amount: 1, unit: "days", always: false };
  const served = (targets: object[]) =>
    JSON.stringify({ ...defaultServiceTimes, classes: [{ name: "Nopea", targets }] });
  const set = async ({ db, supplier }: World, targets: object[]) =>
    await db
      .updateTable("organizations")
      .set({ service_times: served(targets) })
      .where("id", "=", supplier.id)
      .execute();
  const give = async ({ db, product }: World, slaClass: string | null) =>
    await db.updateTable("products").set({ sla_class: slaClass }).where("id", "=", product.id).execute();

  test("of a product is that of its documents, for as long as they are", async () => {
    const own = await addPair(portal);
    const { desks, make } = own;
    await set(own, [{ name: "confirmation", category: null, target: { amount: 2, unit: "hours", always: true } }]);
    await give(own, "Nopea");
    const order = await make("Order");
    const shown = await read(desks.supplier, order);
    expect(shown).toMatchObject({ slaClass: "Nopea" });
    expect(shown.clock.map(({ name, slaClass }) => [name, slaClass])).toEqual([
      ["takeUp", null],
      ["confirmation", "Nopea"],
    ]);
    const [, { startedAt, dueAt } = { startedAt: "", dueAt: "" }] = shown.clock;
    expect(Date.parse(dueAt) - Date.parse(startedAt)).toBe(2 * 3_600_000);
    expect((await read(desks.subscriber, order)).clock).toMatchObject([{ name: "confirmation", slaClass: "Nopea" }]);

    await set(own, [{ name: "confirmation", category: null, target: day }]);
    await give(own, null);
    await act(desks.supplier, order, "startProcessing");
    const after = await read(desks.supplier, order);
    expect([after.clock[1]?.dueAt, after.clock[1]?.slaClass]).toEqual([dueAt, "Nopea"]);
    expect((await read(desks.supplier, await make("Order"))).clock.map(({ slaClass }) => slaClass)).toEqual([
      null,
      null,
    ]);
  });

  test("is taken anew by who chooses other products, and counts for the clocks that begin then", async () => {
    const own = await addPair(portal);
    const { desks, make, db, supplier, product } = own;
    await set(own, [{ name: "cancellation", category: null, target: day }]);
    const quick = await makeProduct(db, supplier, { group: product.group, sla_class: "Nopea" });
    const order = await make("Order");
    await desks.subscriber.lock(order.id);
    await act(desks.subscriber, order, "edit", { eventProducts: [{ productId: quick.id }] });
    expect(await read(desks.supplier, order)).toMatchObject({
      slaClass: "Nopea",
      clock: [{ slaClass: null }, { slaClass: null }],
    });
    await act(desks.subscriber, order, "cancel", { reason: "otherReason" });
    expect((await read(desks.supplier, order)).clock.find(({ name }) => name === "cancellation")).toMatchObject({
      slaClass: "Nopea",
      target: day,
    });
  });
});

test("a supplier's own target is that of its categories, and none is none", async () => {
  const own = await addPair(portal);
  const { desks, make, db, supplier } = own;
  const targets = [
    { name: "takeUp", category: null, target: null },
    { name: "confirmation", category: null, target: { amount: 3, unit: "hours", always: true } },
  ];
  const said = JSON.stringify({ ...defaultServiceTimes, targets });
  await db.updateTable("organizations").set({ service_times: said }).where("id", "=", supplier.id).execute();
  const { clock } = await read(desks.supplier, await make("Order"));
  expect(clock.map(({ name }) => name)).toEqual(["confirmation"]);
  const [{ startedAt, dueAt } = { startedAt: "", dueAt: "" }] = clock;
  expect(Date.parse(dueAt) - Date.parse(startedAt)).toBe(3 * 3_600_000);
});
