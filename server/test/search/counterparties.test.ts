import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const namesFor = async (caller: Caller, { id }: TestOrganization, role: string) => {
  const { body } = await caller.get<{ id: string; name: string }[]>(
    `/organizations/${id}/roles/${role}/counterparties`,
  );
  return body.map(({ name }) => name);
};

test("a search is narrowed to those with whom there may be documents, open subscriptions or not", async () => {
  const { db } = portal;
  const [buyer, supplier, former, stranger] = [
    await makeOrganization(db, { name: "Öljy-Verkko" }),
    await makeOrganization(db, { name: "Åkerö" }),
    await makeOrganization(db, { name: "Zeta-Verkko" }),
    await makeOrganization(db),
  ];
  await makeSubscription(db, buyer, supplier);
  await makeSubscription(db, buyer, former, { active: false });
  const subscriber = await portal.signInAs(await makeUser(db, { roles: [[buyer, "SUBSCRIBER_ADMIN"]] }));
  const names = await namesFor(subscriber, buyer, "SUBSCRIBER");
  expect(names.filter((name) => [supplier, former, stranger, buyer].some((one) => one.name === name))).toEqual([
    former.name,
    supplier.name,
  ]);
  const seller = await portal.signInAs(await makeUser(db, { roles: [[supplier, "SUPPLIER"]] }));
  expect(await namesFor(seller, supplier, "SUPPLIER")).toEqual([buyer.name]);
});

test("a public supplier is a counterparty of every subscriber, and they of it", async () => {
  const { db } = portal;
  const [open, anyone] = [await makeOrganization(db, { public_supplier: true }), await makeOrganization(db)];
  const subscriber = await portal.signInAs(await makeUser(db, { roles: [[anyone, "SUBSCRIBER"]] }));
  expect(await namesFor(subscriber, anyone, "SUBSCRIBER")).toContain(open.name);
  const handler = await portal.signInAs(await makeUser(db, { roles: [[open, "ERROR_HANDLER"]] }));
  expect(await namesFor(handler, open, "ERROR_HANDLER")).toContain(anyone.name);
});
