import { locksOfUser } from "@runko/domain/documents/edit-lock-limits";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk, type Desk, type Refused, type Shown } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
});

const inUse = (path: string) => [
  { path: `document.${path}`, code: "CONNECTION_ID_IN_USE", message: "Tunniste on jo käytössä" },
];
const order = (subscriberConnectionId: string, more = {}) =>
  world.desks.subscriber.create("Order", world.bodyOf("Order", { subscriberConnectionId }, more));
const isTaken = async (id: string): Promise<boolean> => {
  const { status, body } = await order(id);
  if (status !== 201) expect(body.errors).toEqual(inUse("subscriberConnectionId"));
  return status !== 201;
};

test("of 100 orders with one subscriber connection id at once one is made", { timeout: 300_000 }, async () => {
  for (let round = 0; round < sizeOf(2, 50); round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => order(index % 2 === 0 ? `sama ${round}` : `SAMA ${round}`)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(99);
    for (const { status, body } of refused)
      expect([status, body.errors]).toEqual([422, inUse("subscriberConnectionId")]);
  }
});

async function startedOrder(desk: Desk): Promise<Shown> {
  const document = await makeDocument(world.db, world, {
    type: "Order",
    state: "IN_PROCESSING",
    fields: formOf("Order"),
  });
  await desk.lock(document.id);
  return (await desk.read(document)).body;
}

const confirm = (desk: Desk, document: Shown, supplierConnectionId: string) =>
  desk.act(document, { action: "confirm", document: { ...answerOf("Order", "confirm"), supplierConnectionId } });

test(
  "of as many orders as one may reserve, confirmed with one supplier connection id at once, one is",
  { timeout: 300_000 },
  async () => {
    const { supplier } = world.desks;
    for (let round = 0; round < sizeOf(5, 100); round += 1) {
      const orders = await Promise.all(Array.from({ length: locksOfUser }, () => startedOrder(supplier)));
      const answers = await Promise.all(orders.map((one) => confirm(supplier, one, `TOIM-${round}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200))
        expect([status, (body as Refused).errors]).toEqual([422, inUse("supplierConnectionId")]);
      const confirmed = await world.db
        .selectFrom("documents")
        .select("id")
        .where("supplier_connection_id", "=", `TOIM-${round}`)
        .execute();
      expect(confirmed).toHaveLength(1);
      for (const { id } of orders) await supplier.lock(id, "?reset=true");
    }
  },
);

describe("a subscriber connection id", () => {
  test.each([
    ["liittymä-åäö", "LIITTYMÄ-ÅÄÖ"],
    ["  Yhteys 1 ", "yhteys 1"],
    ["STRASSE", "strasse"],
    ["Ø-Æ", "ø-æ"],
  ])("%s is the same as %s", async (one, other) => {
    expect((await order(one)).status).toBe(201);
    expect(await isTaken(other)).toBe(true);
    expect(await isTaken(`${other}x`)).toBe(false);
  });

  test("is free for another subscriber", async () => {
    const { db, supplier, bodyOf } = world;
    const neighbour = await makeOrganization(db);
    await makeSubscription(db, neighbour, supplier);
    const clerk = await makeUser(db, { roles: [[neighbour, "SUBSCRIBER"]] });
    const desk = await createDesk(portal, clerk, neighbour, "SUBSCRIBER");
    expect((await order("Y-1")).status).toBe(201);
    expect((await desk.create("Order", bodyOf("Order", { subscriberConnectionId: "Y-1" }))).status).toBe(201);
  });

  test("may be named again in its own case", async () => {
    const { db, make } = world;
    const first = await make("Order", { subscriberConnectionId: "Y-2" });
    const ready = { event_state: "READY", version: 5 } as const;
    await db.updateTable("documents").set(ready).where("id", "=", first.id).execute();
    const source = { source: { eventId: first.id, mode: "FROM_EXISTING" } };
    const change = await make("ChangeOrder", { subscriberConnectionId: "y-2" }, source);
    expect(change.caseId).toBe(first.caseId);
    expect(await isTaken("Y-2")).toBe(true);
  });

  test("is free again when its order is cancelled, or rejected", async () => {
    const { desks } = world;
    const first = (await order("LIITTYMÄ Å")).body;
    await desks.subscriber.act(first, { action: "cancel", reason: "Turha" });
    const second = await order("liittymä å");
    expect(second.status).toBe(201);
    const started = (await desks.supplier.act(second.body, { action: "startProcessing" })).body;
    expect(await isTaken("LIITTYMÄ Å")).toBe(true);
    await desks.supplier.act(started, { action: "reject", reason: "noNetwork" });
    expect(await isTaken("LIITTYMÄ Å")).toBe(false);
  });

  test("is named by an inquiry, a cancel order and a fault without being claimed or in use (security F2, D-42)", async () => {
    const { db, desks, make, bodyOf } = world;
    const named = { subscriberConnectionId: "Y-3" };
    await make("Inquiry", named);
    await make("Fault", named);
    const first = await order("Y-3");
    expect(first.status).toBe(201);
    await make("Inquiry", named);
    await db.updateTable("documents").set({ event_state: "READY" }).where("id", "=", first.body.id).execute();
    const source = { source: { eventId: first.body.id, mode: "FROM_EXISTING" } };
    expect((await desks.subscriber.create("CancelOrder", bodyOf("CancelOrder", named, source))).status).toBe(201);
    expect(await isTaken("Y-3")).toBe(true);
  });

  test("is named by a second fault of one connection, also when the first is ready (acceptance F6)", async () => {
    const { desks, make } = world;
    expect((await order("Y-7")).status).toBe(201);
    const first = await make("Fault", { subscriberConnectionId: "Y-7" });
    const started = (await desks.faultHandler.act(first, { action: "startProcessing" })).body;
    await desks.faultHandler.act(started, { action: "signReady", document: answerOf("Fault", "signReady") });
    expect((await make("Fault", { subscriberConnectionId: "Y-7" })).caseId).not.toBe(first.caseId);
  });

  test("is free again when its order takes another", async () => {
    const { desks } = world;
    const { body: made } = await order("VANHA-Ä");
    await desks.subscriber.lock(made.id);
    const edited = await desks.subscriber.act(made, { document: { customerName: "Muu" } });
    expect(edited.status).toBe(200);
    expect(await isTaken("vanha-ä")).toBe(true);
    await desks.subscriber.lock(made.id);
    await desks.subscriber.act(edited.body, { document: { subscriberConnectionId: "UUSI" } });
    expect(await isTaken("vanha-ä")).toBe(false);
    expect(await isTaken("uusi")).toBe(true);
  });

  test("stays taken while another document of the case has it", async () => {
    const { db, desks, make } = world;
    const first = await make("Order", { subscriberConnectionId: "Y-4" });
    await db.updateTable("documents").set({ event_state: "READY" }).where("id", "=", first.id).execute();
    const source = { source: { eventId: first.id, mode: "FROM_EXISTING" } };
    const change = await make("ChangeOrder", { subscriberConnectionId: "Y-4" }, source);
    await desks.subscriber.act(change, { action: "cancel", reason: "Turha" });
    expect(await isTaken("Y-4")).toBe(true);
  });

  test("is not taken by a refused creation", async () => {
    const { desks, bodyOf } = world;
    const refused = bodyOf("Order", { subscriberConnectionId: "Y-5", customerName: null });
    expect((await desks.subscriber.create("Order", refused)).status).toBe(422);
    expect(await isTaken("Y-5")).toBe(false);
  });
});

test("what faults had claimed is freed by the migration, and orders keep theirs (D-42)", async () => {
  const { db, subscriber, make } = world;
  const kept = (await order("Y-8")).body;
  const fault = await make("Fault", { subscriberConnectionId: "Y-9" });
  const old = { party: "subscriber", organization_id: subscriber.id, connection_id: "y-9", case_id: fault.caseId };
  await db.insertInto("connection_id_claims").values(old).execute();
  const migration = readFileSync(new URL("../../migrations/0082-claims-of-orders-alone.sql", import.meta.url), "utf8");
  await portal.pool.query(migration);
  const left = db.selectFrom("connection_id_claims").select("case_id").where("organization_id", "=", subscriber.id);
  expect(await left.where("case_id", "in", [kept.caseId, fault.caseId]).execute()).toEqual([{ case_id: kept.caseId }]);
});

describe("a supplier connection id", () => {
  test("is free again when the supplier cancels", async () => {
    const { supplier } = world.desks;
    const first = await confirm(supplier, await startedOrder(supplier), "Portti Ä/1");
    expect(first.status).toBe(200);
    const second = await startedOrder(supplier);
    const refused = await confirm(supplier, second, "PORTTI ä/1");
    expect([refused.status, refused.body.errors]).toEqual([422, inUse("supplierConnectionId")]);
    await supplier.act(first.body, { action: "cancelBySupplier", reason: "Kuitu puuttuu" });
    expect((await confirm(supplier, second, "portti ä/1")).status).toBe(200);
  });

  test("finds the ready order that it stands for, in any case of letters", async () => {
    const { db, desks, supplier } = world;
    const confirmed = await confirm(desks.supplier, await startedOrder(desks.supplier), "Portti Å/2");
    const asked = (query: string) => desks.subscriber.get<Shown & Refused>(`/orders/active?${query}`);
    const byId = `supplierConnectionId=${encodeURIComponent("PORTTI å/2")}&supplierId=${supplier.id}`;
    expect((await asked(byId)).body.code).toBe("DOCUMENT_NOT_FOUND");
    await db.updateTable("documents").set({ event_state: "READY" }).where("id", "=", confirmed.body.id).execute();
    expect((await asked(byId)).body.id).toBe(confirmed.body.id);
    expect((await asked(`caseId=${confirmed.body.caseId}`)).body.id).toBe(confirmed.body.id);
    expect((await asked("")).body.code).toBe("MALFORMED_REQUEST");
    expect((await asked("supplierConnectionId=x")).status).toBe(400);
    await db.updateTable("documents").set({ disconnected: true }).where("id", "=", confirmed.body.id).execute();
    expect((await asked(byId)).status).toBe(404);
  });
});

test("whether one is in use is told while it is typed, of the own organization and side alone", async () => {
  const { desks, make } = world;
  const made = await make("Order", { subscriberConnectionId: "Kysytty Ä-1" });
  await confirm(desks.supplier, await startedOrder(desks.supplier), "Vastattu-1");
  const isInUse = async (desk: Desk, connectionId: string, more = "") =>
    (await desk.get<{ inUse: boolean }>(`/connection-ids?connectionId=${encodeURIComponent(connectionId)}${more}`))
      .body;
  expect(await isInUse(desks.subscriber, " kysytty ä-1 ")).toEqual({ inUse: true });
  expect(await isInUse(desks.subscriber, "Kysytty Ä-1", `&caseId=${made.caseId}`)).toEqual({ inUse: false });
  expect(await isInUse(desks.supplier, "Kysytty Ä-1")).toEqual({ inUse: false });
  expect(await isInUse(desks.supplier, "vastattu-1")).toEqual({ inUse: true });
  expect(await isInUse(desks.subscriber, "vastattu-1")).toEqual({ inUse: false });
  await desks.subscriber.act(made, { action: "cancel", reason: "Turha" });
  expect(await isInUse(desks.subscriber, "Kysytty Ä-1")).toEqual({ inUse: false });
  for (const query of ["", "?connectionId=", `?connectionId=${"x".repeat(256)}`, "?connectionId=x&caseId=y"])
    expect((await desks.subscriber.get(`/connection-ids${query}`)).status).toBe(400);
});

test("an id is the same however its letters are composed (API review A6)", async () => {
  const [composed, decomposed] = ["ÄÖ-1".normalize("NFC"), "ÄÖ-1".normalize("NFD")];
  const made = await order(decomposed);
  expect([made.status, made.body.document.subscriberConnectionId]).toEqual([201, composed]);
  expect(await isTaken(composed)).toBe(true);
  expect(await isTaken(decomposed)).toBe(true);
  const where = encodeURIComponent(JSON.stringify({ where: { "document.subscriberConnectionId": decomposed } }));
  const { body } = await world.desks.subscriber.get<{ id: number }[]>(`/orders?filter=${where}`);
  expect(body.map(({ id }) => id)).toEqual([made.body.id]);
});

test("a value that no program may send is told in the form of the API (API review A7)", async () => {
  const { body } = await world.desks.subscriber.create(
    "Order",
    world.bodyOf("Order", { subscriberConnectionId: "S-2", requestedDate: "5.3.2030" }),
  );
  expect(body.errors?.find(({ path }) => path === "document.requestedDate")?.message).toMatch(/2026-03-05/);
});
