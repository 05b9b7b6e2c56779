import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeAddress, makeBillingGroup } from "../builders/make-billing.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

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
