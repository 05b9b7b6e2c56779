import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let organization: TestOrganization;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  organization = await makeOrganization(portal.db);
  admin = await portal.signInAs(await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER_ADMIN"]] }));
});
afterAll(() => portal.close());

type Messages = Record<string, { emailAddresses: string[]; phoneNumbers: string[] }>;
const path = () => `/organizations/${organization.id}/event-messages`;
const change = (body: object, caller = admin) => caller.change<Messages & ProblemBody>(path(), body);

test("every message type has its own recipients, none at first", async () => {
  const none = { emailAddresses: [], phoneNumbers: [] };
  const types = ["AvailabilityRequest", "Availability", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"];
  const { body } = await admin.get<Messages>(path());
  expect(Object.entries(body)).toEqual(types.map((type) => [type, none]));
  const emailAddresses = ["tilaukset@kymijoki.example", "Varalla@kymijoki.example"];
  await change({ Order: { emailAddresses }, Fault: { phoneNumbers: [" +358 40 123 4567 "] } });
  expect((await change({ Order: { phoneNumbers: ["040 765 4321"] } })).body).toEqual({
    ...body,
    Order: { emailAddresses, phoneNumbers: ["040 765 4321"] },
    Fault: { emailAddresses: [], phoneNumbers: ["+358 40 123 4567"] },
  });
  await change({ Order: { emailAddresses: [], phoneNumbers: [] } });
  expect((await admin.get<Messages>(path())).body["Order"]).toEqual(none);
});

test("a wrong one is refused where it stands, and nothing of the change is kept", async () => {
  const body = {
    Order: { emailAddresses: ["tilaukset@kymijoki.example", "TILAUKSET@kymijoki.example"] },
    Fault: { emailAddresses: ["viat@kymijoki.example"], phoneNumbers: ["soita"] },
  };
  const answer = await change(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors?.map((issue) => `${issue.path} ${issue.code}`)).toEqual([
    "Order.emailAddresses.1 DUPLICATE",
    "Fault.phoneNumbers.0 INVALID_PHONE",
  ]);
  expect((await change({ Control: { emailAddresses: [] } })).status).toBe(400);
  expect((await admin.get<Messages>(path())).body["Fault"]).toEqual({ emailAddresses: [], phoneNumbers: [] });
});

test("the log tells what was changed, old and new, and nothing when nothing was", async () => {
  await change({ Order: { emailAddresses: ["a@kymijoki.example"] } });
  await change({ Order: { emailAddresses: ["a@kymijoki.example"] } });
  await change({ Order: { emailAddresses: ["b@kymijoki.example"] } });
  const { body } = await admin.get(`/organizations/${organization.id}/admin-log`);
  const field = "Order.emailAddresses";
  expect(body).toMatchObject([
    { changes: [{ field, before: ["a@kymijoki.example"], after: ["b@kymijoki.example"] }] },
    { subject: "eventMessages", subjectName: organization.name, changes: [{ field, before: [] }] },
  ]);
});

test("those who administer the organization or the one above it change them, and nobody else", async () => {
  const { db } = portal;
  const parent = await makeOrganization(db);
  const child = await makeOrganization(db, { parent_organization_id: organization.id });
  await db
    .updateTable("organizations")
    .set({ parent_organization_id: parent.id })
    .where("id", "=", organization.id)
    .execute();
  const body = { Order: { emailAddresses: ["a@kymijoki.example"] } };
  const cases = [
    [organization, "SUPPLIER_ADMIN", 200],
    [parent, "SUBSCRIBER_ADMIN", 200],
    [organization, "SUBSCRIBER", 403],
    [parent, "SUPPLIER", 403],
    [child, "SUBSCRIBER_ADMIN", 404],
  ] as const;
  for (const [place, role, status] of cases) {
    const caller = await portal.signInAs(await makeUser(db, { roles: [[place, role]] }));
    expect([role, (await change(body, caller)).status]).toEqual([role, status]);
    expect([role, (await caller.get(path())).status]).toEqual([role, status]);
  }
});

test("changes at once leave the whole of one of them", async () => {
  const lists = Array.from({ length: 8 }, (_, index) => [`a${index}@kymijoki.example`, `b${index}@kymijoki.example`]);
  const answers = await Promise.all(lists.map(async (emailAddresses) => change({ Order: { emailAddresses } })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(lists).toContainEqual((await admin.get<Messages>(path())).body["Order"]?.emailAddresses);
});
