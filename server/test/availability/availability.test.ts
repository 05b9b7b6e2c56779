import type { ProductArea } from "@runko/domain/products/product-areas";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AvailabilityAnswer } from "../../src/availability/availability-schema.ts";
import { keyed, sayAreas } from "../../src/products/product-area-store.ts";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { ProblemBody } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { address, formOf, inDays, today } from "../documents/support/forms.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const areaOf = (kind: ProductArea["kind"], code: string, more: Partial<ProductArea> = {}): ProductArea => ({
  kind,
  code,
  verdict: "served",
  note: "",
  deliveryDays: null,
  connectFee: null,
  monthlyFee: null,
  ...more,
});
const say = (productId: string, ...after: ProductArea[]) =>
  inTransaction(world.db, (trx) => sayAreas(trx, productId, after.map(keyed)));
const ask = (desk: Desk, where: object = address) =>
  desk.post<AvailabilityAnswer & ProblemBody>("/availability", { address: where });
const answerOf = async (desk: Desk = world.desks.subscriber, where: object = address) => {
  const { status, body } = await ask(desk, where);
  expect(status).toBe(200);
  return body;
};
const rowOf = async (where: object = address, productId = world.product.id) =>
  (await answerOf(world.desks.subscriber, where)).rows.find(({ product }) => product.id === productId);
const answered = (type: "AvailabilityRequest" | "Inquiry", more: object = {}, fields: DocumentFields = {}) =>
  makeDocument(world.db, world, {
    type,
    state: "READY",
    fields: { ...formOf(type), ...fields },
    ready_at: new Date(),
    ...more,
  });

test("what nobody has said of is to be asked, with the price of the product and what may be begun", async () => {
  const body = await answerOf();
  expect(body).toMatchObject({ declared: false, connections: [], documents: [], more: false });
  expect(body.place).toEqual({
    name: "Tampere",
    nameSv: "Tampere",
    municipality: { id: "837", name: "Tampere" },
    inhabited: true,
  });
  expect(body.rows).toMatchObject([
    {
      supplier: { id: world.supplier.id, name: world.supplier.name },
      product: { id: world.product.id, name: world.product.name },
      availability: "ask",
      answer: null,
      area: null,
      connectFee: "100.00",
      monthlyFee: "20.50",
      connectionId: null,
      allowedActions: ["order", "ask"],
    },
  ]);
});

test("of what the supplier says the narrowest area counts, with its terms", async () => {
  await say(
    world.product.id,
    areaOf("municipality", "837", { deliveryDays: 30, note: "Kuitu" }),
    areaOf("postalCode", "33200", { verdict: "notServed" }),
    areaOf("address", "Hämeenk. 12, 33100", { monthlyFee: "9.90" }),
    areaOf("address", "Hämeenkatu 12 C, 33100", { verdict: "survey", note: "Kaivuu" }),
  );
  expect((await answerOf()).declared).toBe(true);
  const elsewhere = { ...address, streetNumber: "99" };
  expect(await rowOf(elsewhere)).toMatchObject({
    availability: "likely",
    area: { kind: "municipality", verdict: "served", note: "Kuitu", saidOn: today() },
    deliveryDays: 30,
    monthlyFee: "20.50",
  });
  expect(await rowOf()).toMatchObject({ availability: "likely", monthlyFee: "9.90", area: { kind: "address" } });
  const otherStairs = { ...address, streetLetter: "C" };
  expect(await rowOf(otherStairs)).toMatchObject({ availability: "ask", area: { note: "Kaivuu" } });
  expect((await rowOf({ postalCode: "33200" }))?.availability).toBe("no");
  expect((await rowOf({ postalCode: "00100" }))?.availability).toBe("ask");
});

test("one's own answer stands before what is declared, while it counts", async () => {
  await say(world.product.id, areaOf("postalCode", "33100", { verdict: "notServed" }));
  const fields = {
    estimatedDeliveryTime: 14,
    connectFee: "5.00",
    monthlyFee: "19.90",
    validUntilDate: inDays(3),
  } as const;
  const offer = await answered("Inquiry", {}, fields);
  expect(await rowOf()).toMatchObject({
    availability: "yes",
    answer: { id: offer.id, documentType: "Inquiry", countsUntil: inDays(3), otherApartment: false },
    deliveryDays: 14,
    connectFee: "5.00",
    monthlyFee: "19.90",
  });
  expect((await rowOf({ ...address, apartment: "7" }))?.answer?.otherApartment).toBe(true);
  expect((await rowOf({ ...address, streetLetter: "C" }))?.availability).toBe("no");
  await world.db
    .updateTable("documents")
    .set({ valid_until_date: inDays(-1) })
    .where("id", "=", offer.id)
    .execute();
  expect((await rowOf())?.availability).toBe("no");
});

test("a rejected answer says no, and one that the subscriber does not see says nothing", async () => {
  const rejected = await answered("AvailabilityRequest", { rejected: true });
  expect(await rowOf()).toMatchObject({ availability: "no", answer: { id: rejected.id } });
  await world.db.updateTable("documents").set({ answer_shown: false }).where("id", "=", rejected.id).execute();
  expect(await rowOf()).toMatchObject({ availability: "ask", answer: null });
});

test("what one has and has under way at the address is told, in any way of writing it, and nowhere else", async () => {
  const order = { type: "Order", fields: formOf("Order") } as const;
  const connection = await makeDocument(world.db, world, { ...order, state: "READY" });
  const asked = await world.make("AvailabilityRequest");
  await makeDocument(world.db, world, { ...order, state: "CANCELLED" });
  const body = await answerOf(world.desks.subscriber, {
    ...address,
    streetName: "HÄMEENK.",
    streetNumber: "12b",
    streetLetter: "",
  });
  const names = { productName: world.product.name, supplierName: world.supplier.name };
  expect(body.connections).toEqual([{ id: connection.id, state: "active", ...names }]);
  expect(body.documents).toEqual([{ id: asked.id, documentType: "AvailabilityRequest", eventState: "OPEN", ...names }]);
  expect(body.rows[0]?.connectionId).toBe(connection.id);
  expect(await answerOf(world.desks.subscriber, { ...address, streetNumber: "13" })).toMatchObject({
    connections: [],
    documents: [],
  });
});

test("two subscribers of one supplier at one address learn nothing of each other", async () => {
  const { db, supplier, desks } = world;
  const rival = await makeOrganization(db);
  await makeSubscription(db, rival, supplier);
  const user = await makeUser(db, { roles: [[rival, "SUBSCRIBER"]] });
  const desk = await createDesk(portal, user, rival, "SUBSCRIBER");
  const before = await answerOf(desk);
  const canary = { estimatedDeliveryTime: 7, connectFee: "12345.67", monthlyFee: "76543.21" } as const;
  const secret = await makeProduct(db, supplier, { name: "KANARIA", whitelist: [world.subscriber] });
  await say(secret.id, areaOf("postalCode", "33100", { note: "KANARIA" }));
  await answered("Inquiry", {}, { ...canary, validUntilDate: inDays(30) });
  await makeDocument(db, world, { type: "Order", state: "READY", fields: formOf("Order") });
  await world.make("AvailabilityRequest");
  expect(JSON.stringify(await answerOf(desks.subscriber))).toMatch(/KANARIA.*76543|76543.*KANARIA/);
  expect(await answerOf(desk)).toEqual(before);
});

test("only what may be ordered is told, and only what may be begun is offered", async () => {
  const { db, product, subscriber, supplier, desks } = world;
  await say(product.id, areaOf("postalCode", "33100", { note: "KANARIA" }));
  const subscription = (set: object) =>
    db.updateTable("subscriptions").set(set).where("subscriber_id", "=", subscriber.id).execute();
  await subscription({ event_types: ["AvailabilityRequest"] });
  expect((await rowOf())?.allowedActions).toEqual(["ask"]);
  await subscription({ event_types: ["Fault"] });
  expect((await answerOf()).rows).toEqual([]);
  await subscription({ active: false, event_types: ["Order"] });
  expect(await answerOf()).toMatchObject({ rows: [], declared: false });
  await subscription({ active: true });
  await db.updateTable("products").set({ active: false }).where("organization_id", "=", supplier.id).execute();
  expect((await answerOf()).rows).toEqual([]);
  const reader = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] });
  await db.updateTable("products").set({ active: true }).where("organization_id", "=", supplier.id).execute();
  const admin = await createDesk(portal, reader, subscriber, "SUBSCRIBER");
  expect((await answerOf(admin)).rows.map(({ allowedActions }) => allowedActions)).toEqual([[]]);
  for (const desk of [desks.supplier, desks.faultHandler]) expect((await ask(desk)).body.code).toBe("FORBIDDEN");
});

test("an address without a postal code is refused", async () => {
  const { status, body } = await ask(world.desks.subscriber, { streetName: "Hämeenkatu", postalCode: "331" });
  expect([status, body.errors?.map(({ path, code }) => [path, code])]).toEqual([
    422,
    [["address.postalCode", "INVALID_POSTAL_CODE"]],
  ]);
});

test("an answer counts for as many days as its supplier lets it", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await answered("AvailabilityRequest", { ready_at: daysAgo(20) });
  expect((await rowOf())?.availability).toBe("yes");
  await world.db.updateTable("organizations").set({ answer_days: 10 }).where("id", "=", world.supplier.id).execute();
  expect((await rowOf())?.availability).toBe("ask");
});

test("the answer is narrowed by category and capacity", async () => {
  const narrowed = async (more: object) => {
    const { status, body } = await world.desks.subscriber.post<AvailabilityAnswer>("/availability", {
      address,
      ...more,
    });
    expect(status).toBe(200);
    return body.rows.length;
  };
  await world.db
    .updateTable("products")
    .set({ capacities: ["1 Gbit/s"], form_type: "IP_TRANSIT" })
    .where("id", "=", world.product.id)
    .execute();
  const all = await narrowed({});
  expect(await narrowed({ categories: ["IP_TRANSIT"] })).toBe(all);
  expect(await narrowed({ categories: ["WDM"] })).toBe(0);
  expect(await narrowed({ categories: ["IP_TRANSIT"], capacity: "1 gbit/S" })).toBe(1);
  expect(await narrowed({ capacity: "10 Gbit/s" })).toBe(0);
});

test("what is asked already is told with its request", async () => {
  expect((await rowOf())?.requestId).toBeNull();
  const request = await world.make("AvailabilityRequest");
  expect((await rowOf())?.requestId).toBe(request.id);
});
