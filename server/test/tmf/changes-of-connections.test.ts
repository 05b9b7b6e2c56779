import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { deliverConnection } from "./deliver-connection.ts";
import { midnight } from "./new-order.ts";
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
afterAll(() => portal.close());

const deliver = () => deliverConnection(world);

const item = (connection: number, action: string, more: TmfJson = {}) => ({
  productOrderItem: [{ id: "1", action, product: { id: String(connection), ...more } }],
});

test("a change order says what changes; the rest is the connection's", async () => {
  const connection = await deliver();
  const { status, body, text } = await buyer.post(orders, {
    ...item(connection, "modify", { productCharacteristic: [{ name: "subscriberInfo", value: "Nopeammaksi" }] }),
    requestedCompletionDate: midnight(inDays(60)),
  });
  expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
  expect(body).toMatchObject({
    category: "ChangeOrder",
    state: "acknowledged",
    productOrderItem: [
      { action: "modify", product: { id: String(connection) }, productOffering: { id: world.product.id } },
    ],
  });
  const own = await world.desks.subscriber.read({ id: Number(body["id"]), documentType: "ChangeOrder" });
  expect(own.body).toMatchObject({
    documentType: "ChangeOrder",
    document: { modificationTypes: ["other"], contactName: "Aino Korhonen", subscriberInfo: "Nopeammaksi" },
  });
});

test("a cancel order says by when, and why", async () => {
  const connection = await deliver();
  const { status, body, text } = await buyer.post(orders, {
    ...item(connection, "delete", { productCharacteristic: [{ name: "endReason", value: "Toimipiste lakkautetaan" }] }),
    requestedStartDate: midnight(inDays(60)),
  });
  expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
  expect(body).toMatchObject({ category: "CancelOrder", requestedCompletionDate: midnight(inDays(60)) });
  expect((await buyer.get<TmfJson[]>(`${orders}?productOrderItem.action=delete&fields=id`)).body).toEqual([
    { id: body["id"] },
  ]);
});

test("whose connection it is not is told that there is none", async () => {
  const connection = await deliver();
  const refused = await seller.post<TmfJson & { errors: TmfJson[] }>(orders, {
    ...item(connection, "delete"),
    requestedCompletionDate: midnight(inDays(60)),
  });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ code: "referenceNotFound", propertyPath: "/productOrderItem/0/product/id" }],
  ]);
});

test("an order from an offer is made of it, once", async () => {
  const offer = await world.make("Inquiry");
  const { supplier } = world.desks;
  const started = (await supplier.act(offer, { action: "startProcessing" })).body;
  const answer = { estimatedDeliveryTime: 14, connectFee: "90.00", monthlyFee: "19.90", validUntilDate: inDays(30) };
  await supplier.act(started, { action: "signReady", document: answer });
  const order = {
    quote: [{ id: String(offer.id) }],
    requestedCompletionDate: midnight(inDays(60)),
    relatedParty: [{ id: "endCustomer", role: "endCustomer", name: "Esimerkki Oy", "@referredType": "Organization" }],
    productOrderItem: [
      {
        id: "1",
        action: "add",
        productOffering: { id: world.product.id },
        product: { productCharacteristic: [{ name: "subscriberConnectionId", value: "TARJ-1" }] },
      },
    ],
  };
  const made = await buyer.post(orders, order);
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      quote: [{ id: String(offer.id) }],
      productOrderItem: [
        { itemPrice: [{ price: { dutyFreeAmount: { value: 90 } } }, { price: { dutyFreeAmount: { value: 19.9 } } }] },
      ],
    },
  ]);
  const again = await buyer.post(orders, order);
  expect([again.status, again.body["code"]]).toEqual([409, "ALREADY_ORDERED"]);
});

test("what the supplier drafts is not the buyer's to read until it is shown, nor to find", async () => {
  const { id } = await world.make("Order");
  await seller.patch(`${orders}/${id}`, { state: "inProgress" });
  const draft = {
    expectedCompletionDate: midnight(inDays(30)),
    productOrderItem: [{ product: { productCharacteristic: [{ name: "supplierInfo", value: "SALAINEN" }] } }],
  };
  const drafted = await seller.patch(`${orders}/${id}`, draft);
  expect([drafted.status, drafted.text.includes("SALAINEN")]).toEqual([200, true]);
  const seen = await buyer.get(`${orders}/${id}`);
  expect(seen.text).not.toContain("SALAINEN");
  expect(seen.body["expectedCompletionDate"]).toBeUndefined();
  expect(JSON.stringify(seen.body["milestone"])).not.toContain(inDays(30));
  const found = await buyer.get<TmfJson[]>(`${orders}?expectedCompletionDate=${midnight(inDays(30))}`);
  expect(found.body).toEqual([]);
});
