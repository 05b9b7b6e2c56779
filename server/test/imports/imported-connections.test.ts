import type { Report } from "@runko/domain/reports/report";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { answerOf, inDays, today } from "../documents/support/forms.ts";
import { countingFaults, readLog, readNotices } from "../documents/support/look.ts";
import { done } from "../connections/support/live-at-random.ts";
import { advanceFile } from "./support/advance-file.ts";
import { readyUnder } from "./support/ready-under.ts";

type Job = { id: string; state: string; right: number; errors: number; sent: number; code?: string };
type Row = { number: number; issues: { path: string; code: string }[]; result: { eventId?: string } | null };
type Connection = { id: number; imported: boolean } & Record<string, unknown>;

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

type Cells = Record<string, string>;
const cells = (more: Cells = {}): Cells => ({
  subscriberConnectionId: `VANHA-${nextNumber()}`,
  product: world.product.id,
  actualDeliveryDate: "15.3.2024",
  targetAddress: "Mannerheimintie 12 A",
  "targetAddress.postalCode": "00100",
  contractLength: "36",
  monthlyFee: "1 249,90 €",
  ...more,
});

async function bring(...rows: Cells[]): Promise<Job> {
  const made = await world.desks.subscriber.post<Job>("/imports", { kind: "Connection", rows });
  return made.status === 201 ? advance(made.body) : made.body;
}

const advance = ({ id }: Job) => advanceFile<Job>(portal, world.desks.subscriber, id);

const rowsOf = async ({ id }: Job) => (await world.desks.subscriber.get<Row[]>(`/imports/${id}/rows`)).body;
async function send(job: Job): Promise<number[]> {
  await world.desks.subscriber.post(`/imports/${job.id}/send`, { policy: "valid" });
  await advance(job);
  return (await rowsOf(job)).flatMap(({ result }) => (result?.eventId ? [Number(result.eventId)] : []));
}
const registerOf = async (desk: World["desks"]["subscriber"]) => (await desk.get<Connection[]>("/connections")).body;

test("a connection that was ordered elsewhere stands in the register of both sides, marked, and nobody is told of it", async () => {
  const row = cells({ supplierConnectionId: "TOIM-VANHA", customerName: "Yritys Oy" });
  const job = await bring(row);
  expect(job).toMatchObject({ state: "checked", right: 1, errors: 0 });
  expect(await registerOf(world.desks.subscriber)).toEqual([]);
  const [id = 0] = await send(job);
  for (const desk of [world.desks.subscriber, world.desks.supplier])
    expect(await registerOf(desk)).toMatchObject([
      {
        id,
        imported: true,
        state: "active",
        subscriberConnectionId: row["subscriberConnectionId"],
        supplierConnectionId: "TOIM-VANHA",
        monthlyFee: "1249.90",
        connectFee: null,
        activeSince: "2024-03-15",
        contractEnd: "2027-03-15",
        municipality: "091",
      },
    ]);
  expect(await readNotices(portal.db, id)).toEqual([]);
  expect(await readLog(portal.db, id)).toMatchObject([{ label: "created", action: "importConnection" }]);
  const { rows } = await portal.pool.query(
    `SELECT (SELECT count(*) FROM document_events WHERE document_id = $1) AS events, clocks::text, due_at, imported
      FROM documents WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ events: 0, clocks: "[]", due_at: null, imported: true }]);
  expect(await countingFaults(portal.db)).toEqual([]);
  for (const desk of [world.desks.subscriber, world.desks.supplier]) {
    expect((await desk.get<unknown[]>("/orders")).body).toEqual([]);
    const told = { productPrice: null, monthPrice: "1249.90" };
    expect((await desk.get(`/orders/${id}`)).body).toMatchObject({ imported: true, eventProducts: [told] });
  }
  const file = (await world.desks.supplier.get("/connections/export?format=csv")).text;
  expect(file).toContain("Tilaajan tuoma rekisteriin");
});

test("its template asks what the register tells, and an empty list of fees is no fee", async () => {
  const { text } = await world.desks.subscriber.get("/import-templates/Connection?format=csv");
  expect(text).toContain("Käytössä alkaen *");
  expect(text).not.toContain("Yhteyshenkilö");
  expect((await world.desks.subscriber.get("/import-templates/Connection?format=xlsx")).status).toBe(200);
  expect((await world.desks.supplier.get("/import-templates/Connection?format=csv")).status).toBe(403);
  const [id] = await send(await bring(cells({ monthlyFee: "", contractLength: "" })));
  const told = { id, monthlyFee: null, connectFee: null, contractEnd: null };
  expect(await registerOf(world.desks.supplier)).toMatchObject([told]);
});

test("no report counts it", async () => {
  const { subscriber, supplier } = world.desks;
  const whole = async (report: string) => {
    const asked = `report=${report}&from=${inDays(-1)}&to=${today()}`;
    const found = await Promise.all([subscriber, supplier].map((desk) => desk.get<Report>(`/export/report?${asked}`)));
    return found.map(({ body }) => body.total);
  };
  const reports = ["count-per-event", "delivery-time"];
  const before = await Promise.all(reports.map(whole));
  expect(before[0]).toEqual([expect.anything(), expect.anything()]);
  expect(await send(await bring(cells()))).toHaveLength(1);
  expect(await Promise.all(reports.map(whole))).toEqual(before);
});

test("it can be changed, can have faults and can be ended", async () => {
  const [id = 0] = await send(await bring(cells()));
  const { subscriber, supplier, faultHandler } = world.desks;
  const source = { source: { eventId: id, mode: "FROM_EXISTING" } };
  const row = async () => (await registerOf(supplier))[0];
  const fault = await world.make("Fault", {}, source);
  expect(await row()).toMatchObject({ state: "fault", openFaults: 1 });
  await done(faultHandler, fault, { action: "startProcessing" });
  await done(faultHandler, fault, { action: "signReady", document: answerOf("Fault", "signReady") });

  for (const [type, state, after] of [
    ["ChangeOrder", "changing", { monthlyFee: "990.00", capacity: "1 Gbit/s" }],
    ["CancelOrder", "terminating", { state: "terminated", endedOn: today() }],
  ] as const) {
    const made = await world.make(type, {}, source);
    expect(await row()).toMatchObject({ state });
    const priced = type === "ChangeOrder" ? { monthlyFee: "990.00" } : {};
    await done(supplier, made, { action: "startProcessing" });
    await done(supplier, made, { action: "confirm", document: { ...answerOf(type, "confirm"), ...priced } });
    await done(supplier, made, { action: "deliver" });
    await done(supplier, made, { action: "signReady", document: answerOf(type, "signReady") });
    expect(await row()).toMatchObject({ id, imported: true, ...after });
  }
  expect((await registerOf(subscriber))[0]).toEqual({ ...(await row()), partner: expect.anything() });
  expect(await countingFaults(portal.db)).toEqual([]);
});

test("errors are told of their cells, and an own id stands once", async () => {
  const taken = await world.make("Order", { subscriberConnectionId: `TILATTU-${nextNumber()}` });
  const twice = `KAHDESTI-${nextNumber()}`;
  const job = await bring(
    cells({ monthlyFee: "paljon", actualDeliveryDate: inDays(2).split("-").toReversed().join(".") }),
    cells({ product: "Ei ole", subscriberConnectionId: "" }),
    cells({ product: "", subscriberConnectionId: "" }),
    cells({ subscriberConnectionId: String(taken.document.subscriberConnectionId) }),
    cells({ subscriberConnectionId: twice }),
    cells({ subscriberConnectionId: twice }),
  );
  expect(job).toMatchObject({ right: 0, errors: 6 });
  const told = (await rowsOf(job)).map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`));
  expect(told).toEqual([
    ["monthlyFee INVALID_MONEY", "actualDeliveryDate DELIVERY_IN_FUTURE"],
    ["product PRODUCT_NOT_AVAILABLE"],
    ["product PRODUCT_REQUIRED"],
    ["subscriberConnectionId CONNECTION_ID_IN_USE"],
    ["subscriberConnectionId IMPORT_VALUE_TWICE"],
    ["subscriberConnectionId IMPORT_VALUE_TWICE"],
  ]);
  const first = await send(await bring(cells({ subscriberConnectionId: twice })));
  expect(first).toHaveLength(1);
  expect(await bring(cells({ subscriberConnectionId: twice.toLowerCase() }))).toMatchObject({ right: 0, errors: 1 });
});

test("of another's connections nothing is told, and who may order nothing imports nothing", async () => {
  const { db } = portal;
  const other = await addPair(portal);
  await db
    .insertInto("subscriptions")
    .columns(["subscriber_id", "supplier_id", "event_types", "active"])
    .expression(
      db
        .selectFrom("subscriptions")
        .select((eb) => [eb.val(other.subscriber.id).as("s"), "supplier_id", "event_types", "active"])
        .where("supplier_id", "=", world.supplier.id),
    )
    .execute();
  const theirs = await readyUnder("TOIM-SALAINEN", world);
  const { product, supplier, desks } = world;
  world = { ...other, product };
  // The supplier has given this id to a competitor: whoever says it learns nothing of that, and takes nothing of it.
  const [id = 0] = await send(await bring(cells({ supplierConnectionId: "TOIM-SALAINEN" })));
  expect(id).toBeGreaterThan(0);
  const claims = db.selectFrom("connection_id_claims").select("case_id").where("connection_id", "=", "toim-salainen");
  expect(await claims.execute()).toEqual([{ case_id: theirs.caseId }]);
  // Nor does the supplier's system find another connection by the id than that to which it gave it.
  const asked = `/orders/active?supplierConnectionId=TOIM-SALAINEN&supplierId=${supplier.id}`;
  expect((await desks.supplier.get<{ id: number }>(asked)).body.id).toBe(theirs.id);
  expect(await registerOf(other.desks.subscriber)).toHaveLength(1);
  expect(await registerOf(other.desks.supplier)).toEqual([]);
  expect((await other.desks.supplier.post("/imports", { kind: "Connection", rows: [cells()] })).status).toBe(422);

  await db.updateTable("organizations").set({ event_type_rights: [] }).where("id", "=", other.subscriber.id).execute();
  expect((await bring(cells())).code).toBe("EVENT_TYPE_RIGHT_MISSING");
});

test("what looks like a formula comes back as a text", async () => {
  const evil = '=HYPERLINK("http://paha.example")';
  await send(await bring(cells({ customerName: evil })));
  const { text } = await world.desks.supplier.get("/connections/export?format=csv");
  expect(text).toContain(`"'=HYPERLINK(""http://paha.example"")"`);
});
