import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

const password = "kolmetoista merkkiä";

let portal: TestApp;
let organization: TestOrganization;
let admin: TestUser;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 3 });
  organization = await makeOrganization(portal.db);
  admin = await makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  caller = await portal.signInAs(admin);
});
afterAll(() => portal.close());

async function makeFactored(overrides: Parameters<typeof makeUser>[1] = { roles: [[organization, "SUBSCRIBER"]] }) {
  const user = await makeUser(portal.db, overrides);
  const at = portal.clock.now();
  const factor = { user_id: user.id, sealed_secret: "sealed", made_at: at, proven_at: at };
  await portal.db.insertInto("second_factors").values(factor).execute();
  return user;
}

const reset = (by: Caller, { id }: { id: string }, currentPassword = password) =>
  by.post<ManagedUser & ProblemBody>(`/users/${id}/second-factor/reset`, { currentPassword });
const isLeft = async ({ id }: { id: string }) =>
  (await portal.db.selectFrom("second_factors").select("user_id").where("user_id", "=", id).execute()).length > 0;

test("an administrator resets it by the own password; the user is told, and both logs say who did it", async () => {
  const user = await makeFactored();
  const wrong = await reset(caller, user, "ei ole tämä salasana");
  expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([422, "WRONG_PASSWORD"]);
  expect(await isLeft(user)).toBe(true);
  const done = await reset(caller, user);
  expect([done.status, done.body.hasSecondFactor]).toEqual([200, false]);
  expect(await isLeft(user)).toBe(false);
  expect((await reset(caller, user)).body.code).toBe("NO_SECOND_FACTOR");

  const rows = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
  const mails = rows.map(({ payload }) => payload as { to: string; text: string });
  expect(mails.filter(({ to }) => to === user.emailAddress).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Ylläpito poisti kaksivaiheisen kirjautumisen käytöstä[\s\S]*Maija Käyttäjä/),
  ]);
  const security = portal.db.selectFrom("security_log").select(["user_id", "details"]);
  expect(await security.where("event", "=", "secondFactorReset").execute()).toEqual([
    { user_id: admin.id, details: { userId: user.id } },
  ]);
  const logged = portal.db.selectFrom("admin_log").select(["user_id", "organization_id", "changes"]);
  expect(await logged.where("subject_id", "=", user.id).execute()).toEqual([
    {
      user_id: admin.id,
      organization_id: organization.id,
      changes: [{ field: "hasSecondFactor", before: true, after: false }],
    },
  ]);
});

test("nobody else's: of the own account, of roles that others give, of a product admin, and without being one", async () => {
  const { db } = portal;
  const foreign = await makeOrganization(db);
  const both = await makeFactored({
    roles: [
      [organization, "SUBSCRIBER"],
      [foreign, "SUBSCRIBER"],
    ],
  });
  const otherSide = await makeFactored({ roles: [[organization, "SUPPLIER"]] });
  const productAdmin = await makeFactored({ global_role: "RUNKO_ADMIN", roles: [[organization, "SUBSCRIBER"]] });
  for (const user of [both, otherSide, productAdmin])
    expect(await reset(caller, user)).toMatchObject({ status: 403, body: { code: "USER_BELONGS_ELSEWHERE" } });
  const stranger = await makeFactored({ roles: [[foreign, "SUBSCRIBER"]] });
  expect(await reset(caller, stranger)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  const own = await makeFactored({ password, roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  const factored = await portal.signInAs(own);
  expect((await reset(factored, own)).body.code).toBe("OWN_ACCOUNT");
  expect((await reset(factored, await makeFactored())).body.code).toBe("PROOF_REQUIRED");
  const member = await makeUser(db, { password, roles: [[organization, "SUBSCRIBER", "SUPPLIER"]] });
  expect((await reset(await portal.signInAs(member), both)).status).toBe(403);
  for (const user of [both, otherSide, productAdmin, stranger, own]) expect(await isLeft(user)).toBe(true);

  const keeper = await portal.signInAs(await makeUser(db, { password, global_role: "RUNKO_ADMIN" }));
  for (const user of [both, otherSide, productAdmin, stranger]) expect((await reset(keeper, user)).status).toBe(200);
});

test("guesses of the own password are limited", async () => {
  const user = await makeFactored();
  const guesser = await portal.signInAs(
    await makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER_ADMIN"]] }),
  );
  for (let guess = 0; guess < 3; guess += 1) expect((await reset(guesser, user, "arvaus")).status).toBe(422);
  expect((await reset(guesser, user)).status).toBe(429);
  expect(await isLeft(user)).toBe(true);
});
