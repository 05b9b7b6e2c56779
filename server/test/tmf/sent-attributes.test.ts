import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { newOrder, parties } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Order = TmfJson & { id: string };
const make = async (more: TmfJson = {}) => (await buyer.post<Order>(orders, newOrder(world, more))).body;
const channel = [{ id: "2", name: "Puhelin" }];

describe("a list asked by what was sent", () => {
  test("looks at the bodies of at most three attributes", async () => {
    const { id } = await make({ one: "a", two: "b", three: "c", four: "d" });
    const found = await buyer.get<Order[]>(`${orders}?one=a&two=b&three=c&channel.id=1`);
    expect([found.status, found.body]).toMatchObject([400, { code: "INVALID_FILTER" }]);
    const three = await buyer.get<Order[]>(`${orders}?one=a&two=b&three=c&fields=id`);
    expect(three.body).toEqual([{ id }]);
  });

  test.each([
    "productOrderItem.itemPrice.price",
    "productOrderItem",
    "relatedParty.name",
    "productOrderItem.product.place.city",
  ])("is not asked by %s, which the portal tells in its own words", async (attribute) => {
    await make({ relatedParty: [{ id: "oma", role: "asentaja", name: "Maija" }] });
    const found = await buyer.get(`${orders}?${attribute}=x`);
    expect([found.status, found.body]).toMatchObject([400, { code: "INVALID_FILTER" }]);
  });

  test("tells nothing of documents that the caller does not see", async () => {
    const stranger = await addPair(portal);
    const other = callTmf(portal, (await makeApiClient(portal.db, stranger.subscriber)).token);
    await make({ mark: "same" });
    const { body: own } = await other.post<Order>(orders, newOrder(stranger, { mark: "same" }));
    expect((await other.get<Order[]>(`${orders}?mark=same&fields=id`)).body).toEqual([{ id: own.id }]);
  });
});

test("an id that is no text, or is named as something that every object has, breaks nobody's reading", async () => {
  const odd = { role: "asentaja", id: "", "@referredType": "Robotti" };
  const sent = { relatedParty: [{ ...odd, id: { toString: 1 } }], channel: [{ id: { valueOf: 1 } }] };
  const refusals: unknown[] = [{ a: 1 }, [], { toString: 1 }, { constructor: 1 }];
  for (const id of refusals) {
    const refused = await buyer.post(orders, newOrder(world, { relatedParty: [...parties(), { ...odd, id }] }));
    expect([id, refused.status]).toEqual([id, 400]);
  }
  const echoed = await buyer.post(orders, newOrder(world, { channel: sent.channel }));
  expect([echoed.status, echoed.body["channel"]]).toEqual([201, sent.channel]);
  const { id } = await make();
  const kept = portal.db.updateTable("tmf_documents").where("document_id", "=", Number(id));
  await kept.set({ sent: JSON.stringify({ productOrderItem: [{ id: { toString: 1 } }], ...sent }) }).execute();
  for (const caller of [buyer, seller])
    expect((await caller.get(`${orders}/${id}?fields=id,channel`)).status).toBe(200);
});

test.each([["cancelled"], 5, {}])("a state that is no text but %j is refused", async (state) => {
  const { id } = await make();
  const refused = await buyer.patch<{ errors: TmfJson[] }>(`${orders}/${id}`, { state });
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ propertyPath: "/state" }]]);
});

describe("what was sent is changed as the document is edited", () => {
  test("while it is open, under its version", async () => {
    const { id } = await make();
    const before = await buyer.get(`${orders}/${id}`);
    const stale = await buyer.patch(`${orders}/${id}`, { channel }, { "if-match": '"99"' });
    expect([stale.status, stale.body["code"]]).toEqual([412, "STALE_VERSION"]);
    const changed = await buyer.patch(`${orders}/${id}`, { channel }, { "if-match": before.headers["etag"] ?? "" });
    expect([changed.status, changed.body["channel"]]).toEqual([200, channel]);
    expect(changed.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  test("not while a person has reserved it, and not once it is worked on or over", async () => {
    const { id } = await make();
    await world.desks.subscriber.lock(Number(id));
    expect((await buyer.patch(`${orders}/${id}`, { channel })).status).toBe(423);
    await world.desks.subscriber.lock(Number(id), "?reset=true");
    await seller.patch(`${orders}/${id}`, { state: "inProgress" });
    const late = await buyer.patch(`${orders}/${id}`, { externalId: "PO-78" });
    expect([late.status, late.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
    const { body: whole } = await buyer.get<Order>(`${orders}/${id}`);
    const same = await buyer.patch<Order>(`${orders}/${id}`, whole);
    expect([same.status, same.body]).toEqual([200, whole]);
    await buyer.patch(`${orders}/${id}`, { state: "cancelled", cancellationReason: "Perui" });
    expect((await buyer.patch(`${orders}/${id}`, { channel })).status).toBe(409);
    expect((await buyer.get(`${orders}/${id}`)).body).toMatchObject({ externalId: "PO-77", channel: [{ id: "1" }] });
  });

  test("by two at once, and neither is lost", async () => {
    const { id } = await make();
    const changes = [{ first: "1" }, { second: "2" }];
    const answers = await Promise.all(changes.map((change) => buyer.patch(`${orders}/${id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await buyer.get(`${orders}/${id}`)).body).toMatchObject({ first: "1", second: "2" });
  });
});

test("of a document whose people are anonymized nothing is told that its client sent", async () => {
  const externalId = "Maija-1";
  const { id } = await make({ externalId, contact: "Maija" });
  const tasks = "/productOrderingManagement/v4/cancelProductOrder";
  const task = await buyer.post(tasks, { productOrder: { id }, cancellationReason: "Maija muutti" });
  await portal.db.updateTable("documents").set({ anonymized_at: new Date() }).where("id", "=", Number(id)).execute();
  for (const caller of [buyer, seller]) {
    const { body } = await caller.get<TmfJson & { productOrderItem: TmfJson[] }>(`${orders}/${id}`);
    expect([body["externalId"], body["contact"], body.productOrderItem[0]?.["id"]]).toEqual([
      undefined,
      undefined,
      "1",
    ]);
  }
  for (const query of [`externalId=${externalId}`, "contact=Maija"])
    expect((await buyer.get<Order[]>(`${orders}?${query}`)).body).toEqual([]);
  const told = await buyer.get(`${tasks}/${String(task.body["id"])}`);
  expect([told.status, told.body["cancellationReason"]]).toEqual([200, undefined]);
});
