import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk, everyType, type Refused } from "./support/desk.ts";
import { readLog, readNotices } from "./support/look.ts";
import { bare, noSuchId } from "./support/no-such.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
});

const errorsOf = ({ body }: { body: Refused }) => (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);

const listed = { productPrice: "100.00", monthPrice: "20.50" };
/** A fault has no prices (D-47). */
const untold = { productPrice: null, monthPrice: null };

describe("a new document", () => {
  test.each(["AvailabilityRequest", "Inquiry", "Order", "Fault"] as const)("of type %s opens a case", async (type) => {
    const { desks, bodyOf, db, product, subscriber, supplier } = world;
    const answer = await desks.subscriber.create(type, bodyOf(type));
    const { body } = answer;
    expect(answer.status).toBe(201);
    expect(body).toMatchObject({
      documentType: type,
      eventState: "OPEN",
      version: 1,
      caseActiveEventId: body.id,
      subscriber: { id: subscriber.id, name: subscriber.name },
      supplier: { id: supplier.id, name: supplier.name },
      productName: product.name,
      eventProducts: [{ productId: product.id, ...(type === "Fault" ? untold : listed), active: true }],
    });
    expect(answer.headers["etag"]).toBe('"1"');
    expect(answer.headers["location"]).toBe(`/api${desks.subscriber.base}/events/${body.id}`);
    expect(await readLog(db, body.id)).toMatchObject([{ label: "created", user_id: desks.subscriber.userId }]);
    expect(await readNotices(db, body.id)).toEqual(["create supplier"]);
    expect((await desks.supplier.get<{ id: number }[]>(`/events?${everyType}`)).body.map(({ id }) => id)).toContain(
      body.id,
    );
  });

  test.each(["ChangeOrder", "CancelOrder"] as const)("of type %s needs its order", async (type) => {
    const answer = await world.desks.subscriber.create(type, world.bodyOf(type));
    expect([answer.status, errorsOf(answer)]).toEqual([422, ["source ORDER_NOT_FOUND"]]);
  });

  test("gets its number from its own sequence", async () => {
    const [one, other] = [await world.make("Order"), await world.make("Order")];
    expect(one.id).toBeGreaterThan(100_000);
    expect(other.id).toBeGreaterThan(one.id);
    expect(other.caseId).toBeGreaterThan(one.caseId);
  });
});

describe("what the product offers of the connection", () => {
  test("is all that a new document may say, and what was made before stays as it is", async () => {
    const { desks, bodyOf, db, supplier } = world;
    const group = await makeProductGroup(db, { category: "IP_TRANSIT" });
    const product = await makeProduct(db, supplier, { group });
    const port = { capacity: "1 Gbit/s", interface: "1000Base-LX", connector: "LC UPC SM" } as const;
    const body = (document: DocumentFields) =>
      bodyOf("Order", { ...port, ...document }, { eventProducts: [{ productId: product.id }] });
    const made = await desks.subscriber.create("Order", body({}));
    expect(made.status).toBe(201);

    const limits = { interfaces: ["10GBase-LR"], capacities: ["10 Gbit/s", "100 Gbit/s"] };
    await db.updateTable("products").set(limits).where("id", "=", product.id).execute();
    const refused = await desks.subscriber.create("Order", body({}));
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      ["document.capacity NOT_OFFERED_BY_PRODUCT", "document.interface NOT_OFFERED_BY_PRODUCT"],
    ]);
    expect(JSON.stringify(refused.body)).toContain("Tuotteessa on tarjolla vain: 10 Gbit/s, 100 Gbit/s");
    const fitting = { capacity: "100 Gbit/s", interface: "10GBase-LR" } as const;
    expect((await desks.subscriber.create("Order", body(fitting))).status).toBe(201);

    const edit = async (document: object, more: object = {}) => {
      await desks.subscriber.lock(made.body.id);
      return desks.subscriber.act((await desks.subscriber.read(made.body)).body, { action: "edit", document, ...more });
    };
    expect((await edit({ customerName: "Toinen Asiakas Oy" })).status).toBe(200);
    const changed = await edit({ interface: "10Base-TX" });
    expect([changed.status, errorsOf(changed)]).toEqual([422, ["document.interface NOT_OFFERED_BY_PRODUCT"]]);
    // What was agreed was so for the product that there was.
    const other = await makeProduct(db, supplier, { group });
    await db
      .updateTable("products")
      .set({ capacities: ["10 Gbit/s"] })
      .where("id", "=", other.id)
      .execute();
    const moved = await edit({}, { eventProducts: [{ productId: other.id }] });
    expect([moved.status, errorsOf(moved)]).toEqual([422, ["document.capacity NOT_OFFERED_BY_PRODUCT"]]);
  });
});

describe("of a product that the catalogue has no longer", () => {
  const gone = async (kept: object, document: DocumentFields) => {
    const { desks, bodyOf, db, supplier } = world;
    const group = await makeProductGroup(db, { category: "IP_TRANSIT" });
    const product = await makeProduct(db, supplier, { group, ...kept });
    const port = { capacity: "1 Gbit/s", interface: "1000Base-LX", connector: "LC UPC SM" } as const;
    const chosen = { eventProducts: [{ productId: product.id }] };
    const made = await desks.subscriber.create("Order", bodyOf("Order", { ...port, ...document }, chosen));
    expect(made.status).toBe(201);
    await db.updateTable("products").set({ active: false }).where("id", "=", product.id).execute();
    await desks.subscriber.lock(made.body.id);
    return async (changes: object) => {
      const { body } = await desks.subscriber.read(made.body);
      return desks.subscriber.act(body, { action: "edit", document: changes });
    };
  };

  test("an order is bound by its limits as before", async () => {
    const edit = await gone({ interfaces: ["1000Base-LX"] }, {});
    const changed = await edit({ interface: "10Base-TX" });
    expect([changed.status, errorsOf(changed)]).toEqual([422, ["document.interface NOT_OFFERED_BY_PRODUCT"]]);
    expect((await edit({ customerName: "Toinen Asiakas Oy" })).status).toBe(200);
  });

  test("an order keeps the NNI that the product asks for", async () => {
    const { db, subscriber, supplier } = world;
    const group = await makeProductGroup(db, { category: "IP_TRANSIT" });
    const nni = await makeNni(db, supplier, { groups: [group], rights: [{ organization: subscriber, from: true }] });
    const edit = await gone({ group, nni_product: true, nni_type: "NNI_TO_PORT" }, { nniFromId: nni.id });
    const edited = await edit({ customerName: "Toinen Asiakas Oy" });
    expect([edited.status, errorsOf(edited as never)]).toEqual([200, []]);
  });
});

describe("who may not create", () => {
  test("is told that by role", async () => {
    const { desks, bodyOf, db, subscriber } = world;
    for (const [desk, type] of [
      [desks.supplier, "Order"],
      [desks.supplier, "Fault"],
      [desks.faultHandler, "Order"],
    ] as const) {
      const answer = await desk.create(type, bodyOf(type));
      expect([answer.status, answer.body.code]).toEqual([403, "NOT_YOUR_ACTION"]);
    }
    const admin = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] });
    const asAdmin = await createDesk(portal, admin, subscriber, "SUBSCRIBER");
    const answer = await asAdmin.create("Order", bodyOf("Order"));
    expect([answer.status, answer.body.code]).toEqual([403, "FORBIDDEN"]);
    const log = await db.selectFrom("security_log").select("event").where("user_id", "=", admin.id).execute();
    expect(log).toEqual([{ event: "refused" }]);
  });

  test("is told that by the right to the event type", async () => {
    const { db, supplier, bodyOf } = world;
    const poor = await makeOrganization(db, { event_type_rights: ["Inquiry"] });
    await makeSubscription(db, poor, supplier);
    const desk = await createDesk(portal, await makeUser(db, { roles: [[poor, "SUBSCRIBER"]] }), poor, "SUBSCRIBER");
    const refused = await desk.create("Order", bodyOf("Order"));
    expect([refused.status, refused.body.code]).toEqual([403, "EVENT_TYPE_RIGHT_MISSING"]);
    expect((await desk.create("Inquiry", bodyOf("Inquiry"))).status).toBe(201);
  });

  test("is told that the supplier does not take the type, or orders", async () => {
    const { db, subscriber, desks, bodyOf } = world;
    const closed = await makeOrganization(db, { active_event_types: ["Inquiry"] });
    await makeSubscription(db, subscriber, closed);
    const product = await makeProduct(db, closed);
    const toClosed = { supplierId: closed.id, eventProducts: [{ productId: product.id }] };
    const refused = await desks.subscriber.create("Order", bodyOf("Order", {}, toClosed));
    expect([refused.status, refused.body.code]).toEqual([409, "SUPPLIER_TYPE_NOT_ACTIVE"]);

    const stranger = await makeOrganization(db);
    const unsubscribed = await desks.subscriber.create("Order", bodyOf("Order", {}, { supplierId: stranger.id }));
    expect([unsubscribed.status, errorsOf(unsubscribed)]).toEqual([422, ["supplierId SUPPLIER_NOT_AVAILABLE"]]);
    const nobody = await desks.subscriber.create("Order", bodyOf("Order", {}, { supplierId: noSuchId }));
    expect(bare(nobody)).toBe(bare(unsubscribed));
    const itself = await desks.subscriber.create("Order", bodyOf("Order", {}, { supplierId: subscriber.id }));
    expect(bare(itself)).toBe(bare(unsubscribed));
  });
});

describe("products", () => {
  const withProducts = (type: DocumentType, eventProducts: unknown, fields = {}) =>
    world.desks.subscriber.create(type, world.bodyOf(type, fields, { eventProducts }));

  test("there is one, that the supplier offers", async () => {
    const { db, supplier, product } = world;
    const other = await makeProduct(db, supplier, { group: product.group });
    const foreign = await makeProduct(db, await makeOrganization(db));
    const hidden = await makeProduct(db, supplier, { whitelist: [] });
    const gone = await makeProduct(db, supplier, { active: false });
    const one = { productId: product.id };
    expect(errorsOf(await withProducts("Order", []))).toEqual(["eventProducts PRODUCT_REQUIRED"]);
    expect(errorsOf(await withProducts("Order", [one, one]))).toEqual(["eventProducts DUPLICATE"]);
    expect(errorsOf(await withProducts("Order", [one, { productId: other.id }]))).toEqual([
      "eventProducts ONE_PRODUCT_ONLY",
    ]);
    const none = bare(await withProducts("Order", [{ productId: noSuchId }]));
    expect(none).toContain("PRODUCT_NOT_AVAILABLE");
    for (const { id } of [foreign, hidden, gone])
      expect(bare(await withProducts("Order", [{ productId: id }]))).toBe(none);
    expect((await withProducts("Order", [{ productId: product.id.toUpperCase() }])).status).toBe(201);
  });

  test("there are several where group and supplier allow it", async () => {
    const { db, supplier } = world;
    await db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", supplier.id).execute();
    const group = await makeProductGroup(db, { multi_product: true });
    const [one, other] = [await makeProduct(db, supplier, { group }), await makeProduct(db, supplier, { group })];
    const answer = await withProducts("Order", [{ productId: other.id }, { productId: one.id }]);
    expect(answer.status).toBe(201);
    expect(answer.body.eventProducts.map(({ productId }) => productId)).toEqual([other.id, one.id]);
    expect(answer.body["productName"]).toBe(`${other.name}, ${one.name}`);
  });

  test("their own fields are asked and checked", async () => {
    const { db, supplier } = world;
    const customFields = [
      { name: "Laitetila", kind: "textField", required: true, onlyForOrders: false, selections: [] },
      { name: "Palvelutaso", kind: "select", required: false, onlyForOrders: true, selections: ["A", "B"] },
    ] as const;
    const { id: productId } = await makeProduct(db, supplier, { customFields });
    const given = (values: object) => withProducts("Order", [{ productId, customFields: values }]);
    expect(errorsOf(await given({}))).toEqual(["eventProducts.0.customFields.Laitetila REQUIRED"]);
    const wrong = errorsOf(await given({ Laitetila: "K1", Palvelutaso: "C", Muu: "x" }));
    expect(wrong).toEqual([
      "eventProducts.0.customFields.Muu UNKNOWN_FIELD",
      "eventProducts.0.customFields.Palvelutaso NOT_AN_OPTION",
    ]);
    const right = await given({ Laitetila: "K1", Palvelutaso: "B" });
    expect(right.body.eventProducts).toMatchObject([{ customFields: { Laitetila: "K1", Palvelutaso: "B" } }]);
    const asked = errorsOf(
      await withProducts("Inquiry", [{ productId, customFields: { Laitetila: "K", Palvelutaso: "A" } }]),
    );
    expect(asked).toEqual(["eventProducts.0.customFields.Palvelutaso UNKNOWN_FIELD"]);
  });

  test("an NNI is asked where the product needs it, of those that are allowed", async () => {
    const { db, supplier, subscriber, desks } = world;
    const product = await makeProduct(db, supplier, { nni_product: true });
    const eventProducts = [{ productId: product.id }];
    const undefinedYet = errorsOf(await withProducts("Order", eventProducts));
    expect(undefinedYet).toContain("eventProducts.0.productId NNI_NOT_DEFINED");
    const rights = [{ organization: subscriber, from: true }];
    const nni = await makeNni(db, supplier, { groups: [product.group], rights });
    const secret = await makeNni(db, supplier, { groups: [product.group] });
    expect(errorsOf(await withProducts("Order", eventProducts))).toEqual(["document.nniFromId REQUIRED"]);
    const refused = bare(await withProducts("Order", eventProducts, { nniFromId: noSuchId }));
    expect(refused).toContain("NNI_NOT_ALLOWED");
    expect(bare(await withProducts("Order", eventProducts, { nniFromId: secret.id }))).toBe(refused);
    const made = await withProducts("Order", eventProducts, { nniFromId: nni.id });
    expect([made.status, made.body.document.nniFromId]).toEqual([201, nni.id]);
    await desks.subscriber.lock(made.body.id);
    const cleared = await desks.subscriber.act(made.body, { action: "edit", document: { nniFromId: null } });
    expect([cleared.status, errorsOf(cleared)]).toEqual([422, ["document.nniFromId REQUIRED"]]);
  });
});

test("a billing group is the subscriber's own", async () => {
  const { db, subscriber, supplier, desks, bodyOf } = world;
  const [own, foreign] = [await makeBillingGroup(db, subscriber), await makeBillingGroup(db, supplier)];
  const made = await desks.subscriber.create("Order", bodyOf("Order", { billingGroupId: own.id }));
  expect(made.status).toBe(201);
  const none = await desks.subscriber.create("Order", bodyOf("Order", { billingGroupId: noSuchId }));
  expect(errorsOf(none)).toEqual(["document.billingGroupId NOT_AN_OPTION"]);
  const others = await desks.subscriber.create("Order", bodyOf("Order", { billingGroupId: foreign.id }));
  expect(bare(others)).toBe(bare(none));
});

describe("a fault handler's own notice", () => {
  test("is made for a customer, edited by its maker alone, and answered by any handler", async () => {
    const { db, supplier, subscriber, desks, bodyOf } = world;
    const body = bodyOf("Fault", {}, { subscriberId: subscriber.id });
    const made = await desks.faultHandler.create("Fault", body);
    expect(made.status).toBe(201);
    expect(made.body.allowedActions.toSorted()).toEqual([
      "askQuestion",
      "assign",
      "cancel",
      "edit",
      "startProcessing",
      "take",
    ]);
    const colleague = await makeUser(db, { roles: [[supplier, "ERROR_HANDLER"]] });
    const other = await createDesk(portal, colleague, supplier, "ERROR_HANDLER");
    expect((await other.read(made.body)).body.allowedActions).toEqual([
      "startProcessing",
      "askQuestion",
      "take",
      "assign",
    ]);
    const owners = await desks.subscriber.read(made.body);
    expect(owners.body.allowedActions).toEqual(["cancel", "askQuestion", "take", "assign"]);
    const edited = await desks.subscriber.act(made.body, { action: "edit", document: body.document });
    expect(edited.body.code).toBe("NOT_YOUR_ACTION");
    expect((await other.act(made.body, { action: "startProcessing" })).status).toBe(200);
  });

  test("names the subscriber, and only one that the supplier deals with", async () => {
    const { db, supplier, desks, bodyOf } = world;
    expect(errorsOf(await desks.faultHandler.create("Fault", bodyOf("Fault")))).toEqual(["subscriberId REQUIRED"]);
    await db.updateTable("organizations").set({ public_supplier: true }).where("id", "=", supplier.id).execute();
    const stranger = await makeOrganization(db);
    const forNobody = await desks.faultHandler.create("Fault", bodyOf("Fault", {}, { subscriberId: noSuchId }));
    expect(errorsOf(forNobody)).toEqual(["subscriberId SUBSCRIBER_NOT_AVAILABLE"]);
    const forStranger = await desks.faultHandler.create("Fault", bodyOf("Fault", {}, { subscriberId: stranger.id }));
    expect(bare(forStranger)).toBe(bare(forNobody));
    await db.updateTable("organizations").set({ public_supplier: false }).where("id", "=", supplier.id).execute();
  });

  test("is of its own supplier, and a subscriber names no other subscriber", async () => {
    const { desks, bodyOf, subscriber, db } = world;
    const stranger = await makeOrganization(db);
    const ofOther = { subscriberId: subscriber.id, supplierId: stranger.id };
    const refused = await desks.faultHandler.create("Fault", bodyOf("Fault", {}, ofOther));
    expect(errorsOf(refused)).toEqual(["supplierId SUPPLIER_NOT_AVAILABLE"]);
    const forOther = await desks.subscriber.create("Fault", bodyOf("Fault", {}, { subscriberId: stranger.id }));
    expect(errorsOf(forOther)).toEqual(["subscriberId NOT_WRITABLE"]);
  });
});
