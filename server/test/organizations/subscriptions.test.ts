import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";
import { spread } from "../notifications/support.ts";

let portal: TestApp;
let subscriber: TestOrganization;
let supplier: TestOrganization;
let buyer: Caller;
let seller: Caller;
let sellerUser: TestUser;
let stranger: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const other = await makeOrganization(portal.db);
  stranger = await portal.signInAs(
    await makeUser(portal.db, { roles: [[other, "SUPPLIER_ADMIN", "SUBSCRIBER_ADMIN"]] }),
  );
});
beforeEach(async () => {
  const { db } = portal;
  subscriber = await makeOrganization(db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] });
  supplier = await makeOrganization(db);
  buyer = await portal.signInAs(await makeUser(db, { roles: [[subscriber, "SUBSCRIBER_ADMIN", "SUBSCRIBER"]] }));
  sellerUser = await makeUser(db, { roles: [[supplier, "SUPPLIER_ADMIN"]] });
  seller = await portal.signInAs(sellerUser);
});
afterAll(() => portal.close());

type Choice = { supplierId: string; subscription: { eventTypes: string[]; active: boolean } | null };

const form = async (where: object, more = "") =>
  buyer.get<Choice[]>(
    `/organizations/${subscriber.id}/subscription-form?filter=${encodeURIComponent(JSON.stringify({ where }))}${more}`,
  );
const path = () => `/organizations/${subscriber.id}/subscriptions`;
const ask = (more: object = {}) =>
  buyer.post<Choice[] & ProblemBody>(path(), { supplierId: supplier.id, eventTypes: ["Order"], ...more });
const patch = (caller: Caller, change: object) =>
  caller.change<Choice[] & ProblemBody>(path(), { supplierId: supplier.id, ...change });
const codes = ({ status, body }: { status: number; body: ProblemBody }) =>
  body.errors ? body.errors.map((issue) => `${issue.path} ${issue.code}`) : status;
const infoPath = () => `/organizations/${supplier.id}/subscribers-info`;
const where = (subscriberId: string) => `${infoPath()}?where=${encodeURIComponent(JSON.stringify({ subscriberId }))}`;

test("the subscriber asks, the supplier activates, and only then is it a supplier (D-17)", async () => {
  const suppliers = async () =>
    (await buyer.get<{ id: string }[]>(`/organizations/${subscriber.id}/suppliers`)).body.map(({ id }) => id);
  expect((await form({ supplierId: supplier.id })).body).toMatchObject([{ subscription: null }]);
  expect((await form({ supplierId: subscriber.id })).body).toEqual([]);
  expect((await ask()).body).toMatchObject([{ subscription: { eventTypes: ["Order"], active: false } }]);
  expect(await suppliers()).toEqual([]);
  expect(codes(await patch(buyer, { active: true }))).toEqual(["active NOT_WRITABLE"]);
  expect((await patch(seller, { active: true })).status).toBe(200);
  expect(await suppliers()).toEqual([supplier.id]);
});

test("asking for one more type leaves the agreed ones in force, urgent faults included (acceptance C1, D-50)", async () => {
  await makeUser(portal.db, { roles: [[supplier, "ERROR_HANDLER"]] });
  const offered = async (type: string) => {
    const { body } = await buyer.get<{ id: string }[]>(`/organizations/${subscriber.id}/eventType/${type}/suppliers`);
    return body.some(({ id }) => id === supplier.id);
  };
  const agreed = { active: true, eventTypes: ["Order", "Fault"] };
  const subscriptionOf = ({ body }: { body: Choice[] }) => body[0]?.subscription;
  await ask({ eventTypes: agreed.eventTypes });
  await patch(seller, { active: true });
  const widened = await patch(buyer, { eventTypes: ["Inquiry", ...agreed.eventTypes] });
  expect(subscriptionOf(widened)).toMatchObject({ ...agreed, awaitingEventTypes: ["Inquiry"] });
  expect([await offered("Order"), await offered("Fault"), await offered("Inquiry")]).toEqual([true, true, false]);
  const waiting = await form({ "subscription.awaitsSupplier": true });
  expect(waiting.body.map(({ supplierId }) => supplierId)).toEqual([supplier.id]);
  expect(codes(await patch(buyer, { awaitingEventTypes: ["ChangeOrder"] }))).toEqual([
    "awaitingEventTypes NOT_WRITABLE",
  ]);
  const refused = await patch(seller, { awaitingEventTypes: [] });
  expect(subscriptionOf(refused)).toMatchObject({ ...agreed, awaitingEventTypes: [] });
  await patch(buyer, { eventTypes: ["Inquiry", ...agreed.eventTypes] });
  const approved = await patch(seller, { eventTypes: ["Inquiry", ...agreed.eventTypes] });
  expect(subscriptionOf(approved)).toMatchObject({ active: true, awaitingEventTypes: [] });
  expect(await offered("Inquiry")).toBe(true);
});

test("one that stopped because a type was added goes on by the migration (D-50)", async () => {
  const log = { organization_id: subscriber.id, subject: "subscription", subject_id: supplier.id, subject_name: "" };
  await makeSubscription(portal.db, subscriber, supplier, { active: false, event_types: ["Inquiry", "Order"] });
  const changes = [
    { field: "eventTypes", before: ["Order"], after: ["Inquiry", "Order"] },
    { field: "active", before: true, after: false },
  ];
  await portal.db
    .insertInto("admin_log")
    .values({
      ...log,
      id: uuidv7(),
      at: new Date(),
      user_id: uuidv7(),
      action: "changed",
      changes: JSON.stringify(changes),
    })
    .execute();
  const migration = readFileSync("server/migrations/0081-awaiting-event-types.sql", "utf8");
  await sql.raw(migration.slice(migration.indexOf("WITH latest"))).execute(portal.db);
  expect((await form({ supplierId: supplier.id })).body).toMatchObject([
    { subscription: { eventTypes: ["Order"], awaitingEventTypes: ["Inquiry"], active: true } },
  ]);
});

test("a subscription is asked for once, of a supplier, as inactive", async () => {
  expect((await ask({ active: true })).status).toBe(400);
  expect((await ask()).status).toBe(201);
  expect((await ask()).status).toBe(409);
  for (const supplierId of [subscriber.id, "00000000-0000-7000-8000-000000000000"])
    expect(codes(await ask({ supplierId }))).toEqual(["supplierId SUPPLIER_NOT_AVAILABLE"]);
  for (const answer of [await ask({ eventTypes: [] }), await patch(seller, { eventTypes: [] })])
    expect(codes(answer)).toEqual(["eventTypes REQUIRED"]);
});

test("request and decision reach the other side by bell and mail (acceptance F2b, D-51)", async () => {
  await spread(portal);
  type Told = { subject: string; kind: string; counterparty: string; subscriberId: string; supplierId: string };
  const told = async (caller: Caller) => (await caller.get<Told[]>("/users/me/notifications")).body;
  await ask();
  const [mail, ...others] = await spread(portal);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: sellerUser.emailAddress, subject: `Tilausoikeutta pyydetään (${subscriber.name})` });
  expect(mail?.text).toContain(`/control/organizations/${supplier.id}/customers?customer=${subscriber.id}`);
  const parties = { subscriberId: subscriber.id, supplierId: supplier.id };
  expect(await told(seller)).toMatchObject([
    {
      ...parties,
      subject: "subscriptionRequested",
      kind: "Control",
      counterparty: subscriber.name,
      role: "SUPPLIER_ADMIN",
    },
  ]);
  expect(await told(buyer)).toEqual([]);
  await patch(seller, { active: true });
  expect((await spread(portal)).map(({ subject }) => subject)).toEqual([`Tilausoikeus hyväksytty (${supplier.name})`]);
  expect(await told(buyer)).toMatchObject([{ ...parties, subject: "subscriptionApproved", kind: "Info" }]);
  expect((await buyer.get("/users/me/notifications/unread")).body).toMatchObject({ unread: 1 });
});

test("a request to an organization without admins of its own reaches those above it, or the product admin", async () => {
  const childOf = async (parent: TestOrganization | null) =>
    await makeOrganization(portal.db, parent ? { parent_organization_id: parent.id } : {});
  const [child, alone] = [await childOf(supplier), await childOf(null)];
  const admin = await makeUser(portal.db, { global_role: "RUNKO_ADMIN" });
  await spread(portal);
  await ask({ supplierId: child.id });
  expect((await spread(portal)).map(({ to }) => to)).toEqual([sellerUser.emailAddress]);
  await ask({ supplierId: alone.id });
  expect((await spread(portal)).map(({ to }) => to)).toContain(admin.emailAddress);
});

test("nobody else changes it", async () => {
  await ask();
  expect(codes(await patch(stranger, { active: true }))).toBe(404);
  const member = await portal.signInAs(await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER"]] }));
  expect(codes(await patch(member, { active: false }))).toBe(403);
  const rows = portal.db.selectFrom("subscriptions").select("active").where("subscriber_id", "=", subscriber.id);
  expect(await rows.execute()).toEqual([{ active: false }]);
});

test("both parties read of it in their own logs", async () => {
  await ask({ contractNumber: "S-1" });
  await patch(seller, { active: true });
  const log = async (caller: Caller, { id }: TestOrganization) =>
    (await caller.get<{ subjectName: string; action: string }[]>(`/organizations/${id}/admin-log`)).body;
  expect(await log(buyer, subscriber)).toMatchObject([
    { subjectName: supplier.name, action: "changed", changes: [{ field: "active", before: false, after: true }] },
    { subjectName: supplier.name, action: "created" },
  ]);
  expect((await log(seller, supplier)).map(({ subjectName }) => subjectName)).toEqual([
    subscriber.name,
    subscriber.name,
  ]);
});

test("each party's log names its own people, and of the other side the organization alone (security m11)", async () => {
  await ask({ contractNumber: "S-1" });
  await patch(seller, { active: true });
  type Entry = { userId: string | null; userName: string; action: string };
  const entries = async (caller: Caller, { id }: TestOrganization, filter = "") => {
    return (await caller.get<Entry[]>(`/organizations/${id}/admin-log${filter}`)).body;
  };
  const whole = await buyer.get<Entry[]>("/admin-log");
  for (const ofBuyer of [await entries(buyer, subscriber), whole.body])
    expect(ofBuyer).toMatchObject([
      { action: "changed", userId: null, userName: supplier.name },
      { action: "created", userId: expect.any(String) },
    ]);
  expect(JSON.stringify(whole.body)).not.toContain(sellerUser.id);
  expect(await entries(seller, supplier)).toMatchObject([
    { action: "changed", userId: sellerUser.id },
    { action: "created", userId: null, userName: subscriber.name },
  ]);
  const byUser = encodeURIComponent(JSON.stringify({ where: { userId: sellerUser.id } }));
  expect(await entries(buyer, subscriber, `?filter=${byUser}`)).toEqual([]);
});

test("what the supplier writes of a subscriber is read on the subscriber's forms (D-18)", async () => {
  const info = { subscriberId: subscriber.id, customerNumber: "A-17", info: "Soita ensin" };
  expect(codes(await seller.post<ProblemBody>(infoPath(), info))).toEqual(["subscriberId SUBSCRIBER_NOT_AVAILABLE"]);
  await ask();
  await patch(seller, { active: true });
  expect((await seller.get<object[]>(infoPath())).body).toMatchObject([
    { subscriberId: subscriber.id, customerNumber: "", subscription: { active: true } },
  ]);
  expect((await seller.change(where(subscriber.id), { info: "Ei vielä" })).status).toBe(404);
  expect((await seller.post(infoPath(), info)).status).toBe(201);
  expect((await seller.post(infoPath(), info)).status).toBe(409);
  expect((await seller.change<object[]>(where(subscriber.id), { contractNumber: "S-9" })).body).toMatchObject([
    { customerNumber: "A-17", contractNumber: "S-9", info: "Soita ensin" },
  ]);
  expect((await seller.change(infoPath(), { info: "" })).status).toBe(400);
  const { body } = await buyer.get(`/organizations/${subscriber.id}/suppliers/${supplier.id}/info`);
  expect(body).toMatchObject({ customerNumber: "A-17", contractNumber: "S-9", info: "Soita ensin" });
});

test("both lists come in pages and are found by name and by what waits for activation", async () => {
  await ask();
  const first = await form({ supplierName: { ilike: "%operaattori%" } }, "&limit=2");
  expect(first.body).toHaveLength(2);
  expect(Number(first.headers["x-total-count"])).toBeGreaterThan(2);
  expect((await form({ "subscription.active": false })).body.map(({ supplierId }) => supplierId)).toEqual([
    supplier.id,
  ]);
  const waiting = async (active: boolean) => {
    const filter = encodeURIComponent(JSON.stringify({ where: { "subscription.active": active } }));
    return (await seller.get<{ subscriberId: string }[]>(`${infoPath()}?filter=${filter}`)).body;
  };
  expect(await waiting(true)).toEqual([]);
  expect(await waiting(false)).toMatchObject([{ subscriberId: subscriber.id, written: false }]);
});
