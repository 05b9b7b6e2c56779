import { afterAll, beforeAll, expect, test } from "vitest";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { createDesk, type Refused } from "./support/desk.ts";
import { sizeOf } from "./support/long.ts";
import { countingFaults } from "./support/look.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await world.portal.close();
});

let last = 0;
const newKey = () => ({ "idempotency-key": `key-${(last += 1)}` });

async function countOrders(): Promise<number> {
  const { db, subscriber } = world;
  const row = await db
    .selectFrom("documents")
    .select(db.fn.countAll().as("rows"))
    .where("subscriber_id", "=", subscriber.id)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

test("20 equal posts at once make one row and one answer", { timeout: 300_000 }, async () => {
  const { desks, bodyOf, db } = world;
  for (let round = 0; round < sizeOf(3, 100); round += 1) {
    const before = await countOrders();
    const [key, body] = [newKey(), bodyOf("Order")];
    const answers = await Promise.all(Array.from({ length: 20 }, () => desks.subscriber.create("Order", body, key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => `${headers["etag"]} ${headers["location"]}`)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  }
  expect(await countingFaults(db)).toEqual([]);
});

test("a repeat answers what the first did, though the document has changed since", async () => {
  const { desks, bodyOf } = world;
  const [key, body] = [newKey(), bodyOf("Order")];
  const first = await desks.subscriber.create("Order", body, key);
  await desks.supplier.act(first.body, { action: "startProcessing" });
  const again = await desks.subscriber.create("Order", body, key);
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(again.headers["etag"]).toBe('"1"');
});

test("a repeat tells nothing to who sees the document no more", async () => {
  const { desks, bodyOf, db } = world;
  const [key, body] = [newKey(), bodyOf("Order")];
  const first = await desks.subscriber.create("Order", body, key);
  const away = (id: string) =>
    db.updateTable("documents").set({ subscriber_id: id }).where("id", "=", first.body.id).execute();
  await away(world.supplier.id);
  const again = await desks.subscriber.create("Order", body, key);
  expect([again.status, again.body.code]).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  await away(world.subscriber.id);
});

test("another body, or another path, under the key is refused", async () => {
  const { desks, bodyOf } = world;
  const key = newKey();
  await desks.subscriber.create("Inquiry", bodyOf("Inquiry"), key);
  const before = await countOrders();
  const other = await desks.subscriber.create("Inquiry", bodyOf("Inquiry", { projectId: "P-1" }), key);
  expect([other.status, other.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  const elsewhere = await desks.subscriber.create("AvailabilityRequest", bodyOf("AvailabilityRequest"), key);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  expect(await countOrders()).toBe(before);
});

test("of different bodies under one key at once, one is made", async () => {
  const { desks, bodyOf } = world;
  const key = newKey();
  const before = await countOrders();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => desks.subscriber.create("Order", bodyOf("Order"), key)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => (body as Refused).code === "IDEMPOTENCY_KEY_REUSED")).toHaveLength(9);
  expect(await countOrders()).toBe(before + 1);
});

test("a post that was refused leaves its key free", async () => {
  const { desks, bodyOf } = world;
  const key = newKey();
  const wrong = await desks.subscriber.create("Order", bodyOf("Order", { customerName: "" }), key);
  expect(wrong.status).toBe(422);
  expect((await desks.subscriber.create("Order", bodyOf("Order"), key)).status).toBe(201);
});

test("two users' keys have nothing to do with one another", async () => {
  const { desks, bodyOf, db, portal, subscriber } = world;
  const user = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] });
  const colleague = await createDesk(portal, user, subscriber, "SUBSCRIBER");
  const key = newKey();
  const one = await desks.subscriber.create("Order", bodyOf("Order"), key);
  const other = await colleague.create("Order", bodyOf("Order"), key);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body.id).not.toBe(one.body.id);
});

test("a key is kept for a day", async () => {
  const { desks, bodyOf, db } = world;
  const [key, body] = [newKey(), bodyOf("Inquiry")];
  const first = await desks.subscriber.create("Inquiry", body, key);
  const age = async (hours: number) =>
    db
      .updateTable("idempotency_keys")
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where("key", "=", key["idempotency-key"])
      .execute();
  await age(23.9);
  expect((await desks.subscriber.create("Inquiry", body, key)).text).toBe(first.text);
  await age(24.1);
  const next = await desks.subscriber.create("Inquiry", body, key);
  expect([next.status, next.body.id === first.body.id]).toEqual([201, false]);
  expect((await desks.subscriber.create("Inquiry", body, key)).text).toBe(next.text);
});

test("a key that is empty or too long is malformed", async () => {
  const { desks, bodyOf } = world;
  for (const key of ["", "x".repeat(256)]) {
    const answer = await desks.subscriber.create("Order", bodyOf("Order"), { "idempotency-key": key });
    expect([answer.status, answer.body.code]).toEqual([400, "MALFORMED_REQUEST"]);
  }
});

test("without a key each post makes a document", async () => {
  const { desks, bodyOf } = world;
  const body = bodyOf("Inquiry");
  const answers = [await desks.subscriber.create("Inquiry", body), await desks.subscriber.create("Inquiry", body)];
  expect(new Set(answers.map(({ body: made }) => made.id)).size).toBe(2);
});
