import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeAddress } from "../builders/make-billing.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let own: TestOrganization;
let child: TestOrganization;
let foreign: TestOrganization;
let admin: Caller;
let base: string;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  own = await makeOrganization(db);
  child = await makeOrganization(db, { parent_organization_id: own.id });
  foreign = await makeOrganization(db);
  admin = await portal.signInAs(
    await makeUser(db, { first_name: "Ville", last_name: "Virta", roles: [[own, "SUBSCRIBER_ADMIN"]] }),
  );
  base = `/organizations/${own.id}`;
});
afterAll(() => portal.close());

type Entry = { subject: string; action: string; userName: string; subjectName: string; changes: object[] };
const log = async (filter: object = {}) =>
  (await admin.get<Entry[]>(`${base}/admin-log?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const problemOf = ({ body }: { body: ProblemBody }) => (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);

const address = {
  kind: "POSTAL",
  streetName: "Hämeenkatu",
  streetNumber: "1",
  postalCode: "33100",
  postalPlace: "Tampere",
};

test("an address is added whole, and stands in the log", async () => {
  const path = `${base}/addresses`;
  const { status, body } = await admin.post<object[]>(path, address);
  expect(status).toBe(201);
  expect(body).toMatchObject([{ ...address, apartment: "" }]);
  expect(problemOf(await admin.post<ProblemBody>(path, { ...address, postalCode: "331" }))).toEqual([
    "postalCode INVALID_POSTAL_CODE",
  ]);
  expect(problemOf(await admin.post<ProblemBody>(path, { kind: "POSTAL", streetName: "x" }))).toEqual([
    "streetNumber REQUIRED",
    "postalCode REQUIRED",
    "postalPlace REQUIRED",
  ]);
  expect((await admin.post(path, { ...address, organizationId: foreign.id })).status).toBe(400);
  expect(await log({ where: { subject: "address" } })).toMatchObject([
    { action: "created", userName: "Ville Virta", subjectName: "Hämeenkatu 1, 33100 Tampere" },
  ]);
});

test("one billing group is the default, also when two are added at once", async () => {
  const path = `${base}/org-addresses`;
  const add = (name: string, more: object = {}) =>
    admin.post<ProblemBody>(path, { name, type: "regular", isDefault: true, ...more });
  const answers = await Promise.all(["Yksi", "Kaksi", "Kolme"].map((name) => add(name)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { body } = await admin.get<{ isDefault: boolean }[]>(path);
  expect(body.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const theirs = await makeAddress(portal.db, foreign);
  for (const addressId of [theirs.id, "00000000-0000-7000-8000-000000000000"])
    expect(problemOf(await add("Neljä", { addressId }))).toEqual(["addressId NOT_AN_OPTION"]);
  expect(await log({ where: { subject: "billingGroup" } })).toHaveLength(3);
});

test("what an organization reads of those below is opened and closed by type (D-20)", async () => {
  const path = `${base}/sub-organization-event-visibilities`;
  const open = (childId: string, eventType: string) => admin.post<ProblemBody>(path, { childId, eventType });
  for (const type of ["Order", "Inquiry", "Order"]) expect((await open(child.id, type)).status).toBe(201);
  for (const { id } of [own, foreign])
    expect(problemOf(await open(id, "Order"))).toEqual(["childId ORGANIZATION_NOT_AVAILABLE"]);
  expect((await open(child.id, "Kaikki")).status).toBe(400);
  const types = async () => (await admin.get<{ eventType: string }[]>(path)).body.map(({ eventType }) => eventType);
  expect(await types()).toEqual(["Inquiry", "Order"]);
  const where = (condition: object) => `${path}?where=${encodeURIComponent(JSON.stringify(condition))}`;
  expect((await admin.delete(where({ childId: foreign.id }))).status).toBe(204);
  expect((await admin.delete(path)).status).toBe(400);
  expect((await admin.delete(where({ childId: child.id, eventType: "Order" }))).status).toBe(204);
  expect(await types()).toEqual(["Inquiry"]);
  expect((await log({ where: { subject: "eventVisibility" } })).map(({ action }) => action)).toEqual([
    "deleted",
    "created",
    "created",
  ]);
});

test("many are opened by one request, all or none (visibility of 200 children)", async () => {
  const path = `${base}/sub-organization-event-visibilities`;
  const second = await makeOrganization(portal.db, { parent_organization_id: own.id });
  const both = [child, second].flatMap(({ id }) => ["Order", "Fault"].map((eventType) => ({ childId: id, eventType })));
  const refused = await admin.post<ProblemBody>(path, [...both, { childId: foreign.id, eventType: "Order" }]);
  expect(problemOf(refused)).toEqual(["4.childId ORGANIZATION_NOT_AVAILABLE"]);
  const opened = async () => {
    const { body } = await admin.get<{ childId: string; eventType: string }[]>(path);
    return body.filter(({ eventType }) => eventType !== "Inquiry").length;
  };
  expect(await opened()).toBe(0);
  for (let time = 0; time < 2; time += 1) {
    const answer = await admin.post<object[]>(path, both);
    expect([answer.status, answer.body.length]).toEqual([201, 4]);
  }
  expect(await opened()).toBe(4);
  expect(await log({ where: { subject: "eventVisibility", subjectId: second.id } })).toHaveLength(2);
  expect((await admin.post(path, [])).status).toBe(422);
});

test("an organization is told who above reads its documents (a parent's reading shown to the child)", async () => {
  const { db } = portal;
  const quiet = await makeOrganization(db, { parent_organization_id: own.id });
  const childAdmin = await portal.signInAs(await makeUser(db, { roles: [[quiet, "SUBSCRIBER_ADMIN"]] }));
  const readers = () => childAdmin.get<object[]>(`/organizations/${quiet.id}/event-readers`);
  expect((await readers()).body).toEqual([]);
  for (const eventType of ["Order", "Fault"])
    await admin.post(`${base}/sub-organization-event-visibilities`, { childId: quiet.id, eventType });
  expect((await readers()).body).toEqual([{ id: own.id, name: own.name, eventTypes: ["Fault", "Order"] }]);
  expect((await childAdmin.get(`/organizations/${child.id}/event-readers`)).status).toBe(404);
  const reader = await portal.signInAs(await makeUser(db, { roles: [[quiet, "SUBSCRIBER"]] }));
  expect((await reader.get(`/organizations/${quiet.id}/event-readers`)).status).toBe(403);
});

test("the log of all that one administers names what its ids stand for", async () => {
  const { db } = portal;
  const eero = await makeUser(db, { first_name: "Eero", last_name: "Esa", roles: [[child, "SUPPLIER_ADMIN"]] });
  expect((await admin.change(`/organizations/${child.id}`, { adminUserId: eero.id })).status).toBe(200);
  const ofChild = encodeURIComponent(JSON.stringify({ where: { organizationId: child.id } }));
  const { body } = await admin.get<Entry[]>(`/admin-log?filter=${ofChild}`);
  expect(body).toMatchObject([
    {
      organizationName: child.name,
      subject: "organization",
      changes: [{ field: "adminUserId", before: null, after: eero.id }],
      names: { [eero.id]: "Eero Esa" },
    },
  ]);
  const theirs = await portal.signInAs(await makeUser(db, { roles: [[foreign, "SUPPLIER_ADMIN"]] }));
  expect((await theirs.get("/admin-log")).body).toEqual([]);
  const group = "/product-groups";
  const productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  const made = { name: "Lokiryhmä", category: "IP_TRANSIT", multiProduct: false };
  expect((await productAdmin.post(group, made)).status).toBe(201);
  const newest = async (caller: Caller) => (await caller.get<Entry[]>("/admin-log?limit=1")).body[0]?.subjectName;
  expect(await newest(productAdmin)).toBe("Lokiryhmä");
  expect(await newest(admin)).not.toBe("Lokiryhmä");
});

test("the log of an organization is its own, and only grows", async () => {
  const theirs = await portal.signInAs(await makeUser(portal.db, { roles: [[foreign, "SUPPLIER_ADMIN"]] }));
  expect((await theirs.get(`${base}/admin-log`)).status).toBe(404);
  expect((await theirs.get(`/organizations/${foreign.id}/admin-log`)).body).toEqual([]);
  const answer = await admin.get<Entry[]>(`${base}/admin-log?limit=1`);
  expect(Number(answer.headers["x-total-count"])).toBeGreaterThan(1);
  await expect(portal.pool.query("DELETE FROM admin_log")).rejects.toThrow(/append-only/);
  await expect(portal.pool.query("UPDATE admin_log SET subject = ''")).rejects.toThrow(/append-only/);
});
