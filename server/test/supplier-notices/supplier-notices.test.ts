import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tellOfNotice } from "../../src/supplier-notices/tell-of-notice.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { takeMails } from "../notifications/support.ts";

type Notice = {
  id: string;
  version: number;
  connections: number;
  subscribers: number | null;
  unread: number | null;
} & Record<string, unknown>;

let portal: TestApp;
let world: World;
let rival: { organization: TestOrganization; desk: Desk };
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const organization = await makeOrganization(portal.db, { name: `KANARIALINTU ${Math.random()}` });
  await makeSubscription(portal.db, organization, world.supplier);
  const user = await makeUser(portal.db, { language: "sv", roles: [[organization, "SUBSCRIBER"]] });
  await told();
  rival = { organization, desk: await createDesk(portal, user, organization, "SUBSCRIBER") };
});
afterAll(() => portal.close());

const base = "/supplier-notices";
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const connect = async (of: { id: string } = world.subscriber, fields = {}) => {
  const parties = { ...world, subscriber: of };
  return (
    await makeDocument(world.db, parties, { type: "Order", state: "READY", fields: { ...formOf("Order"), ...fields } })
  ).id;
};
const outage = (choice: object, more: object = {}) => ({
  kind: "outage",
  title: "Kuitu poikki",
  text: "Kaivinkone katkaisi kuidun.",
  beginsAt: inHours(-1),
  endsAt: inHours(3),
  choice,
  ...more,
});
const send = async (body: object, desk = world.desks.supplier) => {
  const sent = await desk.post<{ id: string }>(base, body);
  expect(sent.status, sent.text).toBe(201);
  return sent.body.id;
};
const codeOf = (answer: { status: number; body: unknown }) =>
  `${answer.status} ${(answer.body as { code: string }).code} ${((answer.body as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code).join()}`;
const told = async () => {
  const deliver = (waiting: Parameters<typeof tellOfNotice>[1]) => tellOfNotice(portal, waiting);
  await sendWaiting({ pool: portal.pool, log: createLog("silent") }, { "supplier-notice": deliver });
  return takeMails(portal);
};

test.each([
  ["municipality", () => ["837"]],
  ["postalCode", () => ["33100"]],
  ["hub", () => [" tre-hub-1 "]],
  ["product", () => [world.product.id]],
  ["connection", ([first]: number[]) => [String(first)]],
] as const)("connections are chosen by %s, of the supplier's own alone", async (by, valuesOf) => {
  const own = await connect(world.subscriber, { targetHub: "TRE-HUB-1" });
  const other = await addPair(portal);
  await makeDocument(portal.db, other, {
    type: "Order",
    state: "READY",
    fields: { ...formOf("Order"), targetHub: "TRE-HUB-1" },
  });
  const choice = { by, values: valuesOf([own]) };
  const seen = await world.desks.supplier.post(`${base}/preview`, { choice });
  expect(seen.body).toMatchObject({
    connections: 1,
    subscribers: [{ id: world.subscriber.id, name: world.subscriber.name, connections: 1 }],
  });
  const id = await send(outage(choice));
  const { body } = await world.desks.subscriber.get<{ id: number }[]>(`${base}/${id}/connections`);
  expect(body.map((row) => row.id)).toEqual([own]);
});

test("a connection of several products is found by each of them", async () => {
  const own = await connect();
  const second = await addPair(portal);
  await portal.db
    .insertInto("event_products")
    .values({ document_id: own, product_id: second.product.id, product_name: "Lisä", position: 2 })
    .execute();
  const choice = { by: "product", values: [second.product.id] };
  const seen = await world.desks.supplier.post<{ connections: number }>(`${base}/preview`, { choice });
  expect(seen.body.connections).toBe(1);
  const offered = await world.desks.supplier.get<{ id: string }[]>(`${base}/products`);
  expect(offered.body.map(({ id }) => id).toSorted()).toEqual([world.product.id, second.product.id].toSorted());
  expect((await world.desks.faultHandler.get(`${base}/products`)).status).toBe(403);
  expect((await second.desks.supplier.get(`${base}/products`)).body).toEqual([]);
});

test("each subscriber sees its own of a notice and nothing of others; nobody else sees it", async () => {
  const own = await connect();
  const rivals = [await connect(rival.organization), await connect(rival.organization)];
  const id = await send(outage({ by: "municipality", values: ["837"] }));
  const mine = await world.desks.subscriber.get<Notice>(`${base}/${id}`);
  expect(mine.body).toMatchObject({ connections: 1, subscribers: null, unread: null, readAt: null, ongoing: true });
  expect((await rival.desk.get<Notice>(`${base}/${id}`)).body.connections).toBe(2);
  const rows = await world.desks.subscriber.get<{ id: number }[]>(`${base}/${id}/connections`);
  expect(rows.body.map((row) => row.id)).toEqual([own]);
  const all = [mine.text, rows.text, (await world.desks.subscriber.get(base)).text].join();
  expect(all).not.toContain("KANARIALINTU");
  for (const foreign of rivals) expect(all).not.toContain(String(foreign));
  const supplier = await world.desks.supplier.get<Notice>(`${base}/${id}`);
  expect(supplier.body).toMatchObject({ connections: 3, subscribers: 2, unread: 2 });
  const outsider = await addPair(portal);
  for (const desk of [outsider.desks.subscriber, outsider.desks.supplier])
    for (const rest of ["", "/connections"]) {
      const [real, fake] = [await desk.get(`${base}/${id}${rest}`), await desk.get(`${base}/${noSuchId}${rest}`)];
      expect([real.status, real.text.replace(/"requestId":"[^"]*"/, "").replaceAll(id, noSuchId)]).toEqual([
        fake.status,
        fake.text.replace(/"requestId":"[^"]*"/, ""),
      ]);
    }
  for (const [path, body] of [["/updates", { version: 1, action: "finish" }], ["/reminders"], ["/read"]] as const)
    expect((await outsider.desks.supplier.post(`${base}/${id}${path}`, body)).status).toBeGreaterThanOrEqual(403);
  expect(codeOf(await outsider.desks.subscriber.post(`${base}/${id}/read`))).toContain("404");
  expect((await world.desks.subscriber.get(`${base}/${id}/receipts`)).status).toBe(403);
  expect((await outsider.desks.supplier.get(`${base}/${id}/receipts`)).body).toEqual([]);
});

test("each organization is told once, its readers in their language, and a change tells again", async () => {
  await connect();
  await connect(rival.organization);
  const id = await send(outage({ by: "municipality", values: ["837"] }));
  const mails = await told();
  const to = (address: string) => mails.filter((mail) => mail.to === address);
  expect(to(world.subscriberUser.emailAddress).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Häiriö: Kuitu poikki"),
  ]);
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining("Störning: Kuitu poikki"));
  expect(mails).toHaveLength(2);
  expect(mails.every(({ text }) => text.includes(`/subscriber/notices/${id}`))).toBe(true);
  expect(to(world.subscriberUser.emailAddress)[0]?.text).not.toContain("KANARIALINTU");
  const bell = await portal.db.selectFrom("notifications").selectAll().where("notice_id", "=", id).execute();
  expect(bell.map(({ subject }) => subject)).toEqual(["notice.announced", "notice.announced"]);
  await world.desks.subscriber.post(`${base}/${id}/read`);
  const change = { version: 1, action: "update", endsAt: inHours(9), text: "Korjaus venyy." };
  expect((await world.desks.supplier.post(`${base}/${id}/updates`, change)).status).toBe(204);
  expect(codeOf(await world.desks.supplier.post(`${base}/${id}/updates`, change))).toContain("412 STALE_VERSION");
  expect((await told())[0]?.text).toContain("Korjaus venyy.");
  const now = await world.desks.subscriber.get<Notice>(`${base}/${id}`);
  expect(now.body).toMatchObject({ version: 2, readAt: null, endsAt: change.endsAt, updates: [{ text: change.text }] });
});

test("the supplier sees who has read it, and reminds those who have not", async () => {
  await connect();
  await connect(rival.organization);
  const id = await send(outage({ by: "municipality", values: ["837"] }));
  await told();
  expect((await world.desks.subscriber.post(`${base}/${id}/read`)).status).toBe(204);
  const read = await world.desks.supplier.get<{ id: string; readAt: string | null }[]>(`${base}/${id}/receipts`);
  expect(read.body.map((row) => [row.id, row.readAt !== null])).toEqual(
    [
      [world.subscriber.id, true],
      [rival.organization.id, false],
    ].toSorted(),
  );
  expect((await world.desks.supplier.post(`${base}/${id}/reminders`)).body).toEqual({ reminded: 0 });
  await sql`UPDATE supplier_notice_receipts SET told_at = told_at - interval '2 hours' WHERE notice_id = ${id}`.execute(
    portal.db,
  );
  expect((await world.desks.supplier.post(`${base}/${id}/reminders`)).body).toEqual({ reminded: 1 });
  expect((await told()).map(({ subject }) => subject)).toEqual([expect.stringContaining("Påminnelse")]);
});

test("a fault of a touched connection is linked while the outage is known, and the register tells of it", async () => {
  const own = await connect();
  const untouched = await connect();
  const id = await send(outage({ by: "connection", values: [String(own)] }));
  const ofOrder = (eventId: number) => ({ source: { eventId, mode: "FROM_EXISTING" } });
  const linked = await world.make("Fault", {}, ofOrder(own));
  await world.make("Fault", {}, ofOrder(untouched));
  const faults = async (desk: Desk) => (await desk.get<{ faultIds: number[] }>(`${base}/${id}`)).body.faultIds;
  for (const desk of Object.values(world.desks)) expect(await faults(desk)).toEqual([linked.id]);
  const { body } = await world.desks.subscriber.get<{ id: number; notice: object | null }[]>("/connections");
  expect(body.map((row) => [row.id, row.notice !== null])).toEqual([
    [untouched, false],
    [own, true],
  ]);
  await world.desks.supplier.post(`${base}/${id}/updates`, { version: 1, action: "finish" });
  await world.make("Fault", {}, ofOrder(own));
  expect(await faults(world.desks.supplier)).toEqual([linked.id]);
});

test("a fault handler tells of an outage, a subscriber does not, and the handler reads no connections (D-47)", async () => {
  const own = await connect();
  const choice = { by: "connection", values: [String(own)] };
  const id = await send(outage(choice), world.desks.faultHandler);
  expect((await world.desks.faultHandler.get(`${base}/${id}/connections`)).status).toBe(403);
  expect((await world.desks.subscriber.post(base, outage(choice))).status).toBe(403);
});

test("a fault handler chooses by no product, neither to look nor to send", async () => {
  await connect();
  const choice = { by: "product", values: [world.product.id] };
  for (const body of [outage(choice), { choice }]) {
    const path = "kind" in body ? base : `${base}/preview`;
    expect(codeOf(await world.desks.faultHandler.post(path, body))).toContain("403 FORBIDDEN");
    expect((await world.desks.supplier.post(path, body)).status).toBeLessThan(300);
  }
});

test("when contracts end is told to nobody who looks what a work or an outage would touch (D-47)", async () => {
  const own = await connect();
  await portal.db.updateTable("connections").set({ contract_end: "2040-01-01" }).where("id", "=", own).execute();
  const choice = { by: "connection", values: [String(own)] };
  for (const desk of [world.desks.faultHandler, world.desks.supplier]) {
    const { status, body } = await desk.post<{ connections: number; boundUntil: string | null }>(`${base}/preview`, {
      kind: "plannedWork",
      choice,
    });
    expect([status, body.connections, body.boundUntil]).toEqual([200, 1, null]);
  }
});

test("what is wrong is said: no connections, and times that cannot be", async () => {
  await connect();
  const { supplier } = world.desks;
  expect(codeOf(await supplier.post(base, outage({ by: "hub", values: ["ei ole"] })))).toContain("NO_CONNECTIONS");
  expect(codeOf(await supplier.post(base, outage({ by: "municipality", values: [] })))).toContain("REQUIRED");
  const reversed = outage({ by: "municipality", values: ["837"] }, { endsAt: inHours(-2) });
  expect(codeOf(await supplier.post(base, reversed))).toContain("ENDS_BEFORE_BEGINNING");
  const rows = await portal.db
    .selectFrom("supplier_notices")
    .select("id")
    .where("supplier_id", "=", world.supplier.id)
    .execute();
  expect(rows).toEqual([]);
});
