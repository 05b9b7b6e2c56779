import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { createChain } from "../documents/support/create-chain.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Shown } from "../documents/support/desk.ts";
import { address, answerOf, formOf } from "../documents/support/forms.ts";
import { countingFaults, photograph, readLog } from "../documents/support/look.ts";
import { addRecipient, spread } from "../notifications/support.ts";

let portal: TestApp;
let productAdmin: Caller;
let world: World;
let receiver: TestOrganization;
let desk: Desk;
let handler: Desk;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
beforeEach(async () => {
  world = await addPair(portal);
  receiver = await makeOrganization(portal.db);
  desk = await createDesk(portal, await makeUser(portal.db, { roles: [[receiver, "SUPPLIER"]] }), receiver, "SUPPLIER");
  const faultHandler = await makeUser(portal.db, { roles: [[receiver, "ERROR_HANDLER"]] });
  handler = await createDesk(portal, faultHandler, receiver, "ERROR_HANDLER");
});
afterAll(() => portal.close());

type Result = { id: number; refusal: string | null; message: string | null };
type HandedOver = { results: Result[]; left: number; title: string; errors: object[] };

const close = (closed = true) => productAdmin.post(`/organizations/${world.supplier.id}/closing`, { closed });
const handOver = (body: object = {}, caller: Pick<Caller, "post"> = productAdmin) =>
  caller.post<HandedOver>(`/organizations/${world.supplier.id}/hand-over`, { supplierId: receiver.id, ...body });
const live = async ({ id }: { id: string }) =>
  (await productAdmin.get<{ total: number; connections: object[] }>(`/organizations/${id}/live-connections`)).body;

const movedTo = { ...address, streetName: "Uusikatu", streetNumber: "99" };
const from = (order: { id: number }) => ({ source: { eventId: order.id, mode: "FROM_EXISTING" } });
const claim = async (id: string, organizationId: string, caseId: number) =>
  portal.db
    .insertInto("connection_id_claims")
    .values({ party: "supplier", organization_id: organizationId, connection_id: id.toLowerCase(), case_id: caseId })
    .execute();
async function readyOrder(fields: DocumentFields = {}, more: { archived?: boolean } = {}): Promise<TestDocument> {
  const answer = {
    ...answerOf("Order", "confirm"),
    ...answerOf("Order", "signReady"),
    supplierConnectionId: undefined,
  };
  const whole = { ...formOf("Order"), ...answer, subscriberConnectionId: undefined, ...fields };
  const known = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  const order = await makeDocument(portal.db, world, { type: "Order", state: "READY", fields: known, ...more });
  if (fields.supplierConnectionId) await claim(fields.supplierConnectionId, world.supplier.id, order.caseId);
  return order;
}
const claimsOf = ({ caseId }: { caseId: number }) =>
  portal.db
    .selectFrom("connection_id_claims")
    .select(["organization_id", "connection_id"])
    .where("case_id", "=", caseId)
    .where("party", "=", "supplier")
    .execute();
const idsOf = async (at: Desk, path: string) => (await at.get<Shown[]>(path)).body.map(({ id }) => id);

async function act(at: Desk, document: Shown, action: string, fields: DocumentFields = {}) {
  if (action === "confirm") await at.lock(document.id);
  const given = Object.keys(fields).length > 0 ? { document: fields } : {};
  const answer = await at.act(document, { action, ...given });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
async function deliver(at: Desk, made: Shown): Promise<Shown> {
  const { documentType: type } = made;
  const started = await act(at, made, "startProcessing");
  const confirmed = await act(at, started, "confirm", answerOf(type, "confirm"));
  return act(at, await act(at, confirmed, "deliver"), "signReady", answerOf(type, "signReady"));
}

describe("what lives with an organization that left is handed over to another supplier (D-53)", () => {
  test("the order moves with its unfinished change, messages, ids and counters; what is finished stays", async () => {
    const order = await readyOrder({ supplierConnectionId: "LII-1", customerName: "Oy Asiakas Ab" });
    const archived = await readyOrder({}, { archived: true });
    const { subscriber, supplier } = world.desks;
    await world
      .make("ChangeOrder", { modificationTypes: ["address"], targetAddress: movedTo, capacity: "" }, from(order))
      .then((made) => deliver(supplier, made));
    const change = await world.make(
      "ChangeOrder",
      { modificationTypes: ["speed"], capacity: "10 Gbit/s" },
      from(order),
    );
    const started = await act(supplier, change, "startProcessing");
    await portal.db.updateTable("documents").set({ sla_class: "Nopea" }).where("id", "=", change.id).execute();
    await supplier.lock(change.id);
    const fault = await world.make("Fault", { faultType: "urgentFault" }, from(order));
    const inquiry = await world.make("Inquiry");
    for (const sender of [subscriber, supplier])
      await sender.post(`/events/${order.id}/internal-messages`, { subject: "Avain", content: "Portti 7" });
    await close();
    expect(await live(world.supplier)).toMatchObject({
      total: 2,
      connections: [{ customerName: "Oy Asiakas Ab" }, {}],
    });
    const answer = await handOver();
    expect([answer.status, answer.body]).toEqual([
      200,
      { results: [order, archived].map(({ id }) => ({ id, refusal: null, message: null })), left: 0 },
    ]);
    expect(await countingFaults(portal.db)).toEqual([]);
    expect(await claimsOf(order)).toContainEqual({ organization_id: receiver.id, connection_id: "lii-1" });

    expect(await idsOf(desk, "/orders")).toEqual([order.id]);
    expect(await idsOf(desk, "/change-orders")).toEqual([change.id]);
    expect(await idsOf(handler, "/faults")).toEqual([fault.id]);
    expect((await desk.counts()).ChangeOrder).toMatchObject({ IN_PROCESSING: 1 });
    const admin = await makeUser(portal.db, { global_role: "RUNKO_ADMIN" });
    const old = await createDesk(portal, admin, world.supplier, "SUPPLIER");
    expect([await idsOf(old, "/orders"), await idsOf(old, "/inquiries")]).toEqual([[], [inquiry.id]]);
    expect(await idsOf(old, "/change-orders")).toHaveLength(1);

    const moved = (await desk.read(change)).body;
    expect(moved).toMatchObject({ editLock: null, version: started.version + 1 });
    const row = portal.db.selectFrom("documents").select(["supplier_user_id", "sla_class"]).where("id", "=", change.id);
    expect(await row.executeTakeFirst()).toEqual({ supplier_user_id: null, sla_class: null });
    const shown = (await desk.read({ ...order, documentType: "Order" })).body;
    expect(shown["unreadMessages"]).toBe(1);
    const { rows: events } = await portal.pool.query(
      "SELECT supplier_id, told_subscriber, told_supplier, actor FROM document_events WHERE document_id = $1 AND type = 'order.supplier_changed' ORDER BY number",
      [order.id],
    );
    const neither = { told_supplier: true, actor: null };
    expect(events).toEqual([
      { supplier_id: receiver.id, told_subscriber: true, ...neither },
      { supplier_id: world.supplier.id, told_subscriber: false, ...neither },
    ]);
    const log = await readLog(portal.db, order.id);
    expect(log.at(-1)).toMatchObject({
      label: "updated",
      action: "handOver",
      changes: [{ field: "supplier", from: world.supplier.name, to: receiver.name }],
    });
    const messages = (await desk.get<{ id: string; received: boolean }[]>(`/events/${order.id}/internal-messages`))
      .body;
    expect(messages.map(({ received }) => received).toSorted()).toEqual([false, true]);
    const unread = messages.find(({ received }) => received);
    const inboxOf = async (reader: Desk) =>
      (await reader.get<{ eventId: number; received: boolean }[]>("/internal-messages")).body;
    expect((await inboxOf(desk)).map(({ eventId, received }) => [eventId, received])).toEqual([
      [order.id, true],
      [order.id, false],
    ]);
    const former = await world.portal.db
      .selectFrom("internal_messages")
      .select("id")
      .where("supplier_inbox", "=", world.supplier.id)
      .execute();
    expect(former).toEqual([]);
    const read = await desk.patch(`/events/${order.id}/internal-messages/${unread?.id ?? ""}`, { read: true });
    expect(read.status).toBe(200);
    expect(await countingFaults(portal.db)).toEqual([]);
    const past = (await subscriber.get<Shown[]>("/change-orders")).body.find(
      ({ eventState }) => eventState === "READY",
    );
    expect(past?.["supplierId"]).toBe(world.supplier.id);

    // A change made ready by the new supplier is laid over those of the old one.
    const confirmed = await act(desk, moved, "confirm", answerOf("ChangeOrder", "confirm"));
    await act(desk, await act(desk, confirmed, "deliver"), "signReady", answerOf("ChangeOrder", "signReady"));
    const standing = (await subscriber.read({ ...order, documentType: "Order" })).body;
    expect(standing).toMatchObject({ modified: true, document: { capacity: "10 Gbit/s", targetAddress: movedTo } });
    expect(standing["asOrdered"]).toBeDefined();
  });

  test("afterwards it is ended and reported faulty as before, and changed with a subscription to the new one", async () => {
    const order = await readyOrder();
    await close();
    await handOver();
    const moved = { ...formOf("ChangeOrder"), capacity: "10 Gbit/s" };
    const body = (type: "CancelOrder" | "ChangeOrder" | "Fault", fields: DocumentFields = {}) =>
      world.bodyOf(type, fields, { ...from(order), supplierId: receiver.id });
    const { subscriber } = world.desks;
    const refused = await subscriber.create("ChangeOrder", body("ChangeOrder", moved));
    expect([refused.status, refused.body.code]).toEqual([409, "SUBSCRIPTION_MISSING"]);
    const fault = await subscriber.create("Fault", body("Fault"));
    expect(fault.status).toBe(201);
    expect(await idsOf(handler, "/faults")).toEqual([fault.body.id]);
    const product = await makeProduct(portal.db, receiver);
    await makeSubscription(portal.db, world.subscriber, receiver);
    const bought = { ...body("ChangeOrder", moved), eventProducts: [{ productId: product.id }] };
    const change = await subscriber.create("ChangeOrder", bought);
    expect(change.status).toBe(201);
    await deliver(desk, change.body);
    const ending = await subscriber.create("CancelOrder", {
      ...body("CancelOrder"),
      eventProducts: [{ productId: product.id }],
    });
    expect(ending.status).toBe(201);
    await deliver(desk, ending.body);
    const ended = (await subscriber.read({ ...order, documentType: "Order" })).body;
    expect(ended).toMatchObject({ disconnected: true });
    expect(await countingFaults(portal.db)).toEqual([]);
  });

  test("both sides are told once, and the logs of both organizations tell of it", async () => {
    const order = await readyOrder();
    await addRecipient(portal, receiver, "Order", "uusi@toimittaja.example");
    await addRecipient(portal, world.subscriber, "Order", "tilaukset@tilaaja.example");
    await spread(portal);
    await close();
    await handOver();
    await handOver();
    const mails = (await spread(portal)).filter(({ subject }) => subject.includes(String(order.id)));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      ["tilaukset@tilaaja.example", "uusi@toimittaja.example", world.subscriberUser.emailAddress].toSorted(),
    );
    expect(mails[0]?.text).toContain("siirretty toiselle toimittajalle");
    const bells = await portal.db
      .selectFrom("notifications")
      .select(["organization_id", "role"])
      .where("document_id", "=", order.id)
      .where("subject", "=", "handOver")
      .execute();
    expect(bells).toEqual(
      expect.arrayContaining([
        { organization_id: receiver.id, role: "SUPPLIER" },
        { organization_id: world.subscriber.id, role: "SUBSCRIBER" },
      ]),
    );
    for (const { id } of [world.supplier, receiver]) {
      const log = await productAdmin.get<{ subject: string; changes: object[] }[]>(`/organizations/${id}/admin-log`);
      expect(log.body.filter(({ subject }) => subject === "connection").map(({ changes }) => changes)).toEqual([
        [{ field: "supplier", before: world.supplier.name, after: receiver.name }],
      ]);
    }
  });

  test("one whose id the new supplier uses, or that is its own, stays as it was and is told why", async () => {
    const [taken, free] = [await readyOrder({ supplierConnectionId: "LII-1" }), await readyOrder()];
    const other = await readyOrder();
    const elsewhere = await portal.db.insertInto("cases").defaultValues().returning("id").executeTakeFirstOrThrow();
    await claim("LII-1", receiver.id, elsewhere.id);
    await portal.db.updateTable("documents").set({ subscriber_id: receiver.id }).where("id", "=", other.id).execute();
    const before = await claimsOf(taken);
    const logged = await readLog(portal.db, taken.id);
    await close();
    const { body } = await handOver();
    expect(body.results.map(({ id, refusal }) => [id, refusal])).toEqual([
      [taken.id, "CONNECTION_ID_IN_USE"],
      [free.id, null],
      [other.id, "SUPPLIER_IS_SUBSCRIBER"],
    ]);
    expect([body.left, body.results[0]?.message]).toEqual([
      2,
      "Uudella toimittajalla on jo samanniminen liittymätunnus",
    ]);
    expect([await claimsOf(taken), await readLog(portal.db, taken.id)]).toEqual([before, logged]);
    await portal.db.deleteFrom("connection_id_claims").where("case_id", "=", elsewhere.id).execute();
    expect((await handOver({ documentIds: [taken.id] })).body).toMatchObject({ results: [{ refusal: null }], left: 1 });
    await portal.db
      .updateTable("documents")
      .set({ subscriber_id: world.subscriber.id })
      .where("id", "=", other.id)
      .execute();
  });

  test("only what lives with the closed one moves, to a supplier that is open, by the product admin", async () => {
    const order = await readyOrder();
    const open = await world.make("Order");
    const elsewhere = await addPair(portal);
    const foreign = await makeDocument(portal.db, elsewhere, { type: "Order", state: "READY" });
    const early = await handOver();
    expect([early.status, early.body.title]).toEqual([
      409,
      "Liittymät voi siirtää vain suljetulta organisaatiolta, sulje se ensin",
    ]);
    await close();
    const buyer = await makeOrganization(portal.db, { roles: ["SUBSCRIBER"] });
    const gone = "018f0000-0000-7000-8000-000000000000";
    for (const supplierId of [world.supplier.id, buyer.id, gone])
      expect((await handOver({ supplierId })).body.errors).toMatchObject([
        { path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" },
      ]);
    const documentIds = [open.id, foreign.id, 999_999_999];
    expect((await handOver({ documentIds })).body.results.map(({ refusal }) => refusal)).toEqual(
      documentIds.map(() => "NOT_A_LIVE_CONNECTION"),
    );
    const admin = await portal.signInAs(await makeUser(portal.db, { roles: [[receiver, "SUPPLIER_ADMIN"]] }));
    expect((await handOver({}, admin)).status).toBe(404);
    const own = await portal.signInAs(await makeUser(portal.db, { roles: [[receiver, "SUPPLIER_ADMIN"]] }));
    expect((await own.post(`/organizations/${receiver.id}/hand-over`, { supplierId: buyer.id })).status).toBe(403);
    expect((await desk.read({ ...order, documentType: "Order" })).status).toBe(404);
  });

  test("handed over twice at once, everything moves once", async () => {
    const orders = [await readyOrder({ supplierConnectionId: "A-1" }), await readyOrder(), await readyOrder()];
    await close();
    const both = await Promise.all([handOver(), handOver()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ body }) => body.results).filter(({ refusal }) => refusal !== null)).toEqual([]);
    for (const { id } of orders)
      expect((await readLog(portal.db, id)).filter(({ action }) => action === "handOver")).toHaveLength(1);
    expect(await countingFaults(portal.db)).toEqual([]);
    expect(await idsOf(desk, "/orders")).toHaveLength(3);
  });
});

test("of a chain one link alone moves, and its forwarder hands the answer on as before (D-9c)", async () => {
  const chain = await createChain(4);
  try {
    const [forwarder, leaving, taking] = [chain.link(1), chain.link(2), chain.link(3)];
    const { body: original } = await chain.send(0, "Order");
    const sent = await chain.send(1, "Order", original);
    const forward = await chain.answer(2, sent.body);
    const before = await photograph(chain.portal.db, original.id);
    const admin = await chain.portal.signInAs(await makeUser(chain.portal.db, { global_role: "RUNKO_ADMIN" }));
    const left = `/organizations/${leaving.organization.id}`;
    await admin.post(`${left}/closing`, { closed: true });
    const moved = await admin.post(`${left}/hand-over`, { supplierId: taking.organization.id });
    expect(moved.body).toEqual({ results: [{ id: forward.id, refusal: null, message: null }], left: 0 });
    expect(await photograph(chain.portal.db, original.id)).toBe(before);
    const seen = (await taking.asSupplier.read(forward)).body;
    expect([seen.eventState, seen["originalEventId"]]).toEqual(["READY", null]);
    expect((await forwarder.asSubscriber.read(forward)).body).toMatchObject({
      supplierId: taking.organization.id,
      originalEventId: original.id,
    });
    expect(await countingFaults(chain.portal.db)).toEqual([]);
  } finally {
    await chain.portal.close();
  }
});
