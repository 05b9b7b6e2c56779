import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let top: TestOrganization;
let child: TestOrganization;
let foreign: TestOrganization;
let productAdmin: Caller;
let topAdmin: Caller;

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  top = await makeOrganization(db);
  child = await makeOrganization(db, { parent_organization_id: top.id });
  foreign = await makeOrganization(db);
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  topAdmin = await portal.signInAs(await makeUser(db, { roles: [[top, "SUBSCRIBER_ADMIN"]] }));
});
afterAll(() => portal.close());

const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test("users are found by role and by never having logged in (the list of a product admin); a role is one in the organization that is asked about", async () => {
  const { db } = portal;
  const user = await makeUser(db, {
    roles: [
      [top, "SUPPLIER"],
      [child, "SUBSCRIBER"],
      [foreign, "SUPPLIER_ADMIN"],
    ],
  });
  const found = async (caller: Caller, path: string, where: object) =>
    (await caller.get<ManagedUser[]>(`${path}${query({ where: { id: user.id, ...where } })}`)).body.length;
  const ofChild = `/organizations/${child.id}/users`;
  expect(await found(topAdmin, "/users", { "roles.SUPPLIER": true })).toBe(1);
  expect(await found(topAdmin, "/users", { "roles.SUPPLIER_ADMIN": true })).toBe(0);
  expect(await found(productAdmin, "/users", { "roles.SUPPLIER_ADMIN": true })).toBe(1);
  expect(await found(topAdmin, ofChild, { "roles.SUBSCRIBER": true })).toBe(1);
  expect(await found(topAdmin, ofChild, { "roles.SUPPLIER": true })).toBe(0);
  expect(await found(topAdmin, "/users", { lastLoginAt: null })).toBe(1);
  await db.updateTable("users").set({ last_login_at: new Date() }).where("id", "=", user.id).execute();
  expect(await found(topAdmin, "/users", { lastLoginAt: null })).toBe(0);
  expect(await found(topAdmin, "/users", { lastLoginAt: { neq: null } })).toBe(1);
});
