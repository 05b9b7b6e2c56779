import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeAddress, makeBillingGroup } from "../builders/make-billing.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld } from "../documents/support/create-world.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test("billing groups come default first, then in Finnish order, with their addresses", async () => {
  const { db } = portal;
  const organization = await makeOrganization(db);
  const address = await makeAddress(db, organization, { street_name: "Laskutie", kind: "OTHER" });
  await makeBillingGroup(db, organization, { name: "Öinen" });
  await makeBillingGroup(db, organization, {
    name: "Zeta",
    address_id: address.id,
    e_billing_address: "003712345671",
    operator_id: "BAWCFI22",
  });
  await makeBillingGroup(db, organization, { name: "Åland", type: "consolidated" });
  await makeBillingGroup(db, organization, { name: "Yleinen", is_default: true });
  await makeBillingGroup(db, await makeOrganization(db), { name: "Vieras" });
  const caller = await portal.signInAs(await makeUser(db, { roles: [[organization, "SUBSCRIBER"]] }));
  const { body } = await caller.get<{ name: string }[]>(`/organizations/${organization.id}/org-addresses`);
  expect(body.map(({ name }) => name)).toEqual(["Yleinen", "Zeta", "Åland", "Öinen"]);
  expect(body[1]).toMatchObject({
    type: "regular",
    eBillingAddress: "003712345671",
    operatorId: "BAWCFI22",
    isDefault: false,
    address: { id: address.id, streetName: "Laskutie", postalPlace: "Tampere" },
  });
  expect(body[0]).toMatchObject({ isDefault: true, address: null });
});

test("addresses are those of the organization, by kind", async () => {
  const { db } = portal;
  const organization = await makeOrganization(db);
  for (const kind of ["POSTAL", "BILLING", "DELIVERY"]) await makeAddress(db, organization, { kind });
  await makeAddress(db, await makeOrganization(db), { kind: "OTHER" });
  const caller = await portal.signInAs(await makeUser(db, { roles: [[organization, "ERROR_HANDLER"]] }));
  const { body } = await caller.get<{ kind: string }[]>(`/organizations/${organization.id}/addresses`);
  expect(body.map(({ kind }) => kind)).toEqual(["BILLING", "DELIVERY", "POSTAL"]);
});

type Group = { id: string; name: string; isDefault: boolean; address: { id: string } | null };
type Address = { id: string; kind: string; streetName: string };

async function enter(organization: TestOrganization): Promise<Caller> {
  return portal.signInAs(await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER_ADMIN"]] }));
}
const codes = ({ status, body }: { status: number; body: ProblemBody }) =>
  body.errors ? body.errors.map((issue) => `${issue.path} ${issue.code}`) : `${status} ${body.code}`;
const logOf = (caller: Caller, { id }: TestOrganization) =>
  caller.get<{ subject: string; action: string; changes: object[] }[]>(`/organizations/${id}/admin-log`);

test("an address is changed as a whole; the log tells the parts that differ", async () => {
  const organization = await makeOrganization(portal.db);
  const admin = await enter(organization);
  const { id } = await makeAddress(portal.db, organization);
  const path = `/organizations/${organization.id}/addresses/${id}`;
  const whole = { streetName: "Kauppakatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
  const { body } = await admin.change<Address[]>(path, { ...whole, kind: "DELIVERY" });
  expect(body).toMatchObject([{ id, kind: "DELIVERY", streetName: "Kauppakatu", streetNumber: "12" }]);
  expect(
    codes(await admin.change<ProblemBody>(path, { kind: "OTHER", ...whole, postalCode: "331", streetName: "" })),
  ).toEqual(["streetName REQUIRED", "postalCode INVALID_POSTAL_CODE"]);
  expect((await logOf(admin, organization)).body).toMatchObject([
    {
      subject: "address",
      action: "changed",
      changes: [
        { field: "kind", before: "BILLING", after: "DELIVERY" },
        { field: "streetName", before: "Hämeenkatu", after: "Kauppakatu" },
      ],
    },
  ]);
});

test("an address at which a billing group is billed is not removed before the group", async () => {
  const organization = await makeOrganization(portal.db);
  const admin = await enter(organization);
  const address = await makeAddress(portal.db, organization);
  const group = await makeBillingGroup(portal.db, organization, { address_id: address.id });
  const base = `/organizations/${organization.id}`;
  const refused = await admin.delete<ProblemBody>(`${base}/addresses/${address.id}`);
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([409, "ADDRESS_IN_USE", group.name]);
  expect((await admin.delete(`${base}/org-addresses/${group.id}`)).body).toEqual({ outcome: "removed" });
  expect((await admin.delete(`${base}/addresses/${address.id}`)).status).toBe(204);
  expect((await admin.delete(`${base}/addresses/${address.id}`)).status).toBe(404);
});

test("a billing group is changed by the fields that are given, and there is one default", async () => {
  const organization = await makeOrganization(portal.db);
  const admin = await enter(organization);
  const address = await makeAddress(portal.db, organization);
  const path = `/organizations/${organization.id}/org-addresses`;
  await admin.post(path, { name: "Yleinen", type: "regular", isDefault: true });
  const [, second] = (await admin.post<Group[]>(path, { name: "Projektit", type: "regular" })).body;
  const one = `${path}/${second?.id}`;
  const { body } = await admin.change<Group[]>(one, {
    isDefault: true,
    addressId: address.id,
    operatorId: " BAWCFI22 ",
  });
  expect(body.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["Projektit", true],
    ["Yleinen", false],
  ]);
  expect(body[0]).toMatchObject({ operatorId: "BAWCFI22", address: { id: address.id } });
  const [logged] = (await logOf(admin, organization)).body;
  expect(logged?.changes).toContainEqual({ field: "address", before: null, after: "Hämeenkatu 12, 33100 Tampere" });
  expect(codes(await admin.change<ProblemBody>(one, { name: " ", operatorId: "x".repeat(256) }))).toEqual([
    "name REQUIRED",
    "operatorId TOO_LONG",
  ]);
  const others = await makeAddress(portal.db, await makeOrganization(portal.db));
  expect(codes(await admin.change<ProblemBody>(one, { addressId: others.id }))).toEqual(["addressId NOT_AN_OPTION"]);
  const answers = await Promise.all(body.map(({ id }) => admin.change(`${path}/${id}`, { isDefault: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await admin.get<Group[]>(path)).body.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("a removed billing group stays for the documents that name it, and for no others", async () => {
  const world = await createWorld();
  const { db, subscriber, desks } = world;
  const address = await makeAddress(db, subscriber);
  const group = await makeBillingGroup(db, subscriber, { is_default: true, address_id: address.id });
  const order = await world.make("Order", { billingGroupId: group.id });
  const admin = await world.portal.signInAs(await makeUser(db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] }));
  const base = `/organizations/${subscriber.id}`;
  const { body } = await admin.delete(`${base}/org-addresses/${group.id}`);
  expect(body).toEqual({ outcome: "deactivated" });
  expect((await admin.get(`${base}/org-addresses`)).body).toEqual([]);
  expect((await admin.change(`${base}/org-addresses/${group.id}`, { name: "x" })).status).toBe(404);
  expect((await desks.supplier.read(order)).body["names"]).toEqual({ [group.id]: group.name });
  const input = world.bodyOf("Order");
  const renewed = { ...input, document: { ...(input["document"] as object), billingGroupId: group.id } };
  expect(codes(await desks.subscriber.post<ProblemBody>("/orders", renewed))).toEqual([
    "document.billingGroupId NOT_AN_OPTION",
  ]);
  await desks.subscriber.patch(`/events/${order.id}/lock-for-editing`);
  const kept = { action: "edit", document: { billingGroupId: group.id, projectId: "P-1" } };
  const edited = await desks.subscriber.patch(`/orders/${order.id}`, kept, { "if-match": `"${order.version}"` });
  expect(edited.status).toBe(200);
  expect((await admin.delete(`${base}/addresses/${address.id}`)).status).toBe(204);
  await world.portal.close();
});
