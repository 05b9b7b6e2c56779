import { dayMs } from "@runko/domain/values/durations";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { advanceWebhooks } from "../../src/webhooks/advance-webhooks.ts";
import type { HookedWorld } from "./support/hooked-world.ts";
import { bodyOf, verified, type Received, type Receiver } from "./support/receiver.ts";
import { hookEachTest } from "./support/hook-each-test.ts";

let hooked: HookedWorld;
let receiver: Receiver;
const { add, now } = hookEachTest();
beforeEach(() => {
  ({ hooked, receiver } = now());
});

const typesOf = () => receiver.received.map((one) => bodyOf(one).type);

test("what happens is told at once, signed, with what the feed tells and no more", async () => {
  const { world, portal, workUntil, deliveriesOf } = hooked;
  const hook = await add(receiver.url);
  const order = await world.make("Order");
  await world.desks.supplier.act(order, { action: "startProcessing" });
  await workUntil(() => receiver.received.length >= 2);
  const [first] = receiver.received as [Received];
  expect(typesOf().toSorted()).toEqual(["order.created", "order.in_processing"]);
  const created = receiver.received.find((one) => bodyOf(one).type === "order.created") ?? first;
  expect(bodyOf(created)).toEqual({
    type: "order.created",
    timestamp: expect.stringMatching(/Z$/),
    data: {
      eventId: order.id,
      documentType: "Order",
      eventState: "OPEN",
      version: expect.any(Number),
      actor: "self",
      counterpartId: world.supplier.id,
      role: "SUBSCRIBER",
      href: `${portal.config.publicUrl}/api/organizations/${world.subscriber.id}/roles/SUBSCRIBER/events/${order.id}`,
    },
  });
  expect(created.headers["webhook-id"]).toMatch(/^msg_[\da-f]{32}$/);
  expect(verified(hook, created)).toBeTruthy();
  const deliveries = await deliveriesOf(hook);
  expect(deliveries.map(({ state, attemptCount }) => [state, attemptCount])).toEqual([
    ["delivered", 1],
    ["delivered", 1],
  ]);
});

test("what is changed on the way, old, or signed by another is refused by receivers", async () => {
  const { world, workUntil } = hooked;
  const hook = await add(receiver.url);
  await world.make("Order");
  await workUntil(() => receiver.received.length > 0);
  const [one] = receiver.received as [Received];
  expect(() => verified(hook, { ...one, body: one.body.replace("OPEN", "OPEM") })).toThrow(
    "No matching signature found",
  );
  expect(() => verified({ secret: `whsec_${Buffer.alloc(32).toString("base64")}` }, one)).toThrow(
    "No matching signature found",
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  try {
    expect(() => verified(hook, one)).toThrow(/old/);
  } finally {
    vi.useRealTimers();
  }
});

test("of a hundred messages each verifies, and none with a byte changed", { timeout: 120_000 }, async () => {
  const { world, workUntil } = hooked;
  const hook = await add(receiver.url, { types: ["order.created"] });
  for (let each = 0; each < 100; each++) await world.make("Order");
  await workUntil(() => receiver.received.length === 100);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(100);
  for (const [index, one] of receiver.received.entries()) {
    expect(verified(hook, one)).toMatchObject({ type: "order.created" });
    const bytes = Buffer.from(one.body);
    const at = (index * 7) % bytes.length;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(() => verified(hook, { ...one, body: bytes.toString() })).toThrow("No matching signature found");
  }
});

test("for a day after a new secret both verify", async () => {
  const { world, workUntil, admin, path, portal } = hooked;
  const hook = await add(receiver.url);
  const { body: renewed } = await admin.post<{ secret: string }>(`${path}/${hook.id}/secret`);
  expect(renewed.secret).not.toBe(hook.secret);
  await world.make("Order");
  await workUntil(() => receiver.received.length > 0);
  expect(verified(hook, receiver.received[0] as Received)).toBeTruthy();
  expect(verified(renewed, receiver.received[0] as Received)).toBeTruthy();
  const { db } = portal;
  const past = new Date(portal.clock.now().getTime() - 1);
  await db.updateTable("webhooks").set({ former_until: past }).where("id", "=", hook.id).execute();
  await world.make("Order");
  await workUntil(() => receiver.received.length > 1);
  expect(() => verified(hook, receiver.received[1] as Received)).toThrow("No matching signature found");
  expect(verified(renewed, receiver.received[1] as Received)).toBeTruthy();
});

test("only what is subscribed to is told, and one's own is left out where it is unwanted", async () => {
  const { world, workUntil } = hooked;
  await add(receiver.url, { types: ["order.*"], excludeOwn: true });
  await world.make("Fault");
  const order = await world.make("Order");
  await world.desks.supplier.act(order, { action: "startProcessing" });
  await workUntil(() => receiver.received.length > 0);
  expect(typesOf()).toEqual(["order.in_processing"]);
});

describe("a receiver that fails", () => {
  test("is tried again under one id, later and later, until it is given up", async () => {
    const { world, workUntil, deliveriesOf, portal, admin, path } = hooked;
    const hook = await add(receiver.url, { types: ["order.created"] });
    receiver.answer({ status: 500, body: "rikki\u0000<b>" });
    await world.make("Order");
    await workUntil(() => receiver.received.length > 0);
    const [tried] = await deliveriesOf(hook);
    expect(tried).toMatchObject({ state: "waiting", attemptCount: 1 });
    expect(tried?.attempts[0]).toMatchObject({ status: 500, error: null, answer: "rikki<b>" });
    const wait = Date.parse(tried?.dueAt ?? "") - portal.clock.now().getTime();
    expect(wait).toBeGreaterThan(4000);
    expect(wait).toBeLessThan(6000);
    for (let attempt = 2; attempt <= 10; attempt++) {
      await portal.db
        .updateTable("webhook_deliveries")
        .set({ due_at: portal.clock.now() })
        .where("due_at", "is not", null)
        .execute();
      await workUntil(() => receiver.received.length >= attempt);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await deliveriesOf(hook))[0]).toMatchObject({ state: "failed", attemptCount: 10, dueAt: null });
    receiver.answer({});
    const again = await admin.post<{ sent: number }>(`${path}/${hook.id}/resend`, { since: "2020-01-01T00:00:00Z" });
    expect(again.body).toEqual({ sent: 1 });
    await workUntil(async () => (await deliveriesOf(hook))[0]?.state === "delivered");
    expect(await hooked.find(hook)).toMatchObject({ failingSince: null });
    const one = await admin.post(`${path}/${hook.id}/deliveries/${tried?.id ?? ""}/resend`);
    expect(one.status).toBe(204);
    await workUntil(() => receiver.received.length >= 12);
  });

  test("is left alone for as long as it asks", async () => {
    const { world, workUntil, find, portal } = hooked;
    const hook = await add(receiver.url, { types: ["order.created"] });
    receiver.answer({ status: 429, headers: { "retry-after": "600" } });
    await world.make("Order");
    await workUntil(() => receiver.received.length > 0);
    const { pausedUntil } = await find(hook);
    expect(Date.parse(pausedUntil ?? "") - portal.clock.now().getTime()).toBeGreaterThan(590_000);
    await world.make("Order");
    await advanceWebhooks(hooked.context, new AbortController().signal);
    expect(receiver.received).toHaveLength(1);
  });

  test("that is gone is turned off at once, and one of five days with a mail; what was missed is sent on wish", async () => {
    const { world, workUntil, find, portal, admin, path } = hooked;
    const hook = await add(receiver.url, { types: ["order.created"] });
    receiver.answer({ status: 410 });
    await world.make("Order");
    await workUntil(() => receiver.received.length > 0);
    const gone = await find(hook);
    expect(gone).toMatchObject({ off: true, offReason: "gone" });
    await world.make("Order");
    receiver.answer({});
    const headers = { "if-match": `"${gone.version}"` };
    const turned = await admin.patch(`${path}/${hook.id}`, { off: false, missed: "send" }, headers);
    expect(turned.status).toBe(200);
    await workUntil(() => receiver.received.length >= 2);

    receiver.answer({ status: 503 });
    const since = new Date(portal.clock.now().getTime() - 5 * dayMs);
    await portal.db.updateTable("webhooks").set({ failing_since: since }).where("id", "=", hook.id).execute();
    await world.make("Order");
    await workUntil(async () => (await find(hook)).off);
    expect(await find(hook)).toMatchObject({ offReason: "failing" });
    const { rows } = await portal.pool.query<{ payload: { text: string } }>(
      "SELECT payload FROM outbox WHERE payload->>'subject' LIKE '%on pois päältä' ORDER BY id",
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.payload.text).not.toContain("salainen");
  });
});

test("two processes tell each event once", async () => {
  const { world, context, deliveriesOf } = hooked;
  const hook = await add(receiver.url, { types: ["order.created"] });
  for (let index = 0; index < 10; index++) await world.make("Order");
  const work = () => advanceWebhooks(context, new AbortController().signal);
  for (const end = Date.now() + 10_000; receiver.received.length < 10 && Date.now() < end;)
    await Promise.all([work(), work(), work()]);
  await work();
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  expect((await deliveriesOf(hook)).every(({ state }) => state === "delivered")).toBe(true);
});

test("a process that died in the middle leaves nothing undone: it is sent again under the same id", async () => {
  const { world, workUntil, portal } = hooked;
  await add(receiver.url, { types: ["order.created"] });
  await world.make("Order");
  await workUntil(() => receiver.received.length > 0);
  // As it is after a claim whose process is gone: not told, its lease over.
  const { db, clock } = portal;
  await db.updateTable("webhook_deliveries").set({ state: "waiting", due_at: clock.now(), attempts: 0 }).execute();
  await workUntil(() => receiver.received.length > 1);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
});

test("a test is sent once, and what came of it is answered", async () => {
  const { admin, path } = hooked;
  const hook = await add(receiver.url);
  receiver.answer({ status: 202, body: "kiitos" });
  const { status, body } = await admin.post(`${path}/${hook.id}/test`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 202, error: null, answer: "kiitos" });
  expect(typesOf()).toEqual(["webhook.test"]);
  expect(verified(hook, receiver.received[0] as Received)).toBeTruthy();
});

test("what waits is told in the eyes in which it happened, though the role is changed meanwhile", async () => {
  const { world, workUntil, admin, path, find } = hooked;
  const hook = await add(receiver.url, { types: ["order.created"] });
  receiver.answer({ status: 500 });
  const order = await world.make("Order");
  await workUntil(() => receiver.received.length > 0);
  const headers = { "if-match": `"${(await find(hook)).version}"` };
  expect((await admin.patch(`${path}/${hook.id}`, { role: "SUPPLIER" }, headers)).status).toBe(200);
  const { db, clock } = hooked.portal;
  await db.updateTable("webhook_deliveries").set({ due_at: clock.now() }).where("due_at", "is not", null).execute();
  await workUntil(() => receiver.received.length > 1);
  const { data } = bodyOf(receiver.received[1] as Received);
  expect(data).toMatchObject({ role: "SUBSCRIBER", eventId: order.id });
  expect(data["href"]).toContain("/roles/SUBSCRIBER/");
});

test("nothing is sent while a secret does not open, and its attempts are as many as any other's", async () => {
  const { world, context, deliveriesOf, admin, path, workUntil } = hooked;
  const hook = await add(receiver.url, { types: ["order.created"] });
  await hooked.portal.db.updateTable("webhooks").set({ secret: "" }).where("id", "=", hook.id).execute();
  await world.make("Order");
  await workUntil(async () => (await deliveriesOf(hook)).length > 0);
  await advanceWebhooks(context, new AbortController().signal);
  expect(receiver.received).toHaveLength(0);
  expect(await deliveriesOf(hook)).toMatchObject([{ state: "waiting", attemptCount: 1 }]);
  for (let attempt = 2; attempt <= 11; attempt += 1) {
    await hooked.portal.db
      .updateTable("webhook_deliveries")
      .set({ due_at: hooked.portal.clock.now() })
      .where("webhook_id", "=", hook.id)
      .where("due_at", "is not", null)
      .execute();
    await advanceWebhooks(context, new AbortController().signal);
  }
  expect(receiver.received).toHaveLength(0);
  expect(await deliveriesOf(hook)).toMatchObject([{ state: "failed", attemptCount: 10 }]);
  const kept = hooked.portal.db.selectFrom("webhooks").select(["off_since", "failing_since"]).where("id", "=", hook.id);
  expect(await kept.execute()).toEqual([{ off_since: null, failing_since: null }]);
  expect((await admin.post(`${path}/${hook.id}/test`)).body).toMatchObject({ status: null, error: "SECRET" });
});

test("nothing is told once the organization has lost the role or is closed", async () => {
  const { world, portal, context, workUntil } = hooked;
  await add(receiver.url, { types: ["order.created"] });
  await world.make("Order");
  const { db, clock } = portal;
  await db.updateTable("organizations").set({ closed_at: clock.now() }).where("id", "=", world.subscriber.id).execute();
  await advanceWebhooks(context, new AbortController().signal);
  expect(receiver.received).toHaveLength(0);
  await db.updateTable("organizations").set({ closed_at: null }).where("id", "=", world.subscriber.id).execute();
  await workUntil(() => receiver.received.length > 0);
});
