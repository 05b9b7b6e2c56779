import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { layMarkedChanges } from "../../src/documents/lay-changes.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { address, answerOf, formOf, inDays } from "./support/forms.ts";
import { readLog } from "./support/look.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
});

const elsewhere = { ...address, streetName: "Uusikatu", streetNumber: "99" };
const from = (order: { id: number }) => ({ source: { eventId: order.id, mode: "FROM_EXISTING" } });

const orderedAs: DocumentFields = { capacity: "1 Gbit/s", cableY: "Y-1", subscriberConnectionId: "OMA-1" };
const readyOrder = (fields: DocumentFields = {}) => {
  const answer = { ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady"), supplierConnectionId: "OLDSUP" };
  const whole = { ...formOf("Order"), ...answer, ...orderedAs, ...fields };
  return makeDocument(world.db, world, { type: "Order", state: "READY", fields: whole });
};

async function act(desk: Desk, document: Shown, action: string, fields: DocumentFields = {}, more = {}) {
  if (["confirm", "editAnswer"].includes(action)) await desk.lock(document.id);
  const given = Object.keys(fields).length > 0 ? { document: fields } : {};
  const answer = await desk.act(document, { action, ...given, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

async function deliver(made: Shown, answer: DocumentFields = {}) {
  const { supplier } = world.desks;
  const { documentType: type } = made;
  const started = await act(supplier, made, "startProcessing");
  const confirmed = await act(supplier, started, "confirm", { ...answerOf(type, "confirm"), ...answer });
  const delivering = await act(supplier, confirmed, "deliver");
  return act(supplier, delivering, "signReady", { ...answerOf(type, "signReady"), ...answer });
}

const movedTo10G: DocumentFields = {
  modificationTypes: ["speed", "address"],
  capacity: "10 Gbit/s",
  targetAddress: elsewhere,
};
const changed = async (order: TestDocument, fields = movedTo10G, answer: DocumentFields = {}, more = {}) =>
  deliver(await world.make("ChangeOrder", fields, { ...from(order), ...more }), answer);

const readBy = async (desk: Desk, document: TestDocument) => (await desk.read(document)).body;
const idsOf = (answer: { body: unknown }) => (answer.body as Shown[]).map(({ id }) => id);

describe("a ready change order reaches the order (F1, D-39)", () => {
  test("its page and text tell the connection as it stands and as it was ordered", async () => {
    const order = await readyOrder();
    const { requestedDate } = (await readBy(world.desks.subscriber, order)).document;
    await changed(
      order,
      { ...movedTo10G, requestedDate: inDays(70) },
      { supplierConnectionId: "NEWSUP", monthlyFee: "120.00" },
    );
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const shown = await readBy(desk, order);
      const standing = { capacity: "10 Gbit/s", cableY: "Y-1", supplierConnectionId: "NEWSUP", monthlyFee: "120.00" };
      expect(shown).toMatchObject({ modified: true, document: { ...standing, targetAddress: elsewhere } });
      expect(shown["asOrdered"]).toMatchObject({
        document: { capacity: "1 Gbit/s", supplierConnectionId: "OLDSUP", targetAddress: address },
        eventProducts: [{ productId: world.product.id }],
      });
      const { text } = await desk.get(`/events/${order.id}?format=text`);
      expect(text).toContain("Kapasiteetti: 10 Gbit/s (tilattu: 1 Gbit/s)");
      expect(text).toContain("Toimittajan liittymätunnus: NEWSUP (tilattu: OLDSUP)");
      expect(text).toContain("Kuukausimaksu 120,00\u00a0€\nTilattu: ");
    }
    const fields = (await readLog(world.db, order.id)).flatMap(({ changes }) => changes as { field: string }[]);
    expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(["modified", "capacity", "targetAddress"]));
    expect((await readBy(world.desks.subscriber, order)).document.requestedDate).toBe(requestedDate);
  });

  test("lists, filters and search find it by what it is, search also by what was ordered", async () => {
    const order = await readyOrder();
    await changed(order, movedTo10G, { supplierConnectionId: "NEWSUP" });
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const [row] = (await desk.get<Shown[]>("/orders")).body;
      expect(row?.document).toMatchObject({ supplierConnectionId: "NEWSUP", targetAddress: elsewhere });
      const where = (name: string, value: string) =>
        desk.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ where: { [`document.${name}`]: value } }))}`);
      expect(idsOf(await where("supplierConnectionId", "NEWSUP"))).toEqual([order.id]);
      expect(idsOf(await where("targetAddress.streetName", "Hämeenkatu"))).toEqual([]);
      for (const word of ["newsup", "oldsup", "uusikatu", "hämeenkatu"])
        expect(idsOf(await desk.get(`/events?documentType=Order&q=${encodeURIComponent(word)}`))).toEqual([order.id]);
      expect(idsOf(await desk.get("/orders?q=newsup"))).toEqual([order.id]);
    }
  });

  test("orders/active finds it by every id that it stands under, and by none before it does", async () => {
    const order = await readyOrder();
    const active = async (connectionId: string) => {
      const query = `supplierConnectionId=${connectionId}&supplierId=${world.supplier.id}`;
      return (await world.desks.subscriber.get<Shown>(`/orders/active?${query}`)).body.id;
    };
    const made = await world.make("ChangeOrder", movedTo10G, from(order));
    const started = await act(world.desks.supplier, made, "startProcessing");
    await act(world.desks.supplier, started, "editAnswer", { supplierConnectionId: "NEWSUP" });
    expect([await active("OLDSUP"), await active("NEWSUP")]).toEqual([order.id, undefined]);
    const now = (await world.desks.supplier.read(made)).body;
    const confirmed = await act(world.desks.supplier, now, "confirm", answerOf("ChangeOrder", "confirm"));
    const delivering = await act(world.desks.supplier, confirmed, "deliver");
    await act(world.desks.supplier, delivering, "signReady", answerOf("ChangeOrder", "signReady"));
    await changed(order, { modificationTypes: ["speed"], capacity: "40 Gbit/s" }, { supplierConnectionId: "THIRD" });
    for (const id of ["OLDSUP", "newsup", "THIRD"]) expect([id, await active(id)]).toEqual([id, order.id]);
  });

  test("the id under which it was ordered stays its own", async () => {
    const order = await readyOrder();
    await world.db
      .insertInto("connection_id_claims")
      .values({ party: "supplier", organization_id: world.supplier.id, connection_id: "oldsup", case_id: order.caseId })
      .execute();
    await changed(order, movedTo10G, { supplierConnectionId: "NEWSUP" });
    const other = await act(world.desks.supplier, await world.make("Order"), "startProcessing");
    await world.desks.supplier.lock(other.id);
    const taken = { ...answerOf("Order", "confirm"), supplierConnectionId: "OLDSUP" };
    const refused = await world.desks.supplier.act(other, { action: "confirm", document: taken });
    expect(refused.body.errors?.map(({ code }) => code)).toEqual(["CONNECTION_ID_IN_USE"]);
  });

  test("the next change order, end and fault stand beside the connection as it is", async () => {
    const order = await readyOrder();
    const first = await changed(order);
    const cableY: DocumentFields = { modificationTypes: ["cableY"], cableY: "Y-2", capacity: null };
    const second = await world.make("ChangeOrder", cableY, from(order));
    expect(second["connection"]).toMatchObject({
      orderId: order.id,
      document: { capacity: "10 Gbit/s", cableY: "Y-1", supplierConnectionId: "OLDSUP" },
    });
    const told = await world.desks.supplier.get(`/events/${second.id}?format=text`);
    expect(told.text).toContain("Kaapeli Y: nyt Y-1 → uusi Y-2");
    expect(told.text).toContain(`LIITTYMÄ\nTilaus: TID ${order.id}\n`);
    await deliver(second);
    const ready = await readBy(world.desks.supplier, second);
    expect(ready["connection"]).toMatchObject({ document: { capacity: "10 Gbit/s", cableY: "Y-1" } });
    expect(await readBy(world.desks.supplier, first)).toMatchObject({
      connection: { document: { capacity: "1 Gbit/s" } },
    });
    expect((await readBy(world.desks.supplier, order)).document).toMatchObject({
      capacity: "10 Gbit/s",
      cableY: "Y-2",
    });
  });

  test("another product and its own fields become the connection's", async () => {
    const customFields = [
      { name: "Tila", kind: "textField", required: false, onlyForOrders: false, selections: [] },
    ] as const;
    const better = await makeProduct(world.db, world.supplier, { customFields });
    const order = await readyOrder();
    await changed(order, movedTo10G, {}, { eventProducts: [{ productId: better.id, customFields: { Tila: "K 12" } }] });
    const shown = await readBy(world.desks.subscriber, order);
    expect(shown).toMatchObject({
      productName: better.name,
      productGroupId: better.group.id,
      eventProducts: [{ productId: better.id, customFields: { Tila: "K 12" } }],
      asOrdered: { eventProducts: [{ productId: world.product.id, productName: world.product.name }] },
    });
    const found = await world.desks.subscriber.get(`/orders?q=${encodeURIComponent(better.name)}`);
    expect(idsOf(found)).toEqual([order.id]);
    const next = await world.make("ChangeOrder", movedTo10G, {
      ...from(order),
      eventProducts: [{ productId: better.id }],
    });
    expect(next["connection"]).toMatchObject({ eventProducts: [{ productId: better.id }] });
  });

  test("a cancelled change order changes nothing", async () => {
    const order = await readyOrder();
    const made = await world.make("ChangeOrder", movedTo10G, from(order));
    await act(world.desks.subscriber, made, "cancel", {}, { reason: "Ei tarvita" });
    expect(await readBy(world.desks.subscriber, order)).toMatchObject({
      modified: false,
      asOrdered: null,
      document: { capacity: "1 Gbit/s" },
    });
  });
});

test("what an older version of the portal only marked is laid over the order, once (F1, D-39)", async () => {
  const order = await readyOrder();
  const ready = { type: "ChangeOrder", state: "READY", caseId: order.caseId } as const;
  const link = { source_event_id: order.id, source_mode: "FROM_EXISTING" } as const;
  const at = (day: number) => ({ ready_at: new Date(`${inDays(-day)}T10:00:00Z`) });
  await makeDocument(world.db, world, { ...ready, ...link, ...at(1), fields: { capacity: "40 Gbit/s" } });
  await makeDocument(world.db, world, {
    ...ready,
    ...link,
    ...at(9),
    fields: { capacity: "10 Gbit/s", cableY: "Y-9" },
  });
  await world.db.updateTable("documents").set({ modified: true }).where("id", "=", order.id).execute();
  expect(await layMarkedChanges(world.db, new Date())).toBeGreaterThan(0);
  const shown = await readBy(world.desks.subscriber, order);
  expect(shown).toMatchObject({ version: 2, document: { capacity: "40 Gbit/s", cableY: "Y-9" } });
  expect(shown["asOrdered"]).toMatchObject({ document: { capacity: "1 Gbit/s", cableY: "Y-1" } });
  expect(await layMarkedChanges(world.db, new Date())).toBe(0);
});

test("a change of a forwarded order tells its forwarder that it was forwarded, and nobody else (A7)", async () => {
  const order = await readyOrder();
  const next = await makeOrganization(world.db);
  const forward = await makeDocument(
    world.db,
    { ...world, subscriber: world.supplier, supplier: next },
    { type: "Order", original_event_id: order.id, source_event_id: order.id, source_mode: "FORWARD" },
  );
  for (const type of ["ChangeOrder", "Fault"] as const) {
    const made = await world.make(type, type === "Fault" ? {} : movedTo10G, from(order));
    const seenBy = async (desk: Desk) => ((await desk.read(made)).body["connection"] as { forwards: unknown }).forwards;
    expect(await seenBy(world.desks.supplier)).toEqual([
      { id: forward.id, supplier: { id: next.id, name: next.name } },
    ]);
    expect(await seenBy(world.desks.subscriber)).toEqual([]);
  }
});

test("a reader of the change order alone learns nothing of the order (R2, D-39)", async () => {
  const order = await readyOrder();
  const change = await world.make("ChangeOrder", movedTo10G, from(order));
  const shown = await world.desks.supplier.read(change);
  expect(shown.body["connection"]).not.toBeNull();
  const stranger = await addPair(portal);
  expect((await stranger.desks.subscriber.read(change)).status).toBe(404);
});
