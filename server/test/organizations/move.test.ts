import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeAddress, makeBillingGroup } from "../builders/make-billing.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { noSuchId } from "../documents/support/no-such.ts";

let portal: TestApp;
let productAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

const problemOf = ({ status, body }: { status: number; body: ProblemBody }) =>
  body.errors ? body.errors.map(({ path, code }) => `${path} ${code}`).join() : String(status);
const under = (parent: TestOrganization) => makeOrganization(portal.db, { parent_organization_id: parent.id });
const move = async (caller: Caller, { id }: TestOrganization, parent: { id: string } | null, more: object = {}) =>
  problemOf(
    await caller.change<ProblemBody>(`/organizations/${id}`, { parentOrganizationId: parent?.id ?? null, ...more }),
  );

test("an organization moves with all below it, and its old parent's admin sees it no more", async () => {
  const { db } = portal;
  const [old, fresh] = [await makeOrganization(db), await makeOrganization(db)];
  const moved = await under(old);
  const below = await under(moved);
  const rows = [
    { parent_id: old.id, child_id: moved.id, event_type: "Order" },
    { parent_id: old.id, child_id: below.id, event_type: "Fault" },
    { parent_id: moved.id, child_id: below.id, event_type: "Order" },
  ];
  await db.insertInto("sub_organization_event_visibilities").values(rows).execute();
  const oldAdmin = await portal.signInAs(await makeUser(db, { roles: [[old, "SUBSCRIBER_ADMIN"]] }));
  expect((await oldAdmin.get(`/organizations/${below.id}`)).status).toBe(200);
  expect(await move(productAdmin, moved, fresh)).toBe("200");
  expect((await oldAdmin.get(`/organizations/${below.id}`)).status).toBe(404);
  const left = await db
    .selectFrom("sub_organization_event_visibilities")
    .select("parent_id")
    .where("child_id", "in", [moved.id, below.id])
    .execute();
  expect(left).toEqual([{ parent_id: moved.id }]);
  const log = await productAdmin.get<{ subject: string; action: string }[]>(`/organizations/${old.id}/admin-log`);
  expect(log.body.map(({ subject, action }) => `${subject} ${action}`)).toEqual([
    "eventVisibility deleted",
    "eventVisibility deleted",
  ]);
  expect(await move(productAdmin, moved, null)).toBe("200");
});

test("the parent is the product admin's to change, and never the organization itself or one below it", async () => {
  const top = await makeOrganization(portal.db);
  const middle = await under(top);
  const bottom = await under(middle);
  const admin = await portal.signInAs(await makeUser(portal.db, { roles: [[top, "SUPPLIER_ADMIN"]] }));
  expect(await move(admin, bottom, top)).toBe("parentOrganizationId NOT_WRITABLE");
  for (const parent of [top, middle, bottom])
    expect(await move(productAdmin, top, parent)).toBe("parentOrganizationId BELOW_ITSELF");
  expect(await move(productAdmin, top, { id: noSuchId })).toBe("parentOrganizationId ORGANIZATION_NOT_AVAILABLE");
});

test("the new parent has every role that the organization will have", async () => {
  const { db } = portal;
  const parent = await makeOrganization(db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] });
  const moved = await makeOrganization(db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER"] });
  expect(await move(productAdmin, moved, parent)).toBe("parentOrganizationId PARENT_LACKS_ROLES");
  const fewer = { organizationRoles: ["SUBSCRIBER_ADMIN"] };
  expect(await move(productAdmin, moved, parent, fewer)).toBe("200");
  const { body } = await productAdmin.get<Record<string, unknown>>(`/organizations/${moved.id}`);
  expect(body).toMatchObject({ parentOrganizationId: parent.id, ...fewer });
  expect(await move(productAdmin, moved, parent, { organizationRoles: [] })).toBe("organizationRoles REQUIRED");
});

test("two moves at once make no cycle", async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await makeOrganization(portal.db), await makeOrganization(portal.db)];
    const answers = await Promise.all([move(productAdmin, one, other), move(productAdmin, other, one)]);
    expect(answers.toSorted()).toEqual(["200", "parentOrganizationId BELOW_ITSELF"]);
  }
});

test("the last user may leave, and then the organization may be deleted", async () => {
  const { db } = portal;
  const organization = await makeOrganization(db);
  const [admin, other] = [
    await makeUser(db, { roles: [[organization, "SUPPLIER_ADMIN"]] }),
    await makeUser(db, { roles: [[organization, "SUPPLIER"]] }),
  ];
  const path = `/organizations/${organization.id}`;
  await productAdmin.change(path, { adminUserId: admin.id });
  const leave = ({ id }: { id: string }) => productAdmin.delete<ProblemBody>(`${path}/users/${id}`);
  expect((await leave(admin)).body).toMatchObject({ code: "USER_IS_ORGANIZATION_ADMIN" });
  expect((await leave(other)).status).toBe(204);
  expect((await leave(admin)).status).toBe(204);
  expect((await productAdmin.delete(path)).status).toBe(204);
});

test("an address is changed and taken away, but not one of a billing group or of another organization", async () => {
  const { db } = portal;
  const organization = await makeOrganization(db);
  const admin = await portal.signInAs(await makeUser(db, { roles: [[organization, "SUBSCRIBER_ADMIN"]] }));
  const address = await makeAddress(db, organization, { kind: "POSTAL" });
  const named = await makeAddress(db, organization, { kind: "BILLING" });
  const foreign = await makeAddress(db, await makeOrganization(db), { kind: "OTHER" });
  await makeBillingGroup(db, organization, { name: "Yleinen", address_id: named.id });
  const path = (id: string) => `/organizations/${organization.id}/addresses/${id}`;
  const body = {
    kind: "DELIVERY",
    streetName: " Uusikatu",
    streetNumber: "1",
    postalCode: "33100",
    postalPlace: "Tampere",
  };
  const changed = await admin.change<{ id: string; kind: string; streetName: string }[]>(path(address.id), body);
  expect(changed.body.find(({ id }) => id === address.id)).toMatchObject({ kind: "DELIVERY", streetName: "Uusikatu" });
  const wrong = await admin.change<ProblemBody>(path(address.id), { ...body, postalCode: "1" });
  expect(problemOf(wrong)).toBe("postalCode INVALID_POSTAL_CODE");
  expect((await admin.change(path(foreign.id), body)).status).toBe(404);
  expect((await admin.delete(path(foreign.id))).status).toBe(404);
  expect((await admin.delete<ProblemBody>(path(named.id))).body.code).toBe("ADDRESS_IN_USE");
  expect((await admin.delete(path(address.id))).status).toBe(204);
});
