import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dayMs } from "@runko/domain/values/durations";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApiClient } from "../../server/test/builders/make-api-client.ts";
import { createHookedWorld, type HookedWorld } from "../../server/test/webhooks/support/hooked-world.ts";
import { createReceiver, type Receiver } from "../../server/test/webhooks/support/receiver.ts";
import { ApiProblem, createClient, verifyWebhook, type DocumentEvent, type RunkoClient } from "../src/index.ts";

let hooked: HookedWorld;
let receiver: Receiver;
let url: string;
let buyer: RunkoClient;
let seller: RunkoClient;
let own: { id: string; role: "SUBSCRIBER" };
let theirs: { id: string; role: "SUPPLIER" };

beforeAll(async () => {
  hooked = await createHookedWorld();
  const { world, portal } = hooked;
  receiver = await createReceiver();
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}/`;
  own = { id: world.subscriber.id, role: "SUBSCRIBER" };
  theirs = { id: world.supplier.id, role: "SUPPLIER" };
  buyer = createClient({ url, token: (await makeApiClient(portal.db, world.subscriber)).token });
  const { token } = await makeApiClient(portal.db, world.supplier);
  seller = createClient({ url, token: async () => token });
});
afterAll(async () => {
  await receiver.close();
  await hooked.portal.close();
});

const orders = "/organizations/{id}/roles/{role}/orders";
const order = "/organizations/{id}/roles/{role}/orders/{docId}";

async function makeOrder(client: RunkoClient): Promise<number> {
  const { data, error } = await client.POST(orders, {
    params: { path: own },
    body: hooked.world.bodyOf("Order") as never,
  });
  expect(error).toBeUndefined();
  return data?.id ?? 0;
}

async function act(eventId: number, body: object): Promise<string> {
  const path = { ...theirs, docId: eventId };
  const { response } = await seller.GET(order, { params: { path } });
  const header = { "if-match": response.headers.get("etag") ?? "" };
  const { data, error } = await seller.PATCH(order, { params: { path, header }, body: body as never });
  expect(error).toBeUndefined();
  return data?.eventState ?? "";
}

/** Listens until that type has come. */
async function hear(client: RunkoClient, where: { id: string; role: "SUBSCRIBER" | "SUPPLIER" }, last: string) {
  const heard: DocumentEvent[] = [];
  const signal = AbortSignal.timeout(10_000);
  for await (const event of client.events({ organizationId: where.id, role: where.role, pause: 20, signal })) {
    heard.push(event);
    if (event.type === last) break;
  }
  return heard;
}

test("two programs bring an order from its making to READY, and hear of it by feed and webhook", async () => {
  const hook = await hooked.add(receiver.url);
  const eventId = await makeOrder(buyer);
  const [created] = await hear(seller, theirs, "order.created");
  expect(created).toMatchObject({ eventId, actor: "counterpart" });
  const lock = "/organizations/{id}/roles/{role}/events/{eventId}/lock-for-editing";
  const hold = () => seller.PATCH(lock, { params: { path: { ...theirs, eventId } } });
  const day = (days: number) => addDays(todayInHelsinki(new Date()), days);
  expect(await act(eventId, { action: "startProcessing" })).toBe("IN_PROCESSING");
  await hold();
  const answer = {
    estimatedDeliveryDate: day(30),
    supplierConnectionId: "KUITU-1",
    supplierInfo: "Asentaja soittaa ennen käyntiä",
  };
  expect(await act(eventId, { action: "confirm", document: answer })).toBe("CONFIRMED");
  await act(eventId, { action: "deliver" });
  const delivered = { connectionDetails: "Portti 3, VLAN 112", actualDeliveryDate: day(0) };
  expect(await act(eventId, { action: "signReady", document: delivered })).toBe("READY");

  const heard = await hear(buyer, own, "order.ready");
  expect(heard.map(({ eventState }) => eventState)).toContain("CONFIRMED");
  await hooked.workUntil(() => receiver.received.length > heard.length);
  const messages = receiver.received.map(({ headers, body }) => verifyWebhook(hook.secret, headers, body));
  expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(heard.map(({ type }) => type)));
  const [one] = receiver.received;
  if (!one) throw new Error("Nothing came");
  expect(() => verifyWebhook(hook.secret, one.headers, one.body.replace("Order", "Fault"))).toThrow("No matching");
});

test("an order whose answer was lost on the way is one order", async () => {
  let isLost = false;
  const losing = createClient({
    url,
    token: (await makeApiClient(hooked.portal.db, hooked.world.subscriber)).token,
    fetch: async (request) => {
      const response = await fetch(request);
      if (isLost) return response;
      isLost = true;
      throw new TypeError("fetch failed");
    },
  });
  const countOrders = async () =>
    (await buyer.GET(orders, { params: { path: own } })).response.headers.get("x-total-count");
  const before = Number(await countOrders());
  await makeOrder(losing);
  expect([isLost, Number(await countOrders())]).toEqual([true, before + 1]);
});

test("a list of several pages comes whole, each row once; a wrong one is a problem", async () => {
  for (let made = 0; made < 3; made += 1) await makeOrder(buyer);
  const asked: string[] = [];
  const paged = createClient({
    url,
    token: (await makeApiClient(hooked.portal.db, hooked.world.subscriber)).token,
    // Pages of two instead of 500.
    fetch: (request) => {
      const short = new Request(String((request as Request).url).replace("limit=500", "limit=2"), request as Request);
      asked.push(short.url);
      return fetch(short);
    },
  });
  const ids: unknown[] = [];
  const query = { filter: JSON.stringify({ order: "id ASC" }) };
  for await (const row of paged.everyRow(orders, { path: own, query })) ids.push(row.id);
  expect(asked.length).toBeGreaterThan(1);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)));
  const { response } = await buyer.GET(orders, { params: { path: own } });
  expect(ids).toHaveLength(Number(response.headers.get("x-total-count")));
  const wrong = buyer.everyRow(orders, { path: own, query: { filter: "{" } }).next();
  await expect(wrong).rejects.toSatisfy((error) => error instanceof ApiProblem && error.status === 400);
});

test("the cursor is kept after what stands before it, and one too old is told", async () => {
  await makeOrder(buyer);
  await hear(buyer, own, "order.created");
  const where = { organizationId: own.id, role: own.role, pause: 20 };
  const ending = new AbortController();
  let kept = "";
  const onCursor = (cursor: string) => {
    kept = cursor;
    ending.abort();
  };
  const keptAt: string[] = [];
  for await (const { type } of buyer.events({ ...where, onCursor, signal: ending.signal })) keptAt.push(type + kept);
  expect(keptAt).toContain("order.created");
  expect([keptAt.some((text) => text.length > 80), kept.length]).toEqual([false, 80]);
  const next = await makeOrder(buyer);
  for await (const event of buyer.events({ ...where, after: kept })) {
    expect(event.eventId).toBe(next);
    break;
  }
  hooked.portal.clock.pass(31 * dayMs);
  await expect(buyer.events({ ...where, after: kept }).next()).rejects.toThrow("410 CURSOR_EXPIRED");
  const gaps: string[] = [];
  const stop = new AbortController();
  for await (const event of buyer.events({
    ...where,
    after: kept,
    onGap: (oldest) => gaps.push(oldest),
    signal: stop.signal,
  })) {
    expect(event.type).toBe("order.created");
    break;
  }
  expect(gaps).toHaveLength(1);
});
