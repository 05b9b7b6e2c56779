import { afterAll, beforeAll, expect, test } from "vitest";
import { claimConnectionIds, releaseUnusedConnectionIds } from "../../src/documents/claim-connection-ids.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { answerOf, inDays } from "./support/forms.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeAll(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

test("the subscriber's log never tells what the supplier drafted before it was shown", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  const started = (await supplier.act(order, { action: "startProcessing" })).body;
  await supplier.lock(order.id);
  const drafted = await supplier.act(started, {
    action: "editAnswer",
    document: { monthlyFee: "7777.77", supplierInfo: "sisäinen luonnos", estimatedDeliveryDate: inDays(33) },
    eventProducts: [{ productId: world.product.id, monthPrice: "6666.66" }],
  });
  await supplier.lock(order.id);
  const confirmed = await supplier.act(drafted.body, {
    action: "confirm",
    document: { monthlyFee: "10.00", supplierInfo: "julkinen", supplierConnectionId: `X1-${order.id}` },
    eventProducts: [{ productId: world.product.id, monthPrice: "11.00" }],
  });
  expect(confirmed.status).toBe(200);
  const { text } = await subscriber.get(`/events/${order.id}/event-logs`);
  for (const hidden of ["7777.77", "sisäinen", "6666.66"]) expect(text).not.toContain(hidden);
  expect(text).toContain(inDays(33));
  expect(text).toContain("julkinen");
});

test("an edit lock goes with the turn of its side", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  await subscriber.lock(order.id);
  const started = (await supplier.act(order, { action: "startProcessing" })).body;
  expect((await supplier.lock(order.id)).status).toBe(200);
  await supplier.act(started, { action: "returnForCompletion", reason: "missingInformation" });
  expect((await subscriber.lock(order.id)).status).toBe(200);
});

test("a claim made while another document of the case gives it up stays", async () => {
  const [a, b] = [await world.make("Order"), await world.make("Order")];
  const connectionId = a.document.subscriberConnectionId ?? "";
  const { db } = world;
  await db
    .updateTable("documents")
    .set({ case_id: a.caseId, subscriber_connection_id: null })
    .where("id", "=", b.id)
    .execute();
  let tellClaimed = () => {};
  const isClaimed = new Promise<void>((resolve) => (tellClaimed = resolve));
  let letGo = () => {};
  const mayCommit = new Promise<void>((resolve) => (letGo = resolve));
  const claiming = db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("documents")
      .set({ subscriber_connection_id: connectionId })
      .where("id", "=", b.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await claimConnectionIds(trx, changed)).toEqual([]);
    tellClaimed();
    await mayCommit;
  });
  await isClaimed;
  const releasing = db.transaction().execute(async (trx) => {
    await trx
      .updateTable("documents")
      .set({ event_state: "CANCELLED", cancelled_by_customer: true })
      .where("id", "=", a.id)
      .execute();
    setTimeout(letGo, 200);
    await releaseUnusedConnectionIds(trx, a.caseId);
  });
  await Promise.all([claiming, releasing]);
  const kept = await db
    .selectFrom("connection_id_claims")
    .select("connection_id")
    .where("case_id", "=", a.caseId)
    .execute();
  expect(kept).toEqual([{ connection_id: connectionId.toLowerCase() }]);
});

test("a delivery checking is refused when its days are over", async () => {
  const { subscriber } = world.desks;
  const order = await world.make("Order");
  const delivered = (days: number) =>
    world.db
      .updateTable("documents")
      .set({ event_state: "READY", answer_shown: true, actual_delivery_date: inDays(days) })
      .where("id", "=", order.id)
      .execute();
  const body = world.bodyOf(
    "Fault",
    { faultType: "deliveryChecking" },
    { source: { eventId: order.id, mode: "FROM_EXISTING" } },
  );
  await delivered(-200);
  const late = await subscriber.create("Fault", body);
  expect(late.status).toBe(422);
  expect(late.body.errors).toMatchObject([{ path: "document.faultType", code: "DELIVERY_CHECK_TOO_LATE" }]);
  await delivered(-3);
  expect((await subscriber.create("Fault", body)).status).toBe(201);
});

test("the mark of a processed order goes when its change is ready", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  await world.db
    .updateTable("documents")
    .set({ event_state: "READY", user_processed: true, answer_shown: true })
    .where("id", "=", order.id)
    .execute();
  const source = { eventId: order.id, mode: "FROM_EXISTING" };
  const change = (await subscriber.create("ChangeOrder", world.bodyOf("ChangeOrder", {}, { source }))).body;
  await world.db
    .updateTable("documents")
    .set({ event_state: "IN_DELIVERY", answer_shown: true })
    .where("id", "=", change.id)
    .execute();
  const current = (await supplier.read(change)).body;
  const document = {
    ...answerOf("ChangeOrder", "signReady"),
    estimatedDeliveryDate: inDays(3),
    actualDeliveryDate: inDays(0),
  };
  expect((await supplier.act(current, { action: "signReady", document })).status).toBe(200);
  expect((await subscriber.read(order)).body).toMatchObject({ modified: true, userProcessed: false });
});

test("an edit keeps the prices of the products that stay", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  const started = (await supplier.act(order, { action: "startProcessing" })).body;
  await supplier.lock(order.id);
  const eventProducts = [{ productId: world.product.id, monthPrice: "77.00" }];
  const priced = (await supplier.act(started, { action: "editAnswer", eventProducts })).body;
  const returned = (await supplier.act(priced, { action: "returnForCompletion", reason: "missingInformation" })).body;
  await subscriber.lock(order.id);
  const kept = [{ productId: world.product.id }];
  const edited = await subscriber.act(returned, { action: "edit", eventProducts: kept });
  expect(edited.status).toBe(200);
  expect((await supplier.read(order)).body.eventProducts).toMatchObject([{ monthPrice: "77.00" }]);
});

test("free text finds each word in the document, a number as TID, and the counterparty", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order", { customerName: "Pöytyän Hirsityö Oy", projectId: "ÄKÄ-77%" });
  const found = async (desk: typeof subscriber, q: string) => {
    const { body } = await desk.get<{ id: number }[]>(`/orders?q=${encodeURIComponent(q)}`);
    return body.map(({ id }) => id);
  };
  for (const q of ["hirsity", "PÖYTYÄN oy", "äkä-77%", `TID ${order.id}`, String(order.id)])
    expect([q, await found(subscriber, q)]).toEqual([q, [order.id]]);
  for (const q of ["hirsityö puuttuu", "äkä-77_", "99"]) expect([q, await found(supplier, q)]).toEqual([q, []]);
  const { name } = await world.db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", world.supplier.id)
    .executeTakeFirstOrThrow();
  expect(await found(subscriber, name)).toContain(order.id);
});

test("own data changed twice at once keep both changes", async () => {
  const caller = portal.withToken(world.desks.subscriber.token);
  for (let round = 0; round < 10; round += 1) {
    const [firstName, lastName] = [`Aino${round}`, `Mäki${round}`];
    await Promise.all([caller.patch("/users/me", { firstName }), caller.patch("/users/me", { lastName })]);
    expect((await caller.get("/users/me")).body).toMatchObject({ firstName, lastName });
  }
});
