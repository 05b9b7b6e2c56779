import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { sumMoney } from "@runko/domain/values/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Desk } from "../documents/support/desk.ts";
import { formOf, inDays } from "../documents/support/forms.ts";

type Counts = { amount: number; ready: number; cancelled: number; late: number };
type Project = Counts & {
  projectId: string;
  subscriber: { id: string; name: string };
  newestId: number;
  nextDate: string | null;
  lastDate: string | null;
  connections: number;
  monthlyFee: string;
  connectFee: string;
  types: (Counts & { documentType: string })[];
};
type Row = { id: number; documentType: string; eventState: string };

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

type Choice = Parameters<typeof makeDocument>[2];
const make = (projectId: string, choice: Choice, fields: DocumentFields = {}, parties = world) =>
  makeDocument(world.db, parties, { ...choice, fields: { ...formOf(choice.type), projectId, ...fields } });

const list = (desk: Desk, query = "") => desk.get<Project[]>(`/projects${query}`);
const idsOf = async (desk: Desk, query = "") => (await list(desk, query)).body.map(({ projectId }) => projectId);
const one = (desk: Desk, projectId: string, subscriberId = world.subscriber.id) =>
  desk.get<Project>(`/projects/one?${new URLSearchParams({ subscriberId, projectId })}`);
const documents = async (desk: Desk, projectId: string) => {
  const where = { "document.projectId": projectId, subscriberId: world.subscriber.id };
  return (await desk.get<Row[]>(`/events?filter=${encodeURIComponent(JSON.stringify({ where, limit: 100 }))}`)).body;
};

test("a project is what its documents amount to, archived ones too, the same for both parties", async () => {
  const fees = { actualDeliveryDate: inDays(-5), monthlyFee: "19.90", connectFee: "100.00" };
  await make("MASTOT", { type: "Order", state: "READY" }, fees);
  await make("MASTOT", { type: "Order", state: "READY", archived: true }, { ...fees, monthlyFee: "10.05" });
  await make("MASTOT", { type: "Order", state: "READY", disconnected: true }, { ...fees, monthlyFee: "500.00" });
  await make("MASTOT", { type: "Order", state: "CANCELLED" });
  await make(
    "MASTOT",
    { type: "Order", state: "IN_DELIVERY" },
    { requestedDate: inDays(20), estimatedDeliveryDate: inDays(30) },
  );
  await make("MASTOT", { type: "Inquiry", state: "OPEN" }, { requestedDate: inDays(12) });
  await make("MASTOT-2", { type: "Order" });
  const { subscriber, supplier } = world.desks;
  const { body: project } = await one(subscriber, "MASTOT");
  const orders = { documentType: "Order", amount: 5, ready: 3, cancelled: 1, late: 0 };
  const { id, name } = world.subscriber;
  expect(project).toMatchObject({
    projectId: "MASTOT",
    subscriber: { id, name },
    amount: 6,
    ready: 3,
    cancelled: 1,
    late: 0,
    nextDate: inDays(12),
    lastDate: inDays(30),
    connections: 2,
    monthlyFee: "29.95",
    connectFee: "300.00",
    types: [orders, { documentType: "Inquiry", amount: 1, ready: 0, cancelled: 0, late: 0 }],
  });
  expect((await one(supplier, "MASTOT")).body).toEqual(project);
  for (const desk of [subscriber, supplier]) {
    const listed = await list(desk);
    expect(listed.body.map(({ projectId }) => projectId)).toEqual(["MASTOT-2", "MASTOT"]);
    expect(listed.body[1]).toEqual(project);
    expect(listed.headers["x-total-count"]).toBe("2");
    const rows = await documents(desk, "MASTOT");
    expect(rows).toHaveLength(project.amount);
    expect(rows.filter(({ eventState }) => eventState === "READY")).toHaveLength(project.ready);
  }
});

test("what is late is what its clocks say, and a day is promised to the subscriber once its answer is shown", async () => {
  const late = { due_at: inDays(-1), promised_at: inDays(-1) };
  await make("P", { type: "Order", state: "IN_DELIVERY", ...late }, { estimatedDeliveryDate: inDays(40) });
  await make(
    "Q",
    { type: "Order", state: "IN_PROCESSING" },
    { requestedDate: inDays(20), estimatedDeliveryDate: inDays(35) },
  );
  const { subscriber, supplier } = world.desks;
  expect((await one(subscriber, "P")).body).toMatchObject({ late: 1, nextDate: inDays(40) });
  expect((await one(supplier, "P")).body.late).toBe(1);
  expect((await one(subscriber, "Q")).body.nextDate).toBe(inDays(20));
  expect((await one(supplier, "Q")).body.nextDate).toBe(inDays(35));
});

test("projects are found by a part of their id and come by pages, the last one added to first", async () => {
  const names = ["Kaita", "kaitapiha", "Ätkä 100%", "ATK"];
  for (const name of names) await make(name, { type: "Order" });
  await make("Kaita", { type: "Fault" });
  const { subscriber } = world.desks;
  expect(await idsOf(subscriber)).toEqual(["Kaita", "ATK", "Ätkä 100%", "kaitapiha"]);
  expect(await idsOf(subscriber, "?q=KAITA")).toEqual(["Kaita", "kaitapiha"]);
  expect(await idsOf(subscriber, "?q=100%25")).toEqual(["Ätkä 100%"]);
  expect(await idsOf(subscriber, "?limit=2&skip=1")).toEqual(["ATK", "Ätkä 100%"]);
  expect((await list(subscriber, "?limit=2")).headers["x-total-count"]).toBe("4");
});

test("a supplier learns of a project its own documents alone, of two subscribers who call theirs alike too", async () => {
  const others = await addPair(portal);
  const { subscriber, subscriberUser } = world;
  const elsewhere = { ...others, subscriber, subscriberUser };
  await make("YHTEINEN", { type: "Order", state: "READY" }, { actualDeliveryDate: inDays(-2), monthlyFee: "5.00" });
  await make(
    "YHTEINEN",
    { type: "Order", state: "READY" },
    { actualDeliveryDate: inDays(-2), monthlyFee: "7000.00" },
    elsewhere as World,
  );
  await make("SALAINEN", { type: "Order" }, {}, elsewhere as World);
  await make("YHTEINEN", { type: "Order" }, {}, {
    ...others,
    supplier: world.supplier,
    product: world.product,
  } as World);
  const told = (await list(world.desks.supplier)).body;
  expect(told.map(({ projectId, subscriber: { id }, amount }) => [projectId, id, amount])).toEqual([
    ["YHTEINEN", others.subscriber.id, 1],
    ["YHTEINEN", subscriber.id, 1],
  ]);
  expect(told[1]?.monthlyFee).toBe("5.00");
  expect((await one(world.desks.subscriber, "YHTEINEN")).body).toMatchObject({ amount: 2, monthlyFee: "7005.00" });
  const hidden = await one(world.desks.supplier, "SALAINEN");
  const missing = await one(world.desks.supplier, "EI-OLE");
  expect([hidden.status, missing.status]).toEqual([404, 404]);
  expect({ ...(hidden.body as object), instance: "", requestId: "" }).toEqual({
    ...(missing.body as object),
    instance: "",
    requestId: "",
  });
  for (const path of ["/projects", `/projects/one?subscriberId=${subscriber.id}&projectId=YHTEINEN`])
    expect((await world.desks.faultHandler.get<{ code: string }>(path)).body.code).toBe("FORBIDDEN");
});

test("a parent reads of its child's projects the types that the child's visibility opens", async () => {
  const parent = await addPair(portal);
  await world.db
    .updateTable("organizations")
    .set({ parent_organization_id: parent.subscriber.id })
    .where("id", "=", world.subscriber.id)
    .execute();
  await make("LAPSEN", { type: "Order" });
  await make("LAPSEN", { type: "Fault" });
  expect((await one(parent.desks.subscriber, "LAPSEN")).status).toBe(404);
  await world.db
    .insertInto("sub_organization_event_visibilities")
    .values({ parent_id: parent.subscriber.id, child_id: world.subscriber.id, event_type: "Order" })
    .execute();
  expect((await one(parent.desks.subscriber, "LAPSEN")).body).toMatchObject({
    amount: 1,
    types: [{ documentType: "Order" }],
  });
  expect(await idsOf(parent.desks.subscriber)).toEqual([]);
});

test("sums are exact, of many rows of money", async () => {
  const fees = Array.from({ length: 20 }, (_each, at) => `${at}.${10 + at}`);
  for (const monthlyFee of fees)
    await make("RAHA", { type: "Order", state: "READY" }, { actualDeliveryDate: inDays(-1), monthlyFee });
  expect((await one(world.desks.supplier, "RAHA")).body.monthlyFee).toBe(sumMoney(fees));
});
