import { defaultServiceTimes } from "@runko/domain/service-times/service-times";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let organization: TestOrganization;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  organization = await makeOrganization(portal.db);
  admin = await portal.signInAs(await makeUser(portal.db, { roles: [[organization, "SUPPLIER_ADMIN"]] }));
});
afterAll(() => portal.close());

type Times = typeof defaultServiceTimes;
const path = () => `/organizations/${organization.id}/service-times`;
const change = (body: object, caller = admin) => caller.change<Times & ProblemBody>(path(), body);
const waiting = async () => {
  const rows = await portal.db
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "service-times")
    .where("done_at", "is", null)
    .execute();
  return rows.filter(({ payload }) => (payload as { organizationId: string }).organizationId === organization.id)
    .length;
};

const hours = { from: "07:00", to: "17:30" };
const exception = { date: "2026-12-23", hours: null, reason: "Inventaario" };
const target = { name: "confirmation", category: null, target: { amount: 2, unit: "days", always: false } };

const quick = { name: "Nopea", targets: [{ ...target, target: null }] };

test("who has said nothing has the usual times, and what is said stays", async () => {
  expect((await admin.get<Times>(path())).body).toEqual(defaultServiceTimes);
  const week = [...Array.from({ length: 5 }, () => hours), null, null];
  const said = {
    hours: week,
    worked: ["christmasEve"],
    exceptions: [exception],
    targets: [target],
    classes: [quick],
    riskPercent: 80,
  };
  expect((await change(said)).body).toEqual(said);
  expect((await change({ riskPercent: 60 })).body).toEqual({ ...said, riskPercent: 60 });
  expect((await admin.get<Times>(path())).body).toEqual({ ...said, riskPercent: 60 });
});

test("a wrong one is refused where it stands, and nothing of the change is kept", async () => {
  const wrong = {
    hours: [{ from: "16:00", to: "08:00" }, { from: "8.00", to: "16:00" }, null, null, null, null, null],
    exceptions: [
      { date: "2026-13-01", hours: null, reason: "Muutto" },
      { ...exception, reason: " " },
      { ...exception, hours },
    ],
    targets: [
      target,
      { ...target, target: null },
      { name: "repair", category: "WDM", target: { amount: 0, unit: "hours", always: true } },
    ],
    classes: [quick, { name: "NOPEA ", targets: [target, target] }],
    riskPercent: 99,
  };
  const answer = await change(wrong);
  expect(answer.status).toBe(422);
  expect(answer.body.errors?.map((issue) => `${issue.path} ${issue.code}`)).toEqual([
    "hours.0.to TIME_BEFORE_OPENING",
    "hours.1.from INVALID_TIME",
    "exceptions.0.date INVALID_DATE",
    "exceptions.1.reason REQUIRED",
    "exceptions.2.date DUPLICATE",
    "targets.1 DUPLICATE",
    "targets.2.amount NUMBER_TOO_SMALL",
    "classes.1.name DUPLICATE",
    "classes.1.targets.1 DUPLICATE",
    "riskPercent NUMBER_TOO_LARGE",
  ]);
  const never = await change({ hours: Array.from({ length: 7 }, () => null) });
  expect(never.body.errors?.map(({ code }) => code)).toEqual(["NEVER_OPEN"]);
  expect((await change({ hours: [null] })).status).toBe(422);
  const many = Array.from({ length: 101 }, () => exception);
  expect((await change({ exceptions: many })).body.errors?.map(({ code }) => code)).toEqual(["TOO_MANY"]);
  expect((await admin.get<Times>(path())).body).toEqual(defaultServiceTimes);
});

test("what was said before there were classes has none, and a class stays while products have it", async () => {
  const { db } = portal;
  const { hours: week, worked, exceptions, targets, riskPercent } = defaultServiceTimes;
  const old = { hours: week, worked, exceptions, targets, riskPercent };
  await db
    .updateTable("organizations")
    .set({ service_times: JSON.stringify(old) })
    .where("id", "=", organization.id)
    .execute();
  expect((await admin.get<Times>(path())).body.classes).toEqual([]);

  expect((await change({ classes: [quick, { ...quick, name: "Hidas" }] })).status).toBe(200);
  expect(await waiting()).toBe(0);
  const products = `/organizations/${organization.id}/products`;
  const { group } = await makeProduct(db, organization);
  const fields = { name: "Kuitu", productGroupId: group.id };
  type Answer = ProblemBody & { id: string; slaClass: string | null };
  expect((await admin.post<Answer>(products, fields)).body.slaClass).toBeNull();
  const { body: made, status } = await admin.post<Answer>(products, { ...fields, slaClass: "Nopea" });
  expect([status, made.slaClass]).toEqual([201, "Nopea"]);
  for (const slaClass of ["Muu", "nopea"]) {
    const refused = await admin.change<Answer>(`${products}/${made.id}`, { slaClass });
    expect(refused.body.errors).toMatchObject([{ path: "slaClass", code: "NOT_AN_OPTION" }]);
  }
  const filter = (where: object) => `${products}?filter=${encodeURIComponent(JSON.stringify({ where }))}`;
  const { body: found } = await admin.get<Answer[]>(filter({ slaClass: "Nopea" }));
  expect(found.map(({ id }) => id)).toEqual([made.id]);

  const left = await change({ classes: [] });
  expect(left.status).toBe(422);
  expect(left.body.errors).toEqual([
    {
      path: "classes",
      code: "CLASS_IN_USE",
      message: "SLA-luokka Nopea on yhdellä tuotteella, vaihda ensin tuotteen luokka",
    },
  ]);
  expect((await change({ classes: [quick] })).status).toBe(200);
  await admin.change(`${products}/${made.id}`, { slaClass: null });
  expect((await change({ classes: [] })).status).toBe(200);
});

test("the log tells old and new, and another calendar has the running clocks set anew", async () => {
  await change({ targets: [target] });
  expect(await waiting()).toBe(0);
  await change({ worked: ["epiphany"] });
  await change({ worked: ["epiphany"] });
  expect(await waiting()).toBe(1);
  const { body } = await admin.get(`/organizations/${organization.id}/admin-log`);
  expect(body).toMatchObject([
    { subject: "serviceTimes", changes: [{ field: "worked", before: [], after: ["epiphany"] }] },
    { subject: "serviceTimes", subjectName: organization.name, changes: [{ field: "targets", before: [] }] },
  ]);
});

test("those who administer the supplier or the one above it change them, and nobody else", async () => {
  const { db } = portal;
  const parent = await makeOrganization(db);
  await db
    .updateTable("organizations")
    .set({ parent_organization_id: parent.id })
    .where("id", "=", organization.id)
    .execute();
  const cases = [
    [organization, "SUPPLIER_ADMIN", 200],
    [parent, "SUPPLIER_ADMIN", 200],
    [organization, "SUBSCRIBER_ADMIN", 403],
    [organization, "SUPPLIER", 403],
    [parent, "SUPPLIER", 403],
    [await makeOrganization(db), "SUPPLIER_ADMIN", 404],
  ] as const;
  for (const [place, role, status] of cases) {
    const caller = await portal.signInAs(await makeUser(db, { roles: [[place, role]] }));
    expect([role, (await change({ riskPercent: 70 }, caller)).status]).toEqual([role, status]);
    expect([role, (await caller.get(path())).status]).toEqual([role, status]);
  }
});
