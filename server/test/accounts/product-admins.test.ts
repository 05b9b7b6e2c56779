import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

const password = "kolmetoista merkkiä";

let portal: TestApp;
let organization: TestOrganization;
let first: TestUser;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  organization = await makeOrganization(portal.db);
  first = await makeUser(portal.db, { global_role: "RUNKO_ADMIN", password });
  admin = await portal.signInAs(first);
});
afterAll(() => portal.close());

const person = () => makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER"]] });
const set = (caller: Caller, { id }: { id: string }, productAdmin: boolean, currentPassword = password) =>
  caller.patch<ManagedUser & ProblemBody>(`/users/${id}/product-admin`, { productAdmin, currentPassword });
const mailsTo = async ({ emailAddress }: TestUser) =>
  (await portal.db.selectFrom("outbox").select("payload").execute())
    .map(({ payload }) => payload as { to?: string; subject?: string; text?: string })
    .filter(({ to }) => to === emailAddress);

test("a product admin makes another one by the own password; both hear of it, it is logged, and it holds at once", async () => {
  const second = await person();
  const caller = await portal.signInAs(second);
  const wrong = await set(admin, second, true, "ei ole tämä salasana");
  expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([422, "WRONG_PASSWORD"]);
  expect((await caller.get("/admin/overview")).status).toBe(403);

  const given = await set(admin, second, true);
  expect([given.status, given.body.globalRole]).toEqual([200, "RUNKO_ADMIN"]);
  expect((await caller.get("/admin/overview")).status).toBe(200);
  expect((await mailsTo(second)).map(({ text }) => text)).toEqual([
    expect.stringContaining("Sait pääkäyttäjän oikeudet"),
  ]);
  expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual(["Runko: portaalin pääkäyttäjät muuttuivat"]);
  expect((await set(admin, second, true)).status).toBe(200);
  expect(await mailsTo(second)).toHaveLength(1);

  expect((await set(admin, second, false)).body.globalRole).toBeNull();
  expect((await caller.get("/admin/overview")).status).toBe(403);
  expect(await mailsTo(second)).toHaveLength(2);
  const logged = await portal.db
    .selectFrom("admin_log")
    .select(["organization_id", "changes"])
    .where("subject_id", "=", second.id)
    .orderBy("id")
    .execute();
  expect(logged).toEqual([
    { organization_id: null, changes: [{ field: "productAdmin", before: false, after: true }] },
    { organization_id: null, changes: [{ field: "productAdmin", before: true, after: false }] },
  ]);
});

test("one who cannot log in becomes none, nobody takes the own rights, and other administrators do neither", async () => {
  const disabled = await makeUser(portal.db, { password, disabled: true, roles: [[organization, "SUBSCRIBER"]] });
  const invited = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER"]] });
  for (const user of [disabled, invited]) expect((await set(admin, user, true)).body.code).toBe("CANNOT_LOG_IN");
  expect((await set(admin, first, false)).body.code).toBe("OWN_ACCOUNT");
  const keeper = await makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  expect((await set(await portal.signInAs(keeper), keeper, true)).status).toBe(403);
});

test("two who put out each other at once leave one", async () => {
  for (let round = 0; round < 5; round += 1) {
    const second = await person();
    await set(admin, second, true);
    const other = await portal.signInAs(second);
    const answers = await Promise.all([set(admin, second, false), set(other, first, false)]);
    // The other one is no product admin any more, or would be the last to go.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual([expect.stringMatching(/^(FORBIDDEN|LAST_PRODUCT_ADMIN)$/)]);
    const left = await portal.db.selectFrom("users").select("id").where("global_role", "=", "RUNKO_ADMIN").execute();
    expect(left).toHaveLength(1);
    await portal.db.updateTable("users").set({ global_role: null }).where("id", "=", second.id).execute();
    await portal.db.updateTable("users").set({ global_role: "RUNKO_ADMIN" }).where("id", "=", first.id).execute();
  }
});
