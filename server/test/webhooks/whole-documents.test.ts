import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { HookedWorld, Made } from "./support/hooked-world.ts";
import { bodyOf, verified, type Received, type Receiver } from "./support/receiver.ts";
import { hookEachTest } from "./support/hook-each-test.ts";

let hooked: HookedWorld;
let receiver: Receiver;
const { add, now } = hookEachTest();
beforeEach(() => {
  ({ hooked, receiver } = now());
});

const documentsOf = () => receiver.received.map((one) => [bodyOf(one).type, bodyOf(one).data["document"]]);

test("a webhook of whole documents tells it as GET does when it is sent", async () => {
  const { world, workUntil, find } = hooked;
  const hook = await add(receiver.url, { format: "full" });
  expect(await find(hook)).toMatchObject({ format: "full" });
  const order = await world.make("Order");
  await world.desks.supplier.act(order, { action: "startProcessing" });
  await workUntil(() => receiver.received.length >= 2);
  const { body: seen } = await world.desks.subscriber.get<Record<string, unknown>>(`/events/${order.id}`);
  const told = documentsOf();
  expect(told.map(([type]) => type).toSorted()).toEqual(["order.created", "order.in_processing"]);
  for (const [, document] of told) expect(document).toEqual({ ...seen, clock: expect.anything() });
  expect(verified(hook, receiver.received[0] as Received)).toBeTruthy();
});

test("a webhook of whole documents tells nothing of what its side is not shown", async () => {
  const { world, workUntil } = hooked;
  await add(receiver.url, { format: "full" });
  const inquiry = await world.make("Inquiry");
  const { body: begun } = await world.desks.supplier.act(inquiry, { action: "startProcessing" });
  await world.desks.supplier.lock(inquiry.id);
  const saved = await world.desks.supplier.act(begun, { action: "editAnswer", document: { monthlyFee: "77.13" } });
  await workUntil(() => receiver.received.length >= 2);
  expect(saved.status).toBe(200);
  expect(receiver.received.map(({ body }) => body).join()).toContain('"document":');
  expect(receiver.received.map(({ body }) => body).join()).not.toContain("77.13");
});

test("a whole document that would be too long is told without it, and says so", async () => {
  const { world, workUntil } = hooked;
  await add(receiver.url, { format: "full" });
  const order = await world.make("Order");
  await world.db
    .updateTable("documents")
    .set({ details: sql`details || jsonb_build_object('subscriberInfo', repeat('ä', 12000))` })
    .where("id", "=", order.id)
    .execute();
  await workUntil(() => receiver.received.length >= 1);
  const { data } = bodyOf(receiver.received[0] as Received);
  expect(data).toMatchObject({ eventId: order.id, truncated: true });
  expect(data).not.toHaveProperty("document");
});

test("a whole document that comes back in the answer of its receiver is not kept", async () => {
  const { world, workUntil, deliveriesOf } = hooked;
  receiver.answer({ status: 200, body: "{}" });
  const thin = await add(receiver.url);
  const whole = await add(receiver.url, { format: "full" });
  await world.make("Order");
  const isDone = async (hook: Made) => (await deliveriesOf(hook)).some(({ state }) => state === "delivered");
  await workUntil(async () => (await isDone(thin)) && (await isDone(whole)));
  const answersOf = async (hook: Made) =>
    (await deliveriesOf(hook)).flatMap(({ attempts }) => attempts.map(({ answer }) => answer));
  expect(await answersOf(thin)).toEqual(["{}"]);
  expect(await answersOf(whole)).toEqual([""]);
});

test("a whole document that comes back in a refusal is not kept either, but its code", async () => {
  const { world, workUntil, deliveriesOf } = hooked;
  const refusal = '{"code":"NO_SITE","detail":"Matti Meikäläinen"}';
  receiver.answer({ status: 422, body: refusal });
  const hooks = [await add(receiver.url), await add(receiver.url, { format: "full" })];
  await world.make("Order");
  const answers = async () =>
    (await Promise.all(hooks.map(deliveriesOf))).map(([delivery]) => delivery?.attempts[0]?.answer);
  await workUntil(async () => (await answers()).every((answer) => answer !== undefined));
  expect(await answers()).toEqual([refusal, '{"code":"NO_SITE"}']);
});

test("a webhook of whole documents is chosen and left by a change, and no other form is taken", async () => {
  const { admin, path, find } = hooked;
  const hook = await add(receiver.url);
  expect(await find(hook)).toMatchObject({ format: "thin" });
  const change = (format: string) => admin.change<{ format: string }>(`${path}/${hook.id}`, { format });
  expect((await change("full")).body).toMatchObject({ format: "full" });
  expect((await change("thin")).body).toMatchObject({ format: "thin" });
  expect((await change("tmf")).status).toBe(400);
});
