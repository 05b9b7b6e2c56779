import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { nextNumber } from "../builders/next-number.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";

/** An organization with a provider of its own, as it stands in the database: nobody signs in by it here. */
async function makeProviding(localLogin = true) {
  const { db } = portal;
  const organization = await makeOrganization(db);
  const domain = `oma${nextNumber()}.example`;
  const provider = { issuer: "https://idp.example", client_id: "runko", sealed_secret: "x", local_login: localLogin };
  const row = {
    organization_id: organization.id,
    enabled: true,
    makes_accounts: false,
    new_user_roles: [],
    ...provider,
  };
  await db.insertInto("identity_providers").values(row).execute();
  await db.insertInto("identity_provider_domains").values({ organization_id: organization.id, domain }).execute();
  const makeMember = (overrides: Parameters<typeof makeUser>[1] = {}) =>
    makeUser(db, {
      email_address: `m${nextNumber()}@${domain}`,
      password,
      roles: [[organization, "SUBSCRIBER"]],
      ...overrides,
    });
  const admin = await portal.signInAs(await makeMember({ roles: [[organization, "SUBSCRIBER_ADMIN"]] }));
  return { organization, domain, makeMember, admin };
}

const told = ({ status, body }: { status: number; body: ProblemBody }) =>
  status < 300 ? status : (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
const rename = async (caller: Caller, id: string, emailAddress: string) =>
  told(await caller.change<ProblemBody>(`/users/${id}`, { emailAddress }));
const renameOneself = async (caller: Caller, emailAddress: string) =>
  told(await caller.patch<ProblemBody>("/users/me", { emailAddress, currentPassword: password }));
const outside = () => `ulkona${nextNumber()}@muualla.example`;
const kept = ["emailAddress EMAIL_KEPT_FOR_PROVIDER"];
const foreign = ["emailAddress EMAIL_OF_PROVIDER"];

test("closed local login is not opened again by another address", async () => {
  const { makeMember, admin } = await makeProviding(false);
  const member = await makeMember();
  const own = await portal.signInAs(member);
  expect(await renameOneself(own, outside())).toEqual(kept);
  expect(await rename(admin, member.id, outside())).toEqual(kept);
  expect((await own.patch("/users/me", { firstName: "Aino" })).status).toBe(200);
  const productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
  expect(await rename(productAdmin, member.id, outside())).toBe(200);
});

test("an address that is linked to a provider's subject stays, also where local login is open", async () => {
  const { organization, makeMember, admin } = await makeProviding();
  const [linked, free] = [await makeMember(), await makeMember()];
  const link = { organization_id: organization.id, subject: "s", user_id: linked.id, linked_at: portal.clock.now() };
  await portal.db.insertInto("identity_provider_subjects").values(link).execute();
  expect(await renameOneself(await portal.signInAs(linked), outside())).toEqual(kept);
  expect(await rename(admin, linked.id, outside())).toEqual(kept);
  expect(await renameOneself(await portal.signInAs(free), outside())).toBe(200);
});

test("nobody takes an address of such an organization, and its administrators and the product admin give it", async () => {
  const { organization, domain, makeMember, admin } = await makeProviding();
  const other = await makeOrganization(portal.db);
  const below = await makeOrganization(portal.db, { parent_organization_id: organization.id });
  const stranger = await makeUser(portal.db, { password, roles: [[other, "SUBSCRIBER"]] });
  const colleague = await makeMember({ email_address: outside() });
  const boss = () => `boss${nextNumber()}@${domain.toUpperCase()}`;
  for (const user of [stranger, colleague, await makeMember()])
    expect(await renameOneself(await portal.signInAs(user), boss())).toEqual(foreign);
  const adminOf = async (where: typeof other) =>
    await portal.signInAs(await makeUser(portal.db, { roles: [[where, "SUBSCRIBER_ADMIN"]] }));
  const [otherAdmin, belowAdmin] = [await adminOf(other), await adminOf(below)];
  const underling = await makeUser(portal.db, { roles: [[below, "SUBSCRIBER"]] });
  expect(await rename(otherAdmin, stranger.id, boss())).toEqual(foreign);
  expect(await rename(belowAdmin, underling.id, boss())).toEqual(foreign);
  expect(await rename(admin, colleague.id, boss())).toBe(200);
  const productAdmin = await portal.signInAs(
    await makeUser(portal.db, { password, phone_numbers: ["040 1111111"], global_role: "RUNKO_ADMIN" }),
  );
  expect(await rename(productAdmin, stranger.id, boss())).toBe(200);
  expect(await renameOneself(productAdmin, boss())).toBe(200);

  const make = async (caller: Caller, { id }: { id: string }) => {
    const person = { firstName: "Aino", lastName: "Aalto", emailAddress: boss() };
    const organizationRoles = [{ organizationId: id, role: "SUBSCRIBER" }];
    return told(await caller.post<ProblemBody>("/users", { ...person, organizationRoles }));
  };
  expect(await make(otherAdmin, other)).toEqual(foreign);
  expect([await make(admin, organization), await make(belowAdmin, below), await make(productAdmin, other)]).toEqual([
    201, 201, 201,
  ]);
  await portal.db.updateTable("identity_providers").set({ enabled: false }).execute();
  expect(await rename(otherAdmin, stranger.id, boss())).toBe(200);
});
