import { addDays } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk } from "./support/desk.ts";
import { answerOf, formOf, today } from "./support/forms.ts";
import { listenLive } from "./support/look.ts";
import { bare, noSuchId } from "./support/no-such.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const readyOrder = (deliveredDaysAgo: number) => {
  const actualDeliveryDate = addDays(today(), -deliveredDaysAgo);
  const fields = { ...formOf("Order"), ...answerOf("Order", "signReady"), actualDeliveryDate };
  return makeDocument(world.db, world, { type: "Order", state: "READY", fields });
};
const faultOf = (order: { id: number }, faultType: "fault" | "deliveryChecking") =>
  world.desks.subscriber.create(
    "Fault",
    world.bodyOf("Fault", { faultType }, { source: { eventId: order.id, mode: "FROM_EXISTING" } }),
  );

describe("a delivery checking", () => {
  test("is filed on the supplier's last day, and refused the day after with what to choose instead", async () => {
    const { db, supplier } = world;
    await db.updateTable("organizations").set({ delivery_check_days: 5 }).where("id", "=", supplier.id).execute();
    expect((await faultOf(await readyOrder(5), "deliveryChecking")).status).toBe(201);
    const late = await faultOf(await readyOrder(6), "deliveryChecking");
    expect([late.status, late.body.errors]).toEqual([
      422,
      [
        {
          path: "document.faultType",
          code: "DELIVERY_CHECK_TOO_LATE",
          message: "Toimituksen tarkistuksen voi pyytää 5 päivän kuluessa toimituksesta, valitse tyypiksi vika",
        },
      ],
    ]);
    expect((await faultOf(await readyOrder(6), "fault")).status).toBe(201);
  });

  test("does not come of an edit that is too late, and one in time may be edited later", async () => {
    const { subscriber } = world.desks;
    const order = await readyOrder(30);
    const { body: fault } = await faultOf(order, "fault");
    await subscriber.lock(fault.id);
    const late = await subscriber.act(fault, { action: "edit", document: { faultType: "deliveryChecking" } });
    expect(late.body.errors?.map(({ code }) => code)).toEqual(["DELIVERY_CHECK_TOO_LATE"]);

    const inTime = await readyOrder(3);
    const { body: filed } = await faultOf(inTime, "deliveryChecking");
    const earlier = { actual_delivery_date: addDays(today(), -30) };
    await world.db.updateTable("documents").set(earlier).where("id", "=", inTime.id).execute();
    await subscriber.lock(filed.id);
    const edited = await subscriber.act(filed, { action: "edit", document: { otherInfo: "Avain vahtimestarilla" } });
    expect(edited.status).toBe(200);
  });
});

test("whoever looks at the order is told when its fault is taken up, given back, mended or withdrawn", async () => {
  const { subscriber, faultHandler } = world.desks;
  const order = await readyOrder(3);
  const { body: fault } = await faultOf(order, "fault");
  const ear = await listenLive(portal);
  const handled = async () => {
    await expect
      .poll(() => ear.heard.some(({ eventId, kind }) => eventId === order.id && kind === "document"))
      .toBe(true);
    ear.take();
    return (await subscriber.read(order)).body["processingFaultReport"];
  };
  const started = (await faultHandler.act(fault, { action: "startProcessing" })).body;
  expect(await handled()).toBe(true);
  const returned = (await faultHandler.act(started, { action: "returnForCompletion", reason: "missingInformation" }))
    .body;
  expect(await handled()).toBe(false);
  const again = (await faultHandler.act(returned, { action: "startProcessing" })).body;
  expect(await handled()).toBe(true);
  await faultHandler.act(again, { action: "signReady", document: answerOf("Fault", "signReady") });
  expect(await handled()).toBe(false);
  await ear.close();
});

describe("the supplier's roles on a fault", () => {
  test("a supplier reads it and does nothing; a fault handler works on it and sees nothing else", async () => {
    const { supplier, faultHandler, subscriber } = world.desks;
    const order = await world.make("Order");
    const fault = await world.make("Fault");
    const read = await supplier.read(fault);
    expect([read.status, read.body.allowedActions]).toEqual([200, []]);
    for (const action of ["startProcessing", "returnForCompletion", "editAnswer", "signReady"]) {
      const refused = await supplier.act(fault, { action });
      expect([refused.status, refused.body.code]).toEqual([403, "NOT_YOUR_ACTION"]);
    }
    expect((await faultHandler.read(order)).status).toBe(404);
    expect((await faultHandler.get(`/cases/${order.caseId}`)).status).toBe(404);

    const started = (await faultHandler.act(fault, { action: "startProcessing" })).body;
    const unanswered = await faultHandler.act(started, { action: "signReady" });
    expect(unanswered.body.errors?.map(({ path }) => path)).toEqual([
      "document.correctorName",
      "document.correctionActions",
      "document.correctionTime",
    ]);
    const ready = await faultHandler.act(started, { action: "signReady", document: answerOf("Fault", "signReady") });
    expect([ready.status, ready.body.eventState]).toEqual([200, "READY"]);
    expect((await subscriber.read(fault)).body.document.correctorName).toBeTruthy();
  });

  test("no fault goes to a supplier whose last fault handler is gone", async () => {
    const { db, faultHandler, desks, bodyOf } = world;
    expect((await desks.subscriber.create("Fault", bodyOf("Fault"))).status).toBe(201);
    await db.updateTable("users").set({ disabled: true }).where("id", "=", faultHandler.id).execute();
    const refused = await desks.subscriber.create("Fault", bodyOf("Fault"));
    expect([refused.status, refused.body.code]).toEqual([409, "SUPPLIER_TYPE_NOT_ACTIVE"]);
    expect((await desks.subscriber.create("Order", bodyOf("Order"))).status).toBe(201);
  });
});

describe("a notice that a fault handler makes for a subscriber", () => {
  const notice = (subscriberConnectionId: string, more = {}) =>
    world.desks.faultHandler.create(
      "Fault",
      world.bodyOf("Fault", { subscriberConnectionId }, { subscriberId: world.subscriber.id, ...more }),
    );

  test("tells nothing of the subscriber's connection ids elsewhere, and takes none from it (security F2, D-42)", async () => {
    const elsewhere = await makePair(world.db);
    const desk = await createDesk(portal, world.subscriberUser, world.subscriber, "SUBSCRIBER");
    await makeSubscription(world.db, world.subscriber, elsewhere.supplier);
    const atCompetitor = await desk.create("Order", {
      supplierId: elsewhere.supplier.id,
      document: { ...formOf("Order"), subscriberConnectionId: "SALAINEN-1" },
      eventProducts: [{ productId: elsewhere.product.id }],
    });
    expect(atCompetitor.status).toBe(201);
    const withBadFile = { fileIds: [noSuchId] };
    const [asked, unknown] = [await notice("SALAINEN-1", withBadFile), await notice("EI-OLE-1", withBadFile)];
    expect(asked.status).toBe(422);
    expect(bare(asked)).toBe(bare(unknown));
    for (const id of ["SALAINEN-1", "ENSI-KUU-1"]) expect((await notice(id)).status).toBe(201);
    const mine = await desk.create("Order", world.bodyOf("Order", { subscriberConnectionId: "ENSI-KUU-1" }));
    expect(mine.status).toBe(201);
  });

  test("is cancelled by that subscriber, who says why, and is edited by its maker alone (D-42)", async () => {
    const { subscriber, supplier } = world.desks;
    const { body: made } = await notice("Y-1");
    const shown = (await subscriber.read(made)).body;
    expect(shown.allowedActions).toContain("cancel");
    expect(shown.allowedActions).not.toContain("edit");
    expect((await supplier.act(made, { action: "cancel", reason: "Turha" })).status).toBe(403);
    expect((await subscriber.act(made, { action: "cancel" })).status).toBe(422);
    const cancelled = await subscriber.act(made, { action: "cancel", reason: "Ei ole meidän" });
    expect([cancelled.status, cancelled.body.eventState]).toEqual([200, "CANCELLED"]);
    const seen = (await world.desks.faultHandler.read(made)).body;
    expect([seen.eventState, seen.document["cancelReason"]]).toEqual(["CANCELLED", "Ei ole meidän"]);
  });
});

describe("for whom a fault handler may write", () => {
  type Customer = { id: string; name: string };
  type Offer = { supplier: { id: string }; products: { id: string }[] };
  const ask = async <Body>(path: string) => {
    const caller = await portal.signInAs(world.faultHandler);
    return await caller.get<Body>(`/organizations/${world.supplier.id}/customers${path}`);
  };

  test("those with a subscription or a document, whose right Fault is, each with what it is offered", async () => {
    const { db, supplier, subscriber, product } = world;
    const withoutRight = await makeOrganization(db, { event_type_rights: ["Order"] });
    await makeSubscription(db, withoutRight, supplier);
    await makeOrganization(db);
    const { body } = await ask<Customer[]>("");
    expect(body).toEqual([{ id: subscriber.id, name: subscriber.name }]);

    const hidden = await makeProduct(db, supplier, { visibility: "whitelist" });
    const offer = await ask<Offer>(`/${subscriber.id}/offer`);
    expect([offer.status, offer.body.supplier.id]).toEqual([200, supplier.id]);
    expect(offer.body.products.map(({ id }) => id)).toContain(product.id);
    expect(offer.body.products.map(({ id }) => id)).not.toContain(hidden.id);
    for (const id of [withoutRight.id, noSuchId]) expect((await ask(`/${id}/offer`)).status).toBe(404);
  });
});
