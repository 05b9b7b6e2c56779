import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { nameFaultyConnections } from "../../src/documents/faulty-connection.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Shown } from "./support/desk.ts";
import { address, answerOf, formOf } from "./support/forms.ts";

let portal: TestApp;
let world: World;
let order: TestDocument;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  await world.db.updateTable("event_products").set({ product_price: "943.51", month_price: "328.57" }).execute();
  order = await makeDocument(world.db, world, {
    type: "Order",
    state: "READY",
    fields: { ...formOf("Order"), ...answers, ...broken, ...secret },
  });
  const prices = { product_price: "943.51", month_price: "328.57" };
  await world.db.updateTable("event_products").set(prices).where("document_id", "=", order.id).execute();
});
afterAll(async () => {
  await portal.close();
});

const answers = { ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady") };
const broken: DocumentFields = {
  subscriberConnectionId: "OMA-77",
  supplierConnectionId: "PIIRI-4711",
  capacity: "10 Gbit/s",
  cableY: "Y-1234",
  connectionDetails: "Portti 3, VLAN 112",
  targetAddress: { ...address, streetName: "Piirikatu" },
};
/** What else the order says: nothing of it may come to the handler. */
const secret: DocumentFields = {
  customerName: "KANARIA-asiakas",
  contactName: "KANARIA-yhteyshenkilö",
  contactEmail: "kanaria@example.fi",
  orderNumber: "KANARIA-tilaus",
  projectId: "KANARIA-projekti",
  contractNumber: "KANARIA-sopimus",
  customBillingReference: "KANARIA-viite",
  subscriberInfo: "KANARIA-lisätieto",
  supplierInfo: "KANARIA-toimittaja",
  followers: ["kanaria-seuraaja@example.fi"],
  connectFee: "943.51",
  monthlyFee: "328.57",
};

const report = () => world.make("Fault", {}, { source: { eventId: order.id, mode: "FROM_EXISTING" } });
const ids = ({ body }: { body: unknown }) => (body as Shown[]).map(({ id }) => id);

test("a fault shows its handler which connection is broken (F4, D-47)", async () => {
  const fault = await report();
  const { faultHandler } = world.desks;
  const shown = (await faultHandler.read(fault)).body;
  expect(shown["connection"]).toMatchObject({
    orderId: order.id,
    document: broken,
    eventProducts: [{ productId: world.product.id, productName: world.product.name }],
  });
  const { text } = await faultHandler.get(`/events/${fault.id}?format=text`);
  for (const told of [`TID ${order.id}`, "PIIRI-4711", "OMA-77", "10 Gbit/s", "Portti 3, VLAN 112", "Piirikatu"])
    expect(text).toContain(told);
  const [row] = (await faultHandler.get<Shown[]>("/faults")).body;
  expect(row?.document.supplierConnectionId).toBe("PIIRI-4711");
});

test("search finds the fault by its connection, of its supplier's circuit too (F4, D-47)", async () => {
  const fault = await report();
  for (const desk of [world.desks.faultHandler, world.desks.supplier, world.desks.subscriber]) {
    for (const word of ["piiri-4711", "oma-77", "piirikatu", "y-1234", "112", String(order.id)])
      expect([word, ids(await desk.get(`/events?documentType=Fault&q=${encodeURIComponent(word)}`))]).toEqual([
        word,
        [fault.id],
      ]);
    expect(ids(await desk.get("/faults?q=piiri-4711"))).toEqual([fault.id]);
  }
  const where = encodeURIComponent(JSON.stringify({ supplierConnectionId: "PIIRI-4711" }));
  expect(ids(await world.desks.faultHandler.get(`/events?docWhere=${where}`))).toEqual([fault.id]);
});

test("nothing else of the order comes to the handler, and no price (R2, R4, D-47)", async () => {
  const fault = await report();
  const { faultHandler } = world.desks;
  const start = (await faultHandler.act(fault, { action: "startProcessing" })).body;
  const paths = [
    `/faults/${fault.id}`,
    `/events/${fault.id}`,
    `/events/${fault.id}?format=text`,
    `/events/${fault.id}/event-logs`,
    `/events/${fault.id}/event-products`,
    `/cases/${fault.caseId}`,
    `/faults?filter=${encodeURIComponent(JSON.stringify({ include: ["eventProducts", "files", "originalEvent"] }))}`,
    "/events?documentType=Fault",
  ];
  for (const path of paths) {
    const { status, text } = await faultHandler.get(path);
    expect([path, status]).toEqual([path, 200]);
    for (const canary of ["kanaria", "943", "328"])
      expect([path, text.toLowerCase().includes(canary)]).toEqual([path, false]);
  }
  expect(start.eventProducts).toMatchObject([{ productPrice: null, monthPrice: null }]);
  expect((await faultHandler.get(`/events/${order.id}`)).status).toBe(404);
  for (const word of ["kanaria", "943.51", "328"])
    expect(ids(await faultHandler.get(`/events?documentType=Fault&q=${word}`))).toEqual([]);
  const byPrice = encodeURIComponent(JSON.stringify({ productPrice: "943.51" }));
  expect((await faultHandler.get(`/events?documentType=Fault&prodWhere=${byPrice}`)).status).toBe(400);
});

test("it is answered and edited as ever, and the circuit's name stays as it is (D-47)", async () => {
  const fault = await report();
  const { faultHandler, subscriber } = world.desks;
  await subscriber.lock(fault.id);
  const edited = (await subscriber.act(fault, { action: "edit", document: { description: "Ei toimi" } })).body;
  const started = (await faultHandler.act(edited, { action: "startProcessing" })).body;
  const given = (document: DocumentFields) => ({
    action: "signReady",
    document: { ...answerOf("Fault", "signReady"), ...document },
  });
  const refused = await faultHandler.act(started, given({ supplierConnectionId: "MUU" }));
  expect(refused.body.errors?.map(({ path }) => path)).toEqual(["document.supplierConnectionId"]);
  const ready = await faultHandler.act(started, given({}));
  expect([ready.status, ready.body.document.supplierConnectionId]).toEqual([200, "PIIRI-4711"]);
});

test("a fault that an older version made is told its connection, once (D-47)", async () => {
  const fault = await report();
  await world.db
    .updateTable("documents")
    .set({ connection_words: "", supplier_connection_id: null })
    .where("id", "=", fault.id)
    .execute();
  const search = () => world.desks.faultHandler.get("/events?documentType=Fault&q=piiri-4711");
  expect(ids(await search())).toEqual([]);
  expect(await nameFaultyConnections(world.db)).toBe(1);
  expect([ids(await search()), await nameFaultyConnections(world.db)]).toEqual([[fault.id], 0]);
});
