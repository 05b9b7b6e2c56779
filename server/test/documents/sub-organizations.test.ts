import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../app/caller.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { createDesk, everyType, type Desk } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { setLock } from "./support/grid-stage.ts";
import { photograph } from "./support/look.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

// The subscriber of the pair is the child; its parent is opened to its orders, and the grandparent to nothing.
let world: World;
let parent: Desk;
let parentAsSupplier: Desk;
let grandparent: Desk;
let order: TestDocument;
let inquiry: TestDocument;
beforeAll(async () => {
  world = await createWorld();
  const { portal, db, subscriber } = world;
  const top = await makeOrganization(db);
  const middle = await makeOrganization(db, { parent_organization_id: top.id });
  await db
    .updateTable("organizations")
    .set({ parent_organization_id: middle.id })
    .where("id", "=", subscriber.id)
    .execute();
  const at = async (organization: { id: string }, role: Desk["role"]) =>
    createDesk(portal, await makeUser(db, { roles: [[organization, role]] }), organization, role);
  parent = await at(middle, "SUBSCRIBER");
  parentAsSupplier = await at(middle, "SUPPLIER");
  grandparent = await at(top, "SUBSCRIBER");
  const draft = { ...formOf("Order"), ...answerOf("Order", "confirm"), supplierInfo: "salainen luonnos" };
  order = await makeDocument(db, world, { type: "Order", state: "IN_PROCESSING", fields: draft });
  inquiry = await makeDocument(db, world, { type: "Inquiry", fields: formOf("Inquiry"), caseId: order.caseId });
  await open("Order");
});
afterAll(async () => {
  await world.portal.close();
});

const row = (event_type: DocumentType) => ({
  parent_id: parent.organizationId,
  child_id: world.subscriber.id,
  event_type,
});
const open = (type: DocumentType) =>
  world.db.insertInto("sub_organization_event_visibilities").values(row(type)).execute();
const close = (type: DocumentType) =>
  world.db.deleteFrom("sub_organization_event_visibilities").where("event_type", "=", type).execute();

const idsOf = ({ body }: Answer<{ id: number }[]>) => body.map(({ id }) => id);
type Rows = { id: number }[];

test("the parent sees what is opened to it: in lists, in search, alone, its case and its log", async () => {
  const list = await parent.get<Rows>("/orders");
  expect([idsOf(list), list.headers["x-total-count"]]).toEqual([[order.id], "1"]);
  const search = await parent.get<Rows>(`/events?${everyType}`);
  expect([idsOf(search), search.headers["x-total-count"]]).toEqual([[order.id], "1"]);
  expect(idsOf(await parent.get<Rows>(`/cases/${order.caseId}`))).toEqual([order.id]);
  expect((await parent.get(`/events/${order.id}/event-logs`)).status).toBe(200);
  const shown = await parent.read(order);
  expect(shown.body).toMatchObject({ id: order.id, allowedActions: [], refusedActions: [] });
});

test("it does not see an answer that its child does not", async () => {
  for (const path of [`/orders/${order.id}`, `/events/${order.id}?format=text`, "/orders", `/events?${everyType}`])
    expect((await parent.get(path)).text).not.toContain("salainen luonnos");
  const where = encodeURIComponent(JSON.stringify({ where: { "document.estimatedDeliveryDate": { neq: null } } }));
  expect(idsOf(await parent.get<Rows>(`/events?filter=${where}`))).toEqual([]);
});

test("it sees nothing else, as if there were nothing", async () => {
  for (const path of ["/inquiries/TID", "/events/TID", "/events/TID/event-logs", "/events/TID?format=text"]) {
    const [seen, none] = [inquiry.id, noSuchEvent].map((id) => path.replace("TID", String(id)));
    expect(bare(await parent.get(seen ?? ""))).toBe(bare(await parent.get(none ?? "")));
  }
  expect(idsOf(await parent.get<Rows>("/inquiries"))).toEqual([]);
  for (const desk of [grandparent, parentAsSupplier]) {
    expect((await desk.read(order)).status).toBe(404);
    expect(idsOf(await desk.get<Rows>(`/events?${everyType}`))).toEqual([]);
  }
});

test("its counts leave the children out", async () => {
  expect(Object.values((await parent.counts()).Order).every((amount) => amount === 0)).toBe(true);
  expect((await world.desks.subscriber.counts()).Order["IN_PROCESSING"]).toBe(1);
});

test("what the children open is counted beside them, by state as the list shows it (documents A11, D-44)", async () => {
  const opened = encodeURIComponent(JSON.stringify({ where: { eventState: "IN_PROCESSING" } }));
  const list = await parent.get<Rows>(`/orders?filter=${opened}`);
  const { Order, Inquiry } = await parent.counts("children");
  expect(Order).toMatchObject({ IN_PROCESSING: 1, OPEN: 0, unreadMessages: 0 });
  expect(Order["IN_PROCESSING"]).toBe(Number(list.headers["x-total-count"]));
  expect(Inquiry).toMatchObject({ OPEN: 0 });
  for (const desk of [grandparent, parentAsSupplier]) {
    const none = Object.values(await desk.counts("children")).flatMap((counts) => Object.values(counts));
    expect(none.filter((amount) => amount !== 0)).toEqual([]);
  }
});

test("urgent faults of the children are counted while they are unfinished and their type is open", async () => {
  const { db } = world;
  const fields = { ...formOf("Fault"), faultType: "urgentFault" } as const;
  for (const state of ["OPEN", "IN_PROCESSING", "READY"] as const)
    await makeDocument(db, world, { type: "Fault", state, fields });
  expect((await parent.counts("children")).Fault).toMatchObject({ OPEN: 0, urgent: 0 });
  const opened = { parent_id: parent.organizationId, child_id: world.subscriber.id, event_type: "Fault" } as const;
  await db.insertInto("sub_organization_event_visibilities").values(opened).execute();
  expect((await parent.counts("children")).Fault).toMatchObject({ OPEN: 1, urgent: 2 });
  expect((await parent.counts()).Fault).toMatchObject({ OPEN: 0, urgent: 0 });
});

test("it does nothing to what it sees", async () => {
  const { db, bodyOf } = world;
  await setLock(world, order, parent);
  const before = await photograph(db, order.id);
  const tries = [
    await parent.act(order, { action: "cancel", reason: "Turha" }),
    await parent.act(order, { action: "edit", document: { customerName: "x" } }),
    await parent.act(order, { action: "archive" }),
    await parent.act(order, { action: "markProcessed" }),
    await parent.patch(`/events/${order.id}/archive`, undefined, { "if-match": '"1"' }),
    await parent.patch(`/events/${order.id}/event-products`, { productId: world.product.id }, { "if-match": '"1"' }),
    await parent.lock(order.id),
  ];
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
  const copied = await parent.create("Order", bodyOf("Order", {}, { source: { eventId: order.id, mode: "COPY" } }));
  expect([copied.status, copied.body.code]).toEqual([422, "COPY_EVENT_NOT_FOUND"]);
  expect(await photograph(db, order.id)).toBe(before);
});

test("its own documents stand among its children's in one order", async () => {
  const { db, supplier } = world;
  const product = world.product;
  const maker = { id: parent.userId };
  const parties = { subscriber: { id: parent.organizationId }, supplier, product, subscriberUser: maker };
  const own = await makeDocument(db, parties, { type: "Order", fields: { ...formOf("Order"), customerName: "Aalto" } });
  const later = await makeDocument(db, world, { type: "Order", fields: { ...formOf("Order"), customerName: "Öhman" } });
  expect(idsOf(await parent.get<Rows>("/orders"))).toEqual([later.id, own.id, order.id]);
  const filter = encodeURIComponent(JSON.stringify({ order: "document.customerName", limit: 2 }));
  const page = await parent.get<Rows>(`/orders?filter=${filter}`);
  expect([idsOf(page), page.headers["x-total-count"]]).toEqual([[own.id, order.id], "3"]);
  expect(idsOf(await parent.get<Rows>(`/orders?filter=${filter}&skip=2`))).toEqual([later.id]);
  expect(idsOf(await world.desks.subscriber.get<Rows>("/orders"))).toEqual([later.id, order.id]);
});

test("what is closed again is gone", async () => {
  await close("Order");
  expect((await parent.read(order)).status).toBe(404);
  await open("Inquiry");
  expect((await parent.read(inquiry)).status).toBe(200);
  expect((await parent.read(order)).status).toBe(404);
});
