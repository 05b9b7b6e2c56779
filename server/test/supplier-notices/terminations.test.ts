import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dayMs } from "@runko/domain/values/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endTerminated } from "../../src/supplier-notices/end-terminated.ts";
import { tellOfNotice } from "../../src/supplier-notices/tell-of-notice.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { readLog } from "../documents/support/look.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { takeMails } from "../notifications/support.ts";

type Told = { id: string; version: number; state: string; lastDay: string | null } & Record<string, unknown>;
type Row = {
  id: number;
  state: string;
  supplierEndsOn: string | null;
  endedOn: string | null;
  terminationId: string | null;
};

let portal: TestApp;
let world: World;
let admin: Desk;
let rival: { organization: TestOrganization; desk: Desk };
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const { supplier } = world;
  const roles = [
    [supplier, "SUPPLIER"],
    [supplier, "SUPPLIER_ADMIN"],
  ] as const;
  admin = await createDesk(portal, await makeUser(portal.db, { roles }), supplier, "SUPPLIER");
  const organization = await makeOrganization(portal.db, { name: `KANARIALINTU ${Math.random()}` });
  await makeSubscription(portal.db, organization, supplier);
  const user = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER"]] });
  rival = { organization, desk: await createDesk(portal, user, organization, "SUBSCRIBER") };
  await told();
  await sql`UPDATE supplier_notices SET state = 'cancelled' WHERE state = 'announced'`.execute(portal.db);
});
afterAll(() => portal.close());

const base = "/supplier-notices";
const today = todayInHelsinki(new Date());
const inDays = (days: number) => addDays(today, days);
const connect = async (of: { id: string } = world.subscriber, fields = {}) =>
  (
    await makeDocument(
      world.db,
      { ...world, subscriber: of },
      { type: "Order", state: "READY", fields: { ...formOf("Order"), contractLength: 0, ...fields } },
    )
  ).id;
const ending = (ids: readonly number[], more: object = {}) => ({
  kind: "termination",
  title: "Kupariverkko puretaan",
  text: "Kaapeli on käyttöikänsä lopussa.",
  lastDay: inDays(400),
  choice: { by: "connection", values: ids.map(String) },
  ...more,
});
const send = async (body: object) => {
  const sent = await admin.post<{ id: string }>(base, body);
  expect(sent.status, sent.text).toBe(201);
  return sent.body.id;
};
const codesOf = ({ body }: { body: unknown }) =>
  ((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => `${path} ${code}`);
async function told() {
  const deliver = (waiting: Parameters<typeof tellOfNotice>[1]) => tellOfNotice(portal, waiting);
  await sendWaiting({ pool: portal.pool, log: createLog("silent") }, { "supplier-notice": deliver });
  return takeMails(portal);
}
const register = async (desk: Desk) => (await desk.get<Row[]>("/connections")).body;
const rowOf = async (id: number, desk = world.desks.subscriber) => (await register(desk)).find((row) => row.id === id);
const endAfter = (days: number) =>
  endTerminated(portal.db, { now: new Date(Date.now() + days * dayMs), ceiling: 10_000 });
const actionsOf = async (id: number) => (await readLog(portal.db, id)).map(({ action }) => action);

test("each subscriber sees the last day of its own connections, in register, notice, history and mail, and of no others", async () => {
  const own = await connect();
  const foreign = await connect(rival.organization);
  const id = await send(ending([own, foreign]));
  expect(await rowOf(own)).toMatchObject({ state: "active", supplierEndsOn: inDays(400), terminationId: id });
  const ends = encodeURIComponent(JSON.stringify({ where: { supplierEndsOn: { neq: null } } }));
  const found = await world.desks.subscriber.get<Row[]>(`/connections?filter=${ends}`);
  expect(found.body.map((row) => row.id)).toEqual([own]);
  const mine = await world.desks.subscriber.get<Told>(`${base}/${id}`);
  expect(mine.body).toMatchObject({ kind: "termination", connections: 1, subscribers: null, lastDay: inDays(400) });
  const rows = await world.desks.subscriber.get<{ id: number }[]>(`${base}/${id}/connections`);
  expect(rows.body).toMatchObject([{ id: own, state: "active" }]);
  const mail = (await told()).find(({ to }) => to === world.subscriberUser.emailAddress);
  expect(mail?.subject).toContain("Irtisanominen: Kupariverkko puretaan");
  for (const text of [mine.text, rows.text, mail?.text ?? ""]) {
    expect(text).not.toContain("KANARIALINTU");
    expect(text).not.toContain(String(foreign));
  }
  expect(await readLog(portal.db, own)).toMatchObject([
    { action: "supplierTerminated", changes: [{ field: "supplierEndsOn", from: null, to: inDays(400) }] },
  ]);
  expect((await rival.desk.get<Told>(`${base}/${id}`)).body).toMatchObject({ connections: 1 });
});

test("who administers the supplier ends connections; another who works there, or with its faults, does not", async () => {
  const own = await connect();
  const body = ending([own]);
  for (const desk of [world.desks.supplier, world.desks.faultHandler, world.desks.subscriber]) {
    expect((await desk.post(base, body)).status).toBe(403);
    expect((await desk.post(`${base}/preview`, { kind: body.kind, choice: body.choice })).status).toBe(403);
  }
  const id = await send(body);
  const { supplier, faultHandler } = world.desks;
  expect((await supplier.get<Told>(`${base}/${id}`)).body.lastDay).toBe(inDays(400));
  for (const change of [
    { version: 1, action: "update", lastDay: inDays(500) },
    { version: 1, action: "cancel", text: "x" },
  ]) {
    expect((await supplier.post(`${base}/${id}/updates`, change)).status).toBe(403);
    expect((await faultHandler.post(`${base}/${id}/updates`, change)).status).toBe(404);
  }
  expect((await supplier.post(`${base}/${id}/reminders`)).status).toBe(403);
  expect((await faultHandler.get(`${base}/${id}`)).status).toBe(404);
  expect((await faultHandler.get<unknown[]>(base)).body).toEqual([]);
  expect((await faultHandler.get<unknown[]>(`${base}/${id}/receipts`)).body).toEqual([]);
  expect((await admin.post(`${base}/${id}/updates`, { version: 1, action: "finish" })).status).toBe(403);
});

test("notice period and contracts bind, and what is told to end is not told twice", async () => {
  const free = await connect();
  const bound = await connect(world.subscriber, { contractLength: 24 });
  await sql`UPDATE connections SET contract_end = ${inDays(300)} WHERE id = ${bound}`.execute(portal.db);
  const { choice } = ending([free, bound]);
  const preview = { kind: "termination", choice };
  expect((await admin.post(`${base}/preview`, preview)).body).toMatchObject({
    connections: 2,
    boundUntil: inDays(300),
    noticeDays: 90,
  });
  expect(codesOf(await admin.post(base, ending([free], { lastDay: inDays(89) })))).toEqual([
    "lastDay LAST_DAY_TOO_EARLY",
  ]);
  expect(codesOf(await admin.post(base, ending([free, bound], { lastDay: inDays(299) })))).toEqual([
    "lastDay CONTRACT_BINDS_LONGER",
  ]);
  expect(codesOf(await admin.post(base, ending([free], { endsAt: new Date().toISOString() })))).toEqual([
    "endsAt NOT_WRITABLE",
  ]);
  expect(await rowOf(free)).toMatchObject({ supplierEndsOn: null });
  await send(ending([free], { lastDay: inDays(90) }));
  expect((await admin.post(`${base}/preview`, preview)).body).toMatchObject({ connections: 1 });
  expect(codesOf(await admin.post(base, ending([free])))).toEqual(["choice.values NO_CONNECTIONS"]);
  const at = await Promise.all([1, 2, 3].map(() => admin.post(base, ending([bound]))));
  expect(at.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

test("it moves later, earlier only with a new notice period, and can be withdrawn", async () => {
  const own = await connect();
  const id = await send(ending([own], { lastDay: inDays(100) }));
  const change = (body: object) => admin.post(`${base}/${id}/updates`, body);
  expect((await change({ version: 1, action: "update", lastDay: inDays(99) })).status).toBe(204);
  expect(codesOf(await change({ version: 2, action: "update", lastDay: inDays(89), text: "" }))).toEqual([
    "lastDay LAST_DAY_TOO_EARLY",
  ]);
  expect(codesOf(await change({ version: 2, action: "update", endsAt: new Date().toISOString() }))).toEqual([
    "endsAt NOT_WRITABLE",
  ]);
  expect(
    (await change({ version: 2, action: "update", lastDay: inDays(500), text: "Rakentaminen viivästyy." })).status,
  ).toBe(204);
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(500) });
  expect(await endAfter(101)).toBe(0);
  expect((await change({ version: 3, action: "cancel", text: "Kaapeli jää." })).status).toBe(204);
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: null, terminationId: null, state: "active" });
  expect(await endAfter(600)).toBe(0);
  expect(await actionsOf(own)).toEqual([
    "supplierTerminated",
    "supplierTerminationMoved",
    "supplierTerminationMoved",
    "supplierTerminationWithdrawn",
  ]);
  await send(ending([own], { lastDay: inDays(200) }));
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(200) });
});

test("after the last day they end once, whoever runs the job, and what its subscriber ended before is left alone", async () => {
  const [own, ended, other] = [await connect(), await connect(), await connect(rival.organization)];
  const id = await send(ending([own, ended, other], { lastDay: inDays(100) }));
  await told();
  await sql`UPDATE documents SET disconnected = true, version = version + 1 WHERE id = ${ended}`.execute(portal.db);
  expect(await endAfter(100)).toBe(0);
  const done = await Promise.all([endAfter(102), endAfter(102)]);
  expect((done[0] ?? 0) + (done[1] ?? 0)).toBe(2);
  expect(await endAfter(103)).toBe(0);
  expect(await rowOf(own)).toMatchObject({
    state: "terminated",
    endedOn: inDays(100),
    supplierEndsOn: null,
    terminationId: id,
  });
  expect(await actionsOf(own)).toEqual(["supplierTerminated", "supplierEnded"]);
  expect(await actionsOf(ended)).not.toContain("supplierEnded");
  expect(await rowOf(ended)).toMatchObject({ terminationId: null });
  const { body } = await world.desks.subscriber.get<Told>(`${base}/${id}`);
  expect(body).toMatchObject({ state: "finished", standing: false, updates: [{ state: "finished" }] });
  const subjects = (await told()).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining("Irtisanotut liittymät päättyneet"));
  const late = await admin.post(`${base}/${id}/updates`, { version: 2, action: "cancel", text: "Myöhässä" });
  expect(late.status).toBe(409);
  const events = await portal.db.selectFrom("document_events").selectAll().where("document_id", "=", own).execute();
  expect(events).toMatchObject([{ type: "order.connection_terminated", told_subscriber: true, told_supplier: true }]);
});

test("a connection whose contract its parties have lengthened since goes on, and its history says so", async () => {
  const [kept, other] = [await connect(), await connect()];
  await send(ending([kept, other], { lastDay: inDays(100) }));
  await sql`UPDATE documents SET version = version + 1, actual_delivery_date = ${today}::date,
    details = details || '{"contractLength": "24"}' WHERE id = ${kept}`.execute(portal.db);
  expect(await rowOf(kept)).toMatchObject({ state: "active", supplierEndsOn: null, terminationId: null });
  expect(await endAfter(102)).toBe(1);
  expect(await endAfter(103)).toBe(0);
  expect(await rowOf(kept)).toMatchObject({
    state: "active",
    supplierEndsOn: null,
    endedOn: null,
    terminationId: null,
  });
  expect(await rowOf(other)).toMatchObject({ state: "terminated", endedOn: inDays(100) });
  expect(await readLog(portal.db, kept)).toMatchObject([
    { action: "supplierTerminated" },
    { action: "supplierTerminationLapsed", changes: [{ field: "supplierEndsOn", from: inDays(100), to: null }] },
  ]);
});

test("a contract that its subscriber alone has told binds no supplier, until a change that both took on says it", async () => {
  const own = await connect();
  await sql`UPDATE documents SET imported = true, version = version + 1, actual_delivery_date = ${today}::date,
    details = details || '{"contractLength": 24}' WHERE id = ${own}`.execute(portal.db);
  const chosen = { kind: "termination", choice: ending([own]).choice };
  const previewed = async () => (await admin.post<{ boundUntil: string | null }>(`${base}/preview`, chosen)).body;
  expect(await previewed()).toMatchObject({ connections: 1, boundUntil: null });
  const id = await send(ending([own], { lastDay: inDays(100) }));
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(100), terminationId: id });
  const moved = { version: 1, action: "update", lastDay: inDays(120), text: "" };
  expect((await admin.post(`${base}/${id}/updates`, moved)).status).toBe(204);
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(120) });

  const { case_id: caseId } = await portal.db
    .selectFrom("documents")
    .select("case_id")
    .where("id", "=", own)
    .executeTakeFirstOrThrow();
  const change = { type: "ChangeOrder", state: "READY", source_event_id: own, source_mode: "FROM_EXISTING" } as const;
  const fields = { ...formOf("ChangeOrder"), contractLength: 24 as const };
  await makeDocument(world.db, world, { ...change, caseId, fields });
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: null });
  expect((await previewed()).boundUntil).not.toBeNull();
  expect(codesOf(await admin.post(base, ending([own], { lastDay: inDays(400) })))).toEqual([
    "lastDay CONTRACT_BINDS_LONGER",
  ]);
});

test("a notice that is moved beyond the lengthened contract holds again, and another may be sent instead", async () => {
  const own = await connect();
  const id = await send(ending([own], { lastDay: inDays(100) }));
  await sql`UPDATE documents SET version = version + 1, actual_delivery_date = ${today}::date,
    details = details || '{"contractLength": "12"}' WHERE id = ${own}`.execute(portal.db);
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: null });
  const second = await send(ending([own], { lastDay: inDays(500) }));
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(500), terminationId: second });
  const moved = { version: 1, action: "update", lastDay: inDays(400), text: "" };
  expect((await admin.post(`${base}/${id}/updates`, moved)).status).toBe(204);
  expect(await rowOf(own)).toMatchObject({ supplierEndsOn: inDays(400), terminationId: id });
});

test("a notice that cannot be ended is thrown of, and holds up no other", async () => {
  const [broken, own] = [await connect(), await connect()];
  const first = await send(ending([broken], { lastDay: inDays(100) }));
  await send(ending([own], { lastDay: inDays(101) }));
  // The register says that it runs, the order that it does not.
  await sql`UPDATE documents SET disconnected = true, version = version + 1 WHERE id = ${broken}`.execute(portal.db);
  await sql`UPDATE connections SET state = 'active', supplier_ends_on = ${inDays(100)}::date WHERE id = ${broken}`.execute(
    portal.db,
  );
  await expect(endAfter(103)).rejects.toThrow(first);
  expect(await rowOf(own)).toMatchObject({ state: "terminated", endedOn: inDays(101) });
  await sql`UPDATE connections SET state = 'terminated' WHERE id = ${broken}`.execute(portal.db);
  expect(await endAfter(103)).toBe(0);
  expect((await admin.get<Told>(`${base}/${first}`)).body).toMatchObject({ state: "finished" });
});

test("a notice whose last day is over is changed no more, although nothing has ended yet", async () => {
  const own = await connect();
  const id = await send(ending([own], { lastDay: inDays(100) }));
  await sql`UPDATE supplier_notices SET ends_at = now() - interval '2 days' WHERE id = ${id}`.execute(portal.db);
  for (const change of [
    { action: "update", lastDay: inDays(300) },
    { action: "cancel", text: "x" },
  ])
    expect((await admin.post(`${base}/${id}/updates`, { version: 1, ...change })).status).toBe(409);
});

test("alternatives are the supplier's own products; each subscriber is told those that it may order", async () => {
  const { db } = portal;
  const own = await connect();
  await connect(rival.organization);
  const group = await makeProductGroup(db);
  const open = await makeProduct(db, world.supplier, { group, name: "Kuitu 100" });
  const hidden = await makeProduct(db, world.supplier, {
    group,
    name: "Salainen",
    whitelist: [rival.organization],
  });
  const foreign = await addPair(portal);
  const named = (alternatives: string[]) => ending([own], { alternatives });
  expect(codesOf(await admin.post(base, named([foreign.product.id])))).toEqual(["alternatives PRODUCT_NOT_AVAILABLE"]);
  const id = await send(named([hidden.id, open.id]));
  const shown = async (desk: Desk) => (await desk.get<{ name: string }[]>(`${base}/${id}/alternatives`)).body;
  expect((await shown(world.desks.subscriber)).map(({ name }) => name)).toEqual(["Kuitu 100"]);
  expect((await shown(admin)).map(({ name }) => name)).toEqual(["Salainen", "Kuitu 100"]);
  for (const desk of [rival.desk, foreign.desks.supplier, foreign.desks.subscriber, world.desks.faultHandler])
    expect((await desk.get(`${base}/${id}/alternatives`)).status).toBe(404);
});

test("which order replaces a connection is told beside it, to its supplier of what it offered instead", async () => {
  const { db } = portal;
  const offered = await makeProduct(db, world.supplier, { group: world.product.group, name: "Kuitu 100" });
  const [first, second, third] = [await connect(), await connect(), await connect()];
  const before = await world.make("Order", {}, { source: { eventId: third, mode: "COPY" } });
  await sql`UPDATE documents SET created_at = now() - interval '1 day' WHERE id = ${before.id}`.execute(db);
  const id = await send(ending([first, second, third], { alternatives: [offered.id] }));
  const replaced = async (desk: Desk) => {
    const { body } = await desk.get<{ id: number; replacement: number | null }[]>(`${base}/${id}/connections`);
    return body.map((row) => [row.id, row.replacement]);
  };
  const none = [first, second, third].map((one) => [one, null]);
  expect(await replaced(world.desks.subscriber)).toEqual(none);
  const instead = { eventProducts: [{ productId: offered.id }] };
  const asOffered = await world.make("Order", {}, { ...instead, source: { eventId: first, mode: "COPY" } });
  const otherwise = await world.make("Order", {}, { source: { eventId: second, mode: "COPY" } });
  expect(await replaced(world.desks.subscriber)).toEqual([
    [first, asOffered.id],
    [second, otherwise.id],
    [third, null],
  ]);
  expect(await replaced(admin)).toEqual([
    [first, asOffered.id],
    [second, null],
    [third, null],
  ]);
  await world.desks.subscriber.act(asOffered, { action: "cancel", reason: "Ei tarvita" });
  expect(await replaced(admin)).toEqual(none);
});

test("a fault of a connection that is to end is linked to nothing", async () => {
  const own = await connect();
  const id = await send(ending([own]));
  await world.make("Fault", {}, { source: { eventId: own, mode: "FROM_EXISTING" } });
  expect((await world.desks.subscriber.get<Told>(`${base}/${id}`)).body).toMatchObject({
    faultIds: [],
    ongoing: false,
  });
});
