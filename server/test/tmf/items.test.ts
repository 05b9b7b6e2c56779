import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeProduct } from "../builders/make-product.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { midnight, newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;
let second: { id: string };

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  const { db, supplier, product } = world;
  await db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", supplier.id).execute();
  await db.updateTable("product_groups").set({ multi_product: true }).where("id", "=", product.group.id).execute();
  second = await makeProduct(db, supplier, { group: product.group });
  buyer = callTmf(portal, (await makeApiClient(db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(db, world.supplier)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Refusal = { code: string; errors: { code: string; propertyPath: string }[] };
type Order = TmfJson & { id: string; productOrderItem: (TmfJson & { product: TmfJson })[] };

/** An order of two products, the second of which says more of its own. */
function two(product: TmfJson = {}): Order {
  const order = newOrder(world) as Order;
  const [first] = order.productOrderItem;
  const other = { id: "B-2", action: "add", productOffering: { id: second.id }, product };
  return { ...order, productOrderItem: [first, other] as Order["productOrderItem"] };
}
const placeOf = (order: Order) => (order.productOrderItem[0]?.product["place"] as TmfJson[] | undefined)?.[0];

test("what the document has once may be on the first item alone, or the same on all", async () => {
  const alone = await buyer.post<Order>(orders, two());
  expect([alone.status, alone.status === 201 ? "" : alone.text]).toEqual([201, ""]);
  const order = two();
  const [first, other] = order.productOrderItem;
  const { status, body, text } = await buyer.post<Order>(orders, {
    ...order,
    productOrderItem: [first, { ...other, product: first?.product }],
  });
  expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
  expect(body.productOrderItem.map(({ id }) => id)).toEqual(["A-1", "B-2"]);
});

const characteristic = (name: string, value: unknown) => ({ productCharacteristic: [{ name, value }] });

test.each([
  ["place", () => ({ place: [{ ...placeOf(two()), streetNr: "13" }] }), "/productOrderItem/1/product/place/0"],
  ["field", () => characteristic("subscriberInfo", "Aamulla"), "/productOrderItem/1/product/productCharacteristic/0"],
] as const)("another %s on another item is refused, not taken for the first", async (_name, more, path) => {
  const { status, body } = await buyer.post<Refusal>(orders, two(more()));
  expect([status, body.errors.map((one) => [one.code, one.propertyPath])]).toEqual([422, [["otherIssue", path]]]);
});

const priced = (id: string, value: number) => ({
  id,
  itemPrice: [{ name: "monthlyFee", priceType: "recurring", price: { dutyFreeAmount: { unit: "EUR", value } } }],
});

test("the supplier's answer is matched to the items by their ids, in whichever order", async () => {
  const { body: made } = await buyer.post<Order>(orders, two());
  const [b, a] = [priced("B-2", 22), priced("A-1", 11)];
  const { status, body, text } = await seller.patch<Order>(`${orders}/${made.id}`, {
    expectedCompletionDate: midnight(inDays(30)),
    productOrderItem: [{ ...b, product: { productSerialNumber: `L-${nextNumber()}` } }, a],
  });
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  expect(body.productOrderItem).toMatchObject([
    { id: "A-1", itemPrice: [{}, { price: { dutyFreeAmount: { value: 11 } } }] },
    { id: "B-2", itemPrice: [{}, { price: { dutyFreeAmount: { value: 22 } } }] },
  ]);
  const unknown = await seller.patch<Refusal>(`${orders}/${made.id}`, { productOrderItem: [priced("C-3", 1)] });
  expect([unknown.status, unknown.body.errors[0]?.propertyPath]).toEqual([422, "/productOrderItem/0/id"]);
  const twice = await seller.patch(`${orders}/${made.id}`, { productOrderItem: [a, a] });
  expect(twice.status).toBe(422);
});

test("the whole resource may be sent back; what the other side writes is refused where it is another", async () => {
  const { body: made } = await buyer.post<Order>(orders, two());
  for (const caller of [buyer, seller]) {
    const { body: read } = await caller.get<Order>(`${orders}/${made.id}`);
    const { status, body, text } = await caller.patch<Order>(`${orders}/${made.id}`, read);
    expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
    expect(body).toEqual(read);
  }
  expect((await world.desks.subscriber.read({ id: Number(made.id), documentType: "Order" })).body.eventState).toBe(
    "OPEN",
  );
  const urgent = await seller.patch<Refusal>(`${orders}/${made.id}`, { priority: "1" });
  expect([urgent.status, urgent.body.errors]).toMatchObject([
    422,
    [{ code: "unexpectedProperty", propertyPath: "/priority" }],
  ]);
  const promised = await buyer.patch<Refusal>(`${orders}/${made.id}`, {
    expectedCompletionDate: midnight(inDays(9)),
  });
  expect([promised.status, promised.body.errors]).toMatchObject([422, [{ propertyPath: "/expectedCompletionDate" }]]);
});

test("a field of another kind of document is no field of an order", async () => {
  const { status, body } = await buyer.post<Refusal>(orders, two(characteristic("faultTime", "2026-11-01T09:00:00Z")));
  expect([status, body.errors]).toMatchObject([
    422,
    [{ code: "unexpectedProperty", propertyPath: "/productOrderItem/1/product/productCharacteristic/0" }],
  ]);
});

test("a question of the buyer's own does not wait for the buyer", async () => {
  const { body: made } = await buyer.post<Order>(orders, newOrder(world));
  await seller.patch(`${orders}/${made.id}`, { state: "inProgress" });
  const asked = await world.desks.subscriber.act(
    (await world.desks.subscriber.read({ id: Number(made.id), documentType: "Order" })).body,
    { action: "askQuestion", text: "Milloin?" },
  );
  expect([asked.status, asked.body.eventState]).toEqual([200, "IN_PROCESSING"]);
  expect((await buyer.get(`${orders}/${made.id}`)).body["state"]).toBe("inProgress");
});

test("an item keeps its id when the products are changed on the screen", async () => {
  const { body: made } = await buyer.post<Order>(orders, two());
  const document = { id: Number(made.id), documentType: "Order" } as const;
  await world.desks.subscriber.lock(document.id);
  const read = (await world.desks.subscriber.read(document)).body;
  const edited = await world.desks.subscriber.act(read, {
    action: "edit",
    document: read.document,
    eventProducts: [{ productId: second.id }],
  });
  expect([edited.status, edited.status === 200 ? "" : edited.text]).toEqual([200, ""]);
  const { body } = await buyer.get<Order>(`${orders}/${made.id}`);
  expect(body.productOrderItem).toMatchObject([{ id: "B-2", productOffering: { id: second.id } }]);
});
