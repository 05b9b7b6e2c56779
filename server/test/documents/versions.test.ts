import { afterAll, beforeAll, expect, test } from "vitest";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { createDesk, pathOf, type Shown } from "./support/desk.ts";
import { photograph, readLog } from "./support/look.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await world.portal.close();
});

const cancel = { action: "cancel", reason: "Turha" };

test("a change without If-Match is refused", async () => {
  const { desks, db, make } = world;
  const order = await make("Order");
  const before = await photograph(db, order.id);
  const answer = await desks.subscriber.patch(pathOf(order), cancel);
  expect([answer.status, answer.body.code]).toEqual([428, "VERSION_REQUIRED"]);
  expect(await photograph(db, order.id)).toBe(before);
});

test("a stale change is told who changed the document and when", async () => {
  const { desks, db, make, supplier, portal } = world;
  const person = await makeUser(db, { first_name: "Sirkka", last_name: "Ärjä", roles: [[supplier, "SUPPLIER"]] });
  const sirkka = await createDesk(portal, person, supplier, "SUPPLIER");
  const order = await make("Order");
  await sirkka.act(order, { action: "startProcessing" });
  const answer = await desks.subscriber.act(order, cancel);
  const row = await db
    .selectFrom("event_log")
    .select("at")
    .where("document_id", "=", order.id)
    .where("action", "=", "startProcessing")
    .executeTakeFirstOrThrow();
  expect(answer.status).toBe(412);
  expect(answer.body).toMatchObject({
    code: "STALE_VERSION",
    changedBy: "Sirkka Ärjä",
    changedAt: row.at.toISOString(),
    version: 2,
  });
  expect(answer.body.detail).toMatch(/^Sirkka Ärjä muutti tapahtumaa \d+\.\d+\.\d+ klo \d\d\.\d\d$/);
  expect(await readLog(db, order.id)).toHaveLength(2);
});

test("a stale change is told of no one at work behind the scenes", async () => {
  const { desks, db, make, supplier, portal } = world;
  const secret = await makeUser(db, { first_name: "Kätketty", last_name: "Henkilö", roles: [[supplier, "SUPPLIER"]] });
  const hidden = await createDesk(portal, secret, supplier, "SUPPLIER");
  const order = await make("Order");
  const started = (await desks.supplier.act(order, { action: "startProcessing" })).body;
  await hidden.lock(order.id);
  const drafted = await hidden.act(started, { document: { supplierInfo: "Luonnos" } });
  expect(drafted.status).toBe(200);
  const answer = await desks.subscriber.act(started, cancel);
  expect([answer.status, answer.body.code]).toEqual([412, "STALE_VERSION"]);
  expect(answer.text).not.toContain("Kätketty");
});

test.each([
  ['"2"', 200],
  ['W/"2"', 200],
  ["2", 200],
  ['"1"', 412],
  ['"3"', 412],
  ['"2", "1"', 200],
  ['"02"', 412],
  ["*", 200],
  ['"abc"', 412],
  ['"', 412],
  ["", 412],
  ["2; DROP TABLE documents", 412],
  ["9".repeat(400), 412],
])("If-Match %s answers %i", async (ifMatch, status) => {
  const { desks, make } = world;
  const order = await make("Order");
  const { body } = await desks.supplier.act(order, { action: "startProcessing" });
  const answer = await desks.subscriber.patch(pathOf(body as Shown), cancel, { "if-match": ifMatch });
  expect(answer.status).toBe(status);
});

test("locks and marks leave the version alone, products and files do not", async () => {
  const { desks, make, product } = world;
  const order = await make("Order");
  await desks.subscriber.lock(order.id);
  expect((await desks.subscriber.read(order)).body.version).toBe(1);
  const path = `/events/${order.id}/event-products`;
  const changed = await desks.subscriber.patch(path, { productId: product.id }, { "if-match": '"1"' });
  expect([changed.status, changed.body.version]).toEqual([200, 2]);
});
