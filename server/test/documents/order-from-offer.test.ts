import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeProduct, makeProductGroup, type TestProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Shown } from "./support/desk.ts";
import { answerOf, inDays } from "./support/forms.ts";

let portal: TestApp;
let world: World;
let products: TestProduct[];
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const group = await makeProductGroup(world.db, { multi_product: true });
  await world.db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", world.supplier.id).execute();
  products = await Promise.all([1, 2, 3].map(() => makeProduct(world.db, world.supplier, { group })));
});
afterAll(async () => {
  await portal.close();
});

const offered: DocumentFields = {
  estimatedDeliveryTime: 14,
  connectFee: "500.00",
  monthlyFee: "99.00",
  validUntilDate: inDays(30),
};
const chosen = (...some: TestProduct[]) => ({ eventProducts: some.map(({ id }) => ({ productId: id })) });

async function answered(type: "Inquiry" | "AvailabilityRequest", some: TestProduct[], prices: object[] = []) {
  const { subscriber, supplier } = world.desks;
  const inquiry = (await subscriber.create(type, world.bodyOf(type, {}, chosen(...some)))).body;
  const started = (await supplier.act(inquiry, { action: "startProcessing" })).body;
  const document = type === "Inquiry" ? offered : answerOf(type, "signReady");
  const ready = await supplier.act(started, { action: "signReady", document, eventProducts: prices });
  if (ready.status !== 200) throw new Error(ready.text);
  return ready.body;
}

const orderFrom = (offer: Shown, ...some: TestProduct[]) =>
  world.desks.subscriber.create(
    "Order",
    world.bodyOf("Order", {}, { ...chosen(...some), source: { eventId: offer.id, mode: "ORDER" } }),
  );
const [first, second] = [() => products[0] as TestProduct, () => products[1] as TestProduct];
const priced = (shown: Shown) => shown.eventProducts.map(({ productPrice, monthPrice }) => [productPrice, monthPrice]);

describe("an order from an offer carries the offered prices as agreed (F2, D-40)", () => {
  test("those of its answer and of its products, for both parties and from the first", async () => {
    const prices = [first(), second()].map(({ id }, index) => {
      return { productId: id, productPrice: `${index + 2}50.00`, monthPrice: "49.50" };
    });
    const order = (await orderFrom(await answered("Inquiry", [first(), second()], prices), first(), second())).body;
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const shown = (await desk.read(order)).body;
      expect(shown.document).toMatchObject({ connectFee: "500.00", monthlyFee: "99.00" });
      expect(priced(shown)).toEqual([
        ["250.00", "49.50"],
        ["350.00", "49.50"],
      ]);
    }
  });

  test("the fees of the answer are those of an only product", async () => {
    const order = (await orderFrom(await answered("Inquiry", [first()]), first())).body;
    expect(priced(order)).toEqual([["500.00", "99.00"]]);
  });

  test("what its supplier drafts for the order stays hidden, and what was agreed shown", async () => {
    const order = (await orderFrom(await answered("Inquiry", [first()]), first())).body;
    const { subscriber, supplier } = world.desks;
    const started = (await supplier.act(order, { action: "startProcessing" })).body;
    await supplier.lock(order.id);
    const drafted = (await supplier.act(started, { action: "editAnswer", document: { monthlyFee: "777.00" } })).body;
    expect(drafted.document.monthlyFee).toBe("777.00");
    const read = await subscriber.read(order);
    expect([read.body.document.monthlyFee, read.text.includes("777.00")]).toEqual(["99.00", false]);
  });

  test("the next change order starts from the agreed prices, not from today's", async () => {
    const order = (await orderFrom(await answered("Inquiry", [first()]), first())).body;
    await world.db.updateTable("documents").set({ event_state: "READY" }).where("id", "=", order.id).execute();
    const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
    const change = await world.make("ChangeOrder", {}, { ...chosen(first()), ...source });
    expect(priced(change)).toEqual([["500.00", "99.00"]]);
  });
});

describe("its products are the offer's (F10, D-40)", () => {
  test.each(["Inquiry", "AvailabilityRequest"] as const)("another one than that of the %s is refused", async (type) => {
    const offer = await answered(type, [first()]);
    const group = await makeProductGroup(world.db, { category: "SERVICES" });
    for (const other of [second(), await makeProduct(world.db, world.supplier, { group })]) {
      const refused = await orderFrom(offer, other);
      expect([refused.status, refused.body.errors?.map(({ path, code }) => [path, code])]).toMatchObject([
        422,
        expect.arrayContaining([["eventProducts.0.productId", "PRODUCT_NOT_IN_OFFER"]]),
      ]);
    }
    expect((await world.desks.subscriber.read(offer)).body["ordered"]).toBe(false);
  });

  test("nor is another one chosen later; one that the catalogue has no longer is ordered still", async () => {
    const offer = await answered("Inquiry", [first()]);
    await world.db.updateTable("products").set({ active: false }).where("id", "=", first().id).execute();
    const made = await orderFrom(offer, first());
    expect(made.status).toBe(201);
    const { subscriber } = world.desks;
    await subscriber.lock(made.body.id);
    const edited = await subscriber.act(made.body, { action: "edit", ...chosen(second()) });
    expect(edited.body.errors?.map(({ code }) => code)).toContain("PRODUCT_NOT_IN_OFFER");
  });
});

describe("orderedProducts say which of the offered products were taken (F7, D-40)", () => {
  const ids = (shown: Shown) => (shown["orderedProducts"] as { productId: string }[]).map(({ productId }) => productId);
  const read = async (shown: Shown) => (await world.desks.subscriber.read(shown)).body;

  test("on the offer and on the order, until it is cancelled", async () => {
    const offer = await answered("Inquiry", products);
    expect(ids(offer)).toEqual([]);
    const order = (await orderFrom(offer, first(), second())).body;
    const taken = [first().id, second().id];
    expect([ids(order), ids(await read(offer)), ids((await world.desks.supplier.read(offer)).body)]).toEqual([
      taken,
      taken,
      taken,
    ]);
    await world.desks.subscriber.lock(order.id);
    const edited = (await world.desks.subscriber.act(order, { action: "edit", ...chosen(second()) })).body;
    expect([ids(edited), ids(await read(offer))]).toEqual([[second().id], [second().id]]);
    await world.desks.subscriber.act(edited, { action: "cancel", reason: "Budjetti loppui" });
    expect(ids(await read(offer))).toEqual([]);
  });
});

test("a product that left the catalogue is still offered and ordered while the offer stands (acceptance A12, D-40)", async () => {
  const offer = await answered("Inquiry", [first()]);
  await world.db.updateTable("products").set({ active: false }).where("id", "=", first().id).execute();
  const { subscriber, supplier } = world.desks;
  const path = `/inquiries/${offer.id}/offer?documentType=Order`;
  const { status, body } = await subscriber.get<{ supplier: object; products: object[] }>(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    supplier: { id: world.supplier.id, refusal: null },
    products: [{ id: first().id, refusal: null }],
  });
  expect((await orderFrom(offer, first())).status).toBe(201);
  expect((await supplier.get(path)).status).toBe(403);
  expect((await subscriber.get(path.replace("inquiries", "availability-requests"))).status).toBe(404);
});
