import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf } from "./support/forms.ts";
import { countingFaults, listenLive, readLog, readNotices, type LiveEar } from "./support/look.ts";

let portal: TestApp;
let world: World;
let ear: LiveEar;
beforeAll(async () => {
  portal = await createTestApp();
  ear = await listenLive(portal);
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await ear.close();
  await portal.close();
});

async function onlyCounter(desk: Desk): Promise<string[]> {
  const { Order } = await desk.counts();
  return Object.entries(Order).flatMap(([state, amount]) => (amount === 0 ? [] : [`${state} ${amount}`]));
}

async function step(desk: Desk, before: Shown, body: { action?: string; [name: string]: unknown }): Promise<Shown> {
  ear.take();
  const answer = await desk.act(before, body);
  expect([answer.status, answer.body.code, answer.body.errors]).toEqual([200, undefined, undefined]);
  const { body: after } = answer;
  expect(answer.headers["etag"]).toBe(`"${after.version}"`);
  const counted = after.archived ? [] : [`${after.eventState} 1`];
  const returned = body.action === "returnForCompletion" ? ["waiting 1"] : [];
  expect(await onlyCounter(world.desks.subscriber)).toEqual([...counted, ...returned]);
  expect(await onlyCounter(world.desks.supplier)).toEqual(counted);
  await expect
    .poll(() => ear.heard)
    .toContainEqual({
      subscriberId: world.subscriber.id,
      supplierId: world.supplier.id,
      documentType: "Order",
      kind: "document",
      eventId: before.id,
    });
  return after;
}

test("an order lives from its creation to the archive", async () => {
  const { subscriber, supplier } = world.desks;
  const created = await world.make("Order");
  expect(created).toMatchObject({ eventState: "OPEN", version: 1, caseActiveEventId: created.id });
  expect(created.allowedActions.toSorted()).toEqual(["askQuestion", "assign", "cancel", "copy", "edit"]);
  expect(await onlyCounter(subscriber)).toEqual(["OPEN 1"]);

  await subscriber.lock(created.id);
  const edited = await step(subscriber, created, { document: { customerName: "Kauppahuone Öhman" } });
  expect(edited.document.customerName).toBe("Kauppahuone Öhman");

  const seen = await supplier.read(created);
  expect(seen.body.allowedActions.toSorted()).toEqual(["askQuestion", "assign", "startProcessing", "take"]);
  const started = await step(supplier, edited, { action: "startProcessing" });
  expect(started["handledByName"]).toContain("Käyttäjä");
  await supplier.lock(created.id);
  const drafted = await step(supplier, started, { document: { connectFee: "55.00" } });
  await supplier.lock(created.id);
  const confirmed = await step(supplier, drafted, { action: "confirm", document: answerOf("Order", "confirm") });
  expect(confirmed.eventState).toBe("CONFIRMED");
  expect(confirmed.editLock).toBeNull();
  const processed = await step(subscriber, confirmed, { action: "markProcessed" });
  expect(processed.version).toBe(confirmed.version);
  expect(processed["userProcessed"]).toBe(true);
  const sent = await step(supplier, processed, { action: "deliver" });
  expect(sent["userProcessed"]).toBe(false);
  const ready = await step(supplier, sent, { action: "signReady", document: answerOf("Order", "signReady") });
  const archived = await step(subscriber, ready, { action: "archive" });
  expect(archived.archived).toBe(true);
  expect(Object.keys(archived["stateDates"] as object)).toEqual([
    "OPEN",
    "IN_PROCESSING",
    "CONFIRMED",
    "IN_DELIVERY",
    "READY",
    "ARCHIVED",
  ]);

  const log = await readLog(world.db, created.id);
  expect(log.map(({ label }) => label)).toEqual([
    "created",
    "updated",
    "in_processing",
    "updated",
    "confirmed",
    "user_processed",
    "in_delivery",
    "ready",
    "archived",
  ]);
  expect(log[1]?.changes).toEqual([
    { field: "customerName", from: "Kauppahuone Åström & Öhman", to: "Kauppahuone Öhman" },
  ]);
  expect(log.map(({ seen_by }) => seen_by).filter((side) => side !== null)).toEqual(["supplier"]);
  expect(new Set(log.map(({ user_id }) => user_id))).toEqual(new Set([subscriber.userId, supplier.userId]));
  expect(await readNotices(world.db, created.id)).toEqual([
    "create supplier",
    "edit supplier",
    "startProcessing subscriber",
    "confirm subscriber",
    "deliver subscriber",
    "signReady subscriber",
  ]);
  expect(await countingFaults(world.db)).toEqual([]);
});

test("a cancelled order is confirmed by the other side", async () => {
  const { subscriber, supplier } = world.desks;
  const created = await world.make("Order");
  const cancelled = await step(subscriber, created, { action: "cancel", reason: "Tilattu väärään osoitteeseen" });
  expect(cancelled).toMatchObject({ eventState: "CANCELLED", cancelledByCustomer: true, cancelConfirmed: false });
  expect(cancelled.document.cancelReason).toBe("Tilattu väärään osoitteeseen");
  const confirmed = await step(supplier, cancelled, { action: "confirmCancellation" });
  expect(confirmed).toMatchObject({ cancelConfirmed: true, eventState: "CANCELLED" });
  expect((await step(subscriber, confirmed, { action: "archive" })).archived).toBe(true);

  const other = await world.make("Order");
  const started = await step(supplier, other, { action: "startProcessing" });
  await supplier.lock(other.id);
  const inOrder = await step(supplier, started, { action: "confirm", document: answerOf("Order", "confirm") });
  const byVendor = await step(supplier, inOrder, { action: "cancelBySupplier", reason: "Kuitu katkesi" });
  expect(byVendor).toMatchObject({ cancelledBySupplier: true, cancelledByCustomer: false });
  expect((await subscriber.read(other)).body.document.cancelledBySupplierReason).toBe("Kuitu katkesi");
  const known = await step(subscriber, byVendor, { action: "confirmCancellation" });
  expect((await step(subscriber, known, { action: "archive" })).archived).toBe(true);
  expect(await countingFaults(world.db)).toEqual([]);
});

test("a rejected order tells why", async () => {
  const { subscriber, supplier } = world.desks;
  const created = await world.make("Order");
  const started = await step(supplier, created, { action: "startProcessing" });
  const returned = await step(supplier, started, { action: "returnForCompletion", reason: "missingInformation" });
  expect(returned).toMatchObject({ eventState: "OPEN", document: { inProgressReason: "missingInformation" } });
  const again = await step(supplier, returned, { action: "startProcessing" });
  const body = { action: "reject", reason: "otherReason", explanation: "Ei rakenneta talvella" };
  const rejected = await step(supplier, again, body);
  expect(rejected).toMatchObject({ eventState: "CANCELLED", rejected: true, cancelledBySupplier: true });
  const seen = await subscriber.read(created);
  expect(seen.body.document).toMatchObject({
    rejectReason: "otherReason",
    reasonExplanation: "Ei rakenneta talvella",
  });
  expect((await step(subscriber, rejected, { action: "archive" })).archived).toBe(true);
});
