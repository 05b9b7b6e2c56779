import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let productAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

const keeperOf = async (...organizations: TestOrganization[]) => {
  const roles = organizations.map((one): [TestOrganization, OrganizationRole] => [one, "SUPPLIER_ADMIN"]);
  return portal.signInAs(await makeUser(portal.db, { roles }));
};
const ids = async (caller: Caller) => {
  const answer = await caller.get<{ id: string }[]>("/subscriber-organizations?limit=1000");
  expect(answer.status).toBe(200);
  return answer.body.map(({ id }) => id);
};

test("a keeper names those who have asked to order from its suppliers or from one below them, by name", async () => {
  const { db } = portal;
  const supplier = await makeOrganization(db);
  const child = await makeOrganization(db, { parent_organization_id: supplier.id });
  const other = await makeOrganization(db);
  const [asks, asksChild, asksOther] = [
    await makeOrganization(db, { name: "Ö-tilaaja" }),
    await makeOrganization(db, { name: "A-tilaaja" }),
    await makeOrganization(db, { name: "Muiden tilaaja" }),
  ];
  await makeSubscription(db, asks, supplier, { active: false });
  await makeSubscription(db, asksChild, child);
  await makeSubscription(db, asksOther, other);
  await makeSubscription(db, supplier, other);
  const keeper = await keeperOf(supplier);
  expect(await ids(keeper)).toEqual([asksChild.id, asks.id]);
  expect(await ids(await keeperOf(supplier, other))).toEqual([asksChild.id, asksOther.id, supplier.id, asks.id]);
});

test("a public supplier names any subscriber but itself, and so does the product admin", async () => {
  const { db } = portal;
  const open = await makeOrganization(db, { public_supplier: true });
  const stranger = await makeOrganization(db, { roles: ["SUBSCRIBER"] });
  const seller = await makeOrganization(db, { roles: ["SUPPLIER"] });
  const named = await ids(await keeperOf(open));
  expect(named).toContain(stranger.id);
  expect(named).not.toContain(seller.id);
  expect(named).not.toContain(open.id);
  expect(await ids(productAdmin)).toEqual(expect.arrayContaining([stranger.id, open.id]));
});

test("the list comes in pages and is found by name", async () => {
  const { db } = portal;
  const supplier = await makeOrganization(db);
  for (const name of ["Kuusi Oy", "Koivu Oy", "Mänty Oy"])
    await makeSubscription(db, await makeOrganization(db, { name }), supplier);
  const keeper = await keeperOf(supplier);
  const page = await keeper.get<{ name: string }[]>("/subscriber-organizations?limit=2&skip=1");
  expect(page.body.map(({ name }) => name)).toEqual(["Kuusi Oy", "Mänty Oy"]);
  expect(page.headers["x-total-count"]).toBe("3");
  const filter = encodeURIComponent(JSON.stringify({ where: { name: { ilike: "%män%" } }, fields: ["name"] }));
  expect((await keeper.get(`/subscriber-organizations?filter=${filter}`)).body).toEqual([{ name: "Mänty Oy" }]);
});

test("nobody else asks", async () => {
  const organization = await makeOrganization(portal.db);
  const user = await makeUser(portal.db, { roles: [[organization, "SUPPLIER", "SUBSCRIBER_ADMIN"]] });
  const caller = await portal.signInAs(user);
  expect((await caller.get("/subscriber-organizations")).status).toBe(403);
});
