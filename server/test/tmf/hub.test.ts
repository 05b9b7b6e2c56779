import { sql } from "kysely";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listenerUrl } from "../../src/tmf/listener-url.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { nextNumber } from "../builders/next-number.ts";
import { act, ask, charge, placeOrder } from "../documents/support/requests.ts";
import { inDays, today } from "../documents/support/forms.ts";
import { createHookedWorld, type Delivery, type HookedWorld } from "../webhooks/support/hooked-world.ts";
import { createReceiver, type Receiver } from "../webhooks/support/receiver.ts";
import { patched } from "./create-tmf-world.ts";
import { conformToEventOfV4, conformToV4 } from "./conform-to-v4.ts";
import { midnight, newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const cancelling = "/productOrderingManagement/v4/cancelProductOrder";
const hubs = "/productOrderingManagement/v4/hub";
type Hub = { id: string; callback: string; query: string };
type Event = TmfJson & { eventId: string; eventType: string; event: { productOrder: TmfJson } & TmfJson };

let hooked: HookedWorld;
let receiver: Receiver;
let buyer: TmfCaller;
let seller: TmfCaller;
beforeAll(async () => {
  hooked = await createHookedWorld();
});
beforeEach(async () => {
  const { portal, world } = hooked;
  receiver = await createReceiver();
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
});
afterEach(async () => {
  for (const { body } of receiver.received) conformToEventOfV4(JSON.parse(body) as TmfJson);
  await receiver.close();
  await hooked.portal.db.deleteFrom("webhooks").execute();
});
afterAll(() => hooked.portal.close());

async function listen(caller: TmfCaller, more: TmfJson = {}): Promise<Hub> {
  const { status, body, text } = await caller.post<Hub>(hubs, { callback: receiver.url, ...more });
  expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
  return body;
}
const make = async () => (await buyer.post<TmfJson & { id: string }>(orders, newOrder(hooked.world))).body;
const heard = () => receiver.received.map(({ body }) => JSON.parse(body) as Event);

describe("a hub", () => {
  test("is made, told of, shown to the organization's administrators, and deleted", async () => {
    const { body, headers } = await buyer.post<Hub>(hubs, { callback: receiver.url });
    expect(body).toEqual({ id: expect.any(String) as string, callback: receiver.url, query: "" });
    expect(headers["location"]).toBe(`${hooked.portal.config.publicUrl}/tmf-api${hubs}/${body.id}`);
    expect((await buyer.get<Hub[]>(hubs)).body).toEqual([body]);
    expect((await buyer.get<Hub>(`${hubs}/${body.id}`)).body).toEqual(body);
    expect((await hooked.admin.get<TmfJson[]>(hooked.path)).body).toMatchObject([
      {
        id: body.id,
        url: receiver.url,
        role: "BOTH",
        format: "tmf",
        hubApi: "productOrderingManagement",
        hubQuery: "",
      },
    ]);
    expect((await buyer.ask("DELETE", `${hubs}/${body.id}`)).status).toBe(204);
    expect((await buyer.get<Hub[]>(hubs)).body).toEqual([]);
  });

  test("of another organization is not there", async () => {
    const { portal } = hooked;
    const { id } = await listen(buyer);
    const other = await makeOrganization(portal.db, { roles: ["SUBSCRIBER"] });
    const stranger = callTmf(portal, (await makeApiClient(portal.db, other)).token);
    expect((await stranger.get(`${hubs}/${id}`)).status).toBe(404);
    expect((await stranger.ask("DELETE", `${hubs}/${id}`)).status).toBe(404);
    expect((await stranger.get<Hub[]>(hubs)).body).toEqual([]);
    expect((await buyer.get(`${hubs}/kissa`)).status).toBe(404);
  });

  test("to one callback with one query is one, also of two asked for at once", async () => {
    const query = "eventType=ProductOrderCreateEvent";
    const answers = await Promise.all([1, 2].map(() => buyer.post(hubs, { callback: receiver.url, query })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await listen(buyer);
  });

  test.each([
    [{}, 400, "/callback"],
    [{ callback: "ftp://a.example/" }, 422, "/callback"],
    [{ callback: "https://a:b@a.example/" }, 422, "/callback"],
    [{ callback: "https://a.example/", query: "state=completed" }, 422, "/query"],
    [{ callback: "https://a.example/", query: "eventType=QuoteCreateEvent" }, 422, "/query"],
  ])("of %j is refused", async (body, status, path) => {
    const refused = await buyer.post<{ errors: { propertyPath: string }[] }>(hubs, body);
    expect([refused.status, refused.body.errors.map((one) => one.propertyPath)]).toEqual([status, [path]]);
  });

  test("is not made by who reads no documents, and changes are bounded", async () => {
    const { portal, world } = hooked;
    const scopes = ["webhooks:manage"] as const;
    const blind = callTmf(portal, (await makeApiClient(portal.db, world.subscriber, { scopes })).token);
    expect((await blind.post(hubs, { callback: receiver.url })).status).toBe(403);
    const answers = [];
    for (let each = 0; each < 11; each++) answers.push(await buyer.post(hubs, {}));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe("what a hub is told", () => {
  test("is nothing once its client has no token left that holds", async () => {
    const { portal } = hooked;
    await listen(buyer);
    await make();
    await hooked.workUntil(() => receiver.received.length === 1);
    await portal.db.updateTable("api_tokens").set({ revoked_at: portal.clock.now() }).execute();
    const { world } = hooked;
    buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
    await make();
    await listen(buyer, { callback: `${receiver.url}&toinen=1` });
    await make();
    await hooked.workUntil(() => receiver.received.length > 1);
    expect(receiver.received.slice(1).every(({ path }) => path.includes("toinen"))).toBe(true);
  });

  test("is each event of the standard at its listener, signed, with the resource as its client reads it", async () => {
    const { id: hub } = await listen(buyer);
    const secret = await hooked.admin.post<{ secret: string }>(`${hooked.path}/${hub}/secret`);
    const order = await make();
    await hooked.workUntil(() => receiver.received.length === 1);
    const [created] = receiver.received;
    expect(created?.path).toBe("/runko/listener/productOrderCreateEvent?token=salainen");
    const event = heard()[0] as Event;
    expect(created?.headers["webhook-id"]).toBe(`msg_${event.eventId.replaceAll("-", "")}`);
    expect(
      new Verifier(secret.body.secret).verify(created?.body ?? "", created?.headers as Record<string, string>),
    ).toEqual(event);
    expect(event).toMatchObject({
      eventType: "ProductOrderCreateEvent",
      domain: "productOrder",
      eventTime: expect.stringMatching(/Z$/) as string,
      timeOcurred: event["eventTime"],
    });
    expect(event.event).toEqual({ productOrder: order });
    conformToV4("POST", orders, 200, event.event.productOrder);
    await seller.patch(`${orders}/${order.id}`, { state: "inProgress" });
    await seller.patch(`${orders}/${order.id}`, { state: "pending", note: [{ text: "Mikä portti?" }] });
    await hooked.workUntil(() => receiver.received.length === 4);
    expect(
      heard()
        .map(({ eventType }) => eventType)
        .toSorted(),
    ).toEqual([
      "ProductOrderCreateEvent",
      "ProductOrderInformationRequiredEvent",
      "ProductOrderStateChangeEvent",
      "ProductOrderStateChangeEvent",
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
    expect(heard().find((one) => one.eventType.includes("Information"))?.event.productOrder).toMatchObject({
      id: order.id,
      state: "pending",
    });
  });

  test("is of both sides of its organization, and of no other", async () => {
    await listen(seller, { query: "eventType=ProductOrderCreateEvent" });
    const order = await make();
    await hooked.world.make("Inquiry");
    await hooked.workUntil(() => receiver.received.length > 0);
    expect(heard().map(({ eventType, event }) => [eventType, event.productOrder["id"]])).toEqual([
      ["ProductOrderCreateEvent", order.id],
    ]);
  });

  test("is what its query asks for, at the callback itself where that is asked for", async () => {
    const { supplier, subscriber } = hooked.world;
    const callback = `${receiver.url}&runko_path=plain`;
    await listen(buyer, { callback, query: `eventType=ProductOrderStateChangeEvent&relatedParty.id=${supplier.id}` });
    await listen(buyer, { query: "relatedParty.id=0198f0aa-0000-7000-8000-00000000000a" });
    const order = await make();
    await seller.patch(`${orders}/${order.id}`, { state: "inProgress" });
    await hooked.workUntil(() => receiver.received.length > 0);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/runko?token=salainen"]);
    expect(heard()[0]?.event.productOrder["relatedParty"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: subscriber.id, role: "buyer" })]),
    );
  });

  test("hears on the buyer's side what becomes of its tasks that cancel orders", async () => {
    const { world } = hooked;
    const types = ["CreateEvent", "StateChangeEvent", "InformationRequiredEvent"].map(
      (end) => `CancelProductOrder${end}`,
    );
    const query = `eventType=${types.join(",")}`;
    await listen(buyer, { query });
    const other = await createReceiver();
    await seller.post(hubs, { callback: other.url, query: `${query},ProductOrderCreateEvent` });
    const cancel = async (id: string) =>
      (await buyer.post<TmfJson>(cancelling, { productOrder: { id }, cancellationReason: "Asiakas perui" })).body;
    const told = () => heard().map(({ eventType, domain, event }) => [eventType, domain, event["cancelProductOrder"]]);

    const open = await make();
    const atOnce = await cancel(open.id);
    await hooked.workUntil(() => receiver.received.length === 1);
    expect(told()).toEqual([["CancelProductOrderCreateEvent", "cancelProductOrder", atOnce]]);

    const { id } = await placeOrder(world);
    const waiting = await cancel(String(id));
    await hooked.workUntil(() => receiver.received.length === 2);
    expect(told()[1]).toEqual(["CancelProductOrderCreateEvent", "cancelProductOrder", waiting]);
    const order = { id, documentType: "Order" } as const;
    await act(world.desks.supplier, order, charge);
    await hooked.workUntil(() => receiver.received.length === 3);
    expect(told()[2]).toEqual(["CancelProductOrderInformationRequiredEvent", "cancelProductOrder", waiting]);
    await act(world.desks.subscriber, order, { action: "withdrawRequest" });
    await hooked.workUntil(() => receiver.received.length === 4);
    expect(told()[3]).toMatchObject([
      "CancelProductOrderStateChangeEvent",
      "cancelProductOrder",
      { id: waiting["id"], state: "terminatedWithError" },
    ]);

    // An order that is cancelled on a screen has no task, and a seller none at all.
    const plain = await placeOrder(world);
    await act(world.desks.subscriber, { ...order, id: plain.id }, ask);
    await make();
    await hooked.workUntil(() => other.received.length === 2);
    expect(other.received.map(({ body }) => (JSON.parse(body) as Event).eventType)).toEqual([
      "ProductOrderCreateEvent",
      "ProductOrderCreateEvent",
    ]);
    expect(receiver.received).toHaveLength(4);
    await other.close();
  });

  test("ends with the right of its client to read", async () => {
    const { portal, world } = hooked;
    const machine = await makeApiClient(portal.db, world.subscriber);
    await listen(callTmf(portal, machine.token), { query: "eventType=ProductOrderCreateEvent" });
    await portal.db.updateTable("api_clients").set({ disabled: true }).where("id", "=", machine.id).execute();
    const second = await createReceiver();
    await buyer.post(hubs, { callback: second.url });
    await make();
    await hooked.workUntil(() => second.received.length > 0);
    expect(receiver.received).toEqual([]);
    await second.close();
  });
});

describe("what the register and a doubted day are told as", () => {
  type Told = { eventType: string; correlationId: string; event: { product?: TmfJson; productOrder?: TmfJson } };
  const told = () => receiver.received.map(({ body }) => JSON.parse(body) as Told);
  const confirmation = () => ({
    expectedCompletionDate: midnight(inDays(30)),
    productOrderItem: [{ id: "A-1", product: { productSerialNumber: `L-${nextNumber()}` } }],
  });

  test("a connection that is made, and is to end, and is not to after all", async () => {
    const { status } = await buyer.post("/productInventory/v4/hub", { callback: receiver.url });
    expect(status).toBe(201);
    const { id } = await make();
    await patched(seller, orders, { id }, { state: "inProgress", ...confirmation() });
    await patched(
      seller,
      orders,
      { id },
      {
        state: "completed",
        completionDate: midnight(today()),
        productOrderItem: [{ product: { productCharacteristic: [{ name: "connectionDetails", value: "Portti 3" }] } }],
      },
    );
    // What is sent at once may come in any order.
    await hooked.workUntil(() => receiver.received.length === 1);
    const ending = await buyer.post<TmfJson & { id: string }>(orders, {
      requestedCompletionDate: midnight(inDays(60)),
      productOrderItem: [{ id: "1", action: "delete", product: { id } }],
    });
    expect([ending.status, ending.status === 201 ? "" : ending.text]).toEqual([201, ""]);
    await hooked.workUntil(() => receiver.received.length === 2);
    await patched(buyer, orders, ending.body, { state: "cancelled", cancellationReason: "Jatketaan" });
    await hooked.workUntil(() => receiver.received.length === 3);
    expect(
      told().map(({ eventType, correlationId, event }) => [eventType, correlationId, event.product?.["id"]]),
    ).toEqual([
      ["ProductCreateEvent", id, id],
      ["ProductStateChangeEvent", id, id],
      ["ProductStateChangeEvent", id, id],
    ]);
    expect(told().map(({ event }) => event.product?.["status"])).toEqual([
      expect.any(String),
      "pendingTerminate",
      "active",
    ]);
    for (const { event } of told()) conformToV4("GET", "/productInventory/v4/product", 200, event.product);
    expect(receiver.received[0]?.path).toContain("/listener/productCreateEvent");
    const stranger = await buyer.post("/productInventory/v4/hub", {
      callback: receiver.url,
      query: "eventType=ProductOrderCreateEvent",
    });
    expect(stranger.status).toBe(422);
  });

  test("an order whose day is doubted", async () => {
    const { world } = hooked;
    const { id } = await make();
    await seller.patch(`${orders}/${id}`, { state: "inProgress", ...confirmation() });
    await listen(buyer, { query: "eventType=ProductOrderJeopardyAlertEvent" });
    const { body: shown } = await world.desks.supplier.read({ id: Number(id), documentType: "Order" });
    const doubted = { action: "reportJeopardy", delayReason: "WEATHER", text: "Routa", date: inDays(45) };
    expect((await world.desks.supplier.act(shown, doubted)).status).toBe(200);
    await hooked.workUntil(() => receiver.received.length > 0);
    const alert = {
      id: "1",
      name: expect.any(String) as string,
      jeopardyType: "WEATHER",
      message: "Routa",
      alertDate: expect.stringMatching(/Z$/) as string,
      expectedCompletionDate: midnight(inDays(45)),
    };
    expect(told()).toMatchObject([
      { eventType: "ProductOrderJeopardyAlertEvent", event: { productOrder: { id, jeopardyAlert: [alert] } } },
    ]);
    for (const caller of [buyer, seller])
      expect((await caller.get(`${orders}/${id}?fields=jeopardyAlert`)).body).toEqual({ jeopardyAlert: [alert] });
    expect((await buyer.get(`${orders}/${(await make()).id}`)).body).not.toHaveProperty("jeopardyAlert");
  });
});

test("an event that cannot be told is an attempt that failed, and no fault of its receiver", async () => {
  const { portal, admin, path, world } = hooked;
  const { body: hub } = await buyer.post<Hub>("/troubleTicket/v4/hub", { callback: receiver.url });
  const { id } = await world.make("Fault");
  const spoilt = (faultTime: string) =>
    portal.db
      .updateTable("documents")
      .set({ details: sql`details || jsonb_build_object('faultTime', ${faultTime}::text)` })
      .where("id", "=", id)
      .execute();
  await spoilt("kissa");
  const deliveries = async () => (await admin.get<Delivery[]>(`${path}/${hub.id}/deliveries`)).body;
  await hooked.workUntil(async () => (await deliveries()).some(({ attemptCount }) => attemptCount > 0));
  expect(await deliveries()).toMatchObject([
    { state: "waiting", attemptCount: 1, attempts: [{ status: null, error: "MESSAGE" }] },
  ]);
  expect((await admin.get<TmfJson[]>(path)).body).toMatchObject([{ id: hub.id, failingSince: null, off: false }]);
  await spoilt("2026-11-01T08:00:00.000Z");
  await portal.pool.query("UPDATE webhook_deliveries SET due_at = now() WHERE due_at IS NOT NULL");
  await hooked.workUntil(() => receiver.received.length === 1);
});

test("an administrator turns a hub off, and sends it nowhere else", async () => {
  const { id } = await listen(buyer);
  const change = (body: TmfJson) => hooked.admin.patch<TmfJson>(`${hooked.path}/${id}`, body, { "if-match": "*" });
  const moved = await change({ url: "https://muualle.example.fi/" });
  expect([moved.status, moved.body["errors"]]).toMatchObject([422, [{ path: "url", code: "NOT_WRITABLE" }]]);
  expect((await change({ role: "SUBSCRIBER" })).status).toBe(422);
  const off = await change({ off: true });
  expect([off.status, off.body["off"]]).toEqual([200, true]);
});

test("the log of administrators tells whom an address belongs to, and no path of it", async () => {
  const { admin, path, portal, world } = hooked;
  const made = await hooked.add("https://kuulija.example.fi/salainen-1?avain=salainen-2");
  await admin.patch(`${path}/${made.id}`, { url: "https://toinen.example.fi/salainen-3" }, { "if-match": "*" });
  await admin.patch(`${path}/${made.id}`, { url: "https://toinen.example.fi/salainen-4" }, { "if-match": "*" });
  await admin.delete(`${path}/${made.id}`);
  const rows = await portal.db
    .selectFrom("admin_log")
    .select(["action", "changes"])
    .where("organization_id", "=", world.subscriber.id)
    .where("subject_id", "=", made.id)
    .orderBy("id")
    .execute();
  expect(JSON.stringify(rows)).not.toContain("salainen");
  const urls = rows.map(({ action, changes }) => [
    action,
    (changes as { field: string; before: unknown; after: unknown }[]).find(({ field }) => field === "url"),
  ]);
  expect(urls).toEqual([
    ["created", { field: "url", before: null, after: "https://kuulija.example.fi/…" }],
    ["changed", { field: "url", before: "https://kuulija.example.fi/…", after: "https://toinen.example.fi/…" }],
    ["changed", { field: "url", before: "https://toinen.example.fi/…", after: "https://toinen.example.fi/…" }],
    ["deleted", { field: "url", before: "https://toinen.example.fi/…", after: null }],
  ]);
});

test.each([
  ["https://a.example/tmf/", "https://a.example/tmf/listener/productOrderCreateEvent"],
  ["https://a.example/tmf?token=1", "https://a.example/tmf/listener/productOrderCreateEvent?token=1"],
  ["https://a.example", "https://a.example/listener/productOrderCreateEvent"],
  ["https://a.example/in?runko_path=plain&token=1", "https://a.example/in?token=1"],
])("an event for %s is sent to %s", (callback, url) => {
  expect(listenerUrl(new URL(callback), "ProductOrderCreateEvent").href).toBe(url);
});
