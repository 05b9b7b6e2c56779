import { typesOfDelivered } from "@runko/domain/documents/source-action";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeProduct, makeProductGroup, type TestProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Shown } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

type Offer = {
  supplier: { id: string; refusal: string | null } | null;
  products: { id: string; refusal: string | null; customFields: unknown[] }[];
};

const customFields = [
  { name: "Tila", kind: "textField", required: false, onlyForOrders: false, selections: [] },
] as const;
const fromExisting = ({ id }: { id: number }) => ({ source: { eventId: id, mode: "FROM_EXISTING" } });

let portal: TestApp;
let world: World;
let order: TestDocument;
let withdrawn: TestProduct;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const group = await makeProductGroup(world.db);
  withdrawn = await makeProduct(world.db, world.supplier, { group, customFields });
  order = await readyOrder();
});
afterAll(async () => {
  await portal.close();
});

const readyOrder = () => {
  const whole = { ...formOf("Order"), ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady") };
  return makeDocument(world.db, { ...world, product: withdrawn }, { type: "Order", state: "READY", fields: whole });
};

const set = (values: { active?: boolean; visibility?: "whitelist"; nni_product?: boolean }) =>
  world.db.updateTable("products").set(values).where("id", "=", withdrawn.id).execute();

const chosen = () => ({ eventProducts: [{ productId: withdrawn.id, customFields: { Tila: "K 12" } }] });
const create = (type: DocumentType, more: object) =>
  world.desks.subscriber.create(type, world.bodyOf(type, {}, { ...chosen(), ...more }));
const offerOf = (eventId: number, type: DocumentType = "Fault") =>
  world.desks.subscriber.get<Offer>(`/orders/${eventId}/offer?documentType=${type}`);

describe.each([
  ["deactivated", { active: false }],
  ["no longer open to the subscriber", { visibility: "whitelist" }],
] as const)("of an order whose product is %s", (_how, change) => {
  test.each(typesOfDelivered)("a %s is made, and told what it holds", async (type) => {
    await set(change);
    const { body: offer } = await offerOf(order.id, type);
    expect(offer).toMatchObject({
      supplier: { id: world.supplier.id, refusal: null },
      products: [{ id: withdrawn.id, refusal: null, customFields: type === "ChangeOrder" ? customFields : [] }],
    });
    const made = await create(type, fromExisting(order));
    expect([made.status, made.body.caseId]).toEqual([201, order.caseId]);
    expect(made.body.eventProducts).toMatchObject([{ productId: withdrawn.id }]);
  });

  test("nothing else is", async () => {
    const copied = await create("Order", {});
    await set(change);
    for (const source of [{}, { source: { eventId: copied.body.id, mode: "COPY" } }]) {
      const refused = await create("Order", source);
      expect([refused.status, refused.body.errors?.map(({ path, code }) => [path, code])]).toEqual([
        422,
        [["eventProducts.0.productId", "PRODUCT_NOT_AVAILABLE"]],
      ]);
    }
    expect((await create("Fault", {})).status).toBe(422);
    const other = await makeDocument(world.db, world, { type: "Order", state: "READY", fields: formOf("Order") });
    expect((await create("ChangeOrder", fromExisting(other))).body.errors?.[0]?.code).toBe("PRODUCT_NOT_AVAILABLE");
  });
});

test("the own fields of its product stay to be edited while it is open", async () => {
  await set({ active: false });
  const made = (await create("ChangeOrder", fromExisting(order))).body;
  const { subscriber } = world.desks;
  await subscriber.lock(made.id);
  const eventProducts = [{ productId: withdrawn.id, customFields: { Tila: "K 13" } }];
  const edited = await subscriber.act(made, { action: "edit", eventProducts });
  expect([edited.status, edited.body.eventProducts]).toMatchObject([200, [{ customFields: { Tila: "K 13" } }]]);
});

test("a product that needs an NNI is changed although none is left to the subscriber", async () => {
  await set({ nni_product: true });
  expect((await create("Order", {})).body.errors?.[0]?.code).toBe("NNI_NOT_DEFINED");
  expect((await create("ChangeOrder", fromExisting(order))).status).toBe(201);
});

test("what the subscriber may send, and the supplier takes, is still asked", async () => {
  const { db, supplier } = world;
  await db
    .updateTable("organizations")
    .set({ active_event_types: ["Order"] })
    .where("id", "=", supplier.id)
    .execute();
  expect((await create("ChangeOrder", fromExisting(order))).body.code).toBe("SUPPLIER_TYPE_NOT_ACTIVE");
  expect((await offerOf(order.id, "ChangeOrder")).body.supplier?.refusal).toBe("SUPPLIER_TYPE_NOT_ACTIVE");
  await db.updateTable("subscriptions").set({ active: false }).where("supplier_id", "=", supplier.id).execute();
  expect((await offerOf(order.id, "ChangeOrder")).body.supplier).toBeNull();
  expect((await offerOf(order.id)).body.supplier).toMatchObject({ id: supplier.id, refusal: null });
});

test("of a foreign order, and of what is no order, nothing is told", async () => {
  const stranger = await addPair(portal);
  const asked = async (event: { id: number } | Shown) =>
    bare(await stranger.desks.subscriber.get(`/orders/${event.id}/offer?documentType=Fault`)).replaceAll(
      String(event.id),
      "TID",
    );
  const none = await asked({ id: noSuchEvent });
  expect(none).toMatch(/^404 .*DOCUMENT_NOT_FOUND/);
  expect(await asked(order)).toBe(none);
  expect(await asked(await stranger.make("Inquiry"))).toBe(none);
  expect((await offerOf(order.id, "Order")).status).toBe(400);
});
