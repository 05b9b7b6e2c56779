import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { testConfig } from "../app/test-config.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { begin, claimsOf, comeBack, finish, makeProvided } from "./support/make-provided.ts";
import { signIn, startProvider, type RunningProvider } from "./support/start-provider.ts";

const redirectUri = `${testConfig.publicUrl}/login/provider`;
let portal: TestApp;
let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider(redirectUri);
  portal = await createTestApp({ insideProviders: true, loginAddressAttempts: 10_000 });
});
afterAll(async () => {
  await portal.close();
  await provider.stop();
});

const whoIs = async (token: string) =>
  (await portal.withToken(token).get<{ id: string; emailAddress: string }>("/users/me")).body;
const eventsOf = async (organizationId: string) =>
  (
    await portal.db
      .selectFrom("security_log")
      .select(["event", "details"])
      .where("organization_id", "=", organizationId)
      .where("event", "!=", "adminChange")
      .orderBy("id")
      .execute()
  ).map(({ event, details }) => [event, (details as { reason?: string }).reason].filter(Boolean).join(": "));

test("a member signs in, the account is linked once, and the session is as any other", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer);
  const member = await makeMember();
  const first = await comeBack(
    portal,
    member.emailAddress,
    claimsOf(member.emailAddress.toUpperCase(), { sub: "m-1" }),
  );
  expect(first.status).toBe(200);
  expect(await whoIs(first.body.token)).toMatchObject({ id: member.id });
  const again = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress, { sub: "m-1" }));
  expect(again.status).toBe(200);
  expect(await eventsOf(organization.id)).toEqual(["providerLinked", "loginOk", "loginOk"]);
  const sessions = await portal.withToken(again.body.token).get<object[]>("/users/me/sessions");
  expect(sessions.body).toHaveLength(2);
});

test("the link holds when the address changes at the provider, and is nobody's who gets the address", async () => {
  const { makeMember, domain } = await makeProvided(portal, provider.issuer);
  const member = await makeMember();
  await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress, { sub: "stays" }));
  const married = await comeBack(portal, member.emailAddress, claimsOf(`uusi@${domain}`, { sub: "stays" }));
  expect(await whoIs(married.body.token)).toMatchObject({ id: member.id });
  const heir = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress, { sub: "another" }));
  expect([heir.status, heir.body.code]).toEqual([403, "PROVIDER_ACCOUNT_MISSING"]);
});

test("whether there is a way is told by the domain alone", async () => {
  const { domain, change, makeMember } = await makeProvided(portal, provider.issuer);
  const member = await makeMember();
  const ways = async (emailAddress: string) =>
    (await portal.anonymous.post("/users/login/ways", { emailAddress })).body;
  expect(await ways(member.emailAddress)).toEqual({ identityProvider: true });
  expect(await ways(`ei.kukaan@${domain}`)).toEqual({ identityProvider: true });
  expect(await ways("ei.kukaan@muualla.example")).toEqual({ identityProvider: false });
  expect(await ways("ei osoite")).toEqual({ identityProvider: false });
  const elsewhere = await portal.anonymous.post("/users/login/provider", { emailAddress: "a@muualla.example" });
  expect(elsewhere.status).toBe(404);
  await change({ enabled: false });
  expect(await ways(member.emailAddress)).toEqual({ identityProvider: false });
});

test("wrong state, wrong nonce, another's code and a used ticket let nobody in", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer);
  const { emailAddress } = await makeMember();
  const claims = claimsOf(emailAddress);
  const expectInvalid = async (ticket: string, answer: string) => {
    const { status, body } = await finish(portal, ticket, answer);
    expect([status, body.code]).toEqual([422, "PROVIDER_ANSWER_INVALID"]);
  };

  const stated = await begin(portal, emailAddress);
  const withState = await signIn(stated.url, claims);
  withState.searchParams.set("state", "toinen");
  await expectInvalid(stated.ticket, withState.search);

  const nonced = await begin(portal, emailAddress);
  const url = new URL(nonced.url);
  url.searchParams.set("nonce", "toinen");
  await expectInvalid(nonced.ticket, (await signIn(url.href, claims)).search);

  const whole = await begin(portal, emailAddress);
  const answer = (await signIn(whole.url, claims)).search;
  const other = await begin(portal, emailAddress);
  const mixed = new URLSearchParams(answer);
  mixed.set("state", new URL(other.url).searchParams.get("state") ?? "");
  await expectInvalid(other.ticket, `?${mixed}`);

  const done = await begin(portal, emailAddress);
  const back = (await signIn(done.url, claims)).search;
  expect((await finish(portal, done.ticket, back)).status).toBe(200);
  await expectInvalid(done.ticket, back);
  const fresh = await begin(portal, emailAddress);
  await expectInvalid(fresh.ticket, back);

  const refused = await begin(portal, emailAddress);
  const { state } = Object.fromEntries(new URL(refused.url).searchParams);
  await expectInvalid(refused.ticket, `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`);
  expect(new Set(await eventsOf(organization.id))).toEqual(
    new Set(["providerLoginRefused: invalid answer", "providerLoginRefused: used ticket", "providerLinked", "loginOk"]),
  );
});

test("of one answer that is brought many times at once one counts", async () => {
  const { makeMember } = await makeProvided(portal, provider.issuer);
  const { emailAddress } = await makeMember();
  const { url, ticket } = await begin(portal, emailAddress);
  const { search } = await signIn(url, claimsOf(emailAddress));
  const answers = await Promise.all(Array.from({ length: 6 }, () => finish(portal, ticket, search)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a ticket is over after ten minutes, and a session's token is none", async () => {
  const { makeMember } = await makeProvided(portal, provider.issuer);
  const { emailAddress, id } = await makeMember();
  const { url, ticket } = await begin(portal, emailAddress);
  const { search } = await signIn(url, claimsOf(emailAddress));
  portal.clock.pass(10 * 60_000 + 1000);
  const { token = "" } = await portal.signInAs({ id });
  for (const late of [ticket, token, "x"]) {
    const { status, body } = await finish(portal, late, search);
    expect([status, body.errors?.[0]?.code]).toEqual([422, "LOGIN_TOOK_TOO_LONG"]);
  }
});

test("an address of another domain and one that is not verified are refused", async () => {
  const { organization, makeMember, domain } = await makeProvided(portal, provider.issuer);
  const { emailAddress } = await makeMember();
  const outsider = await makeUser(portal.db, {
    email_address: `ulkona@muu${domain}`,
    roles: [[organization, "SUBSCRIBER"]],
  });
  const refused = [
    claimsOf(outsider.emailAddress),
    claimsOf(emailAddress, { email_verified: false }),
    { sub: "1", email: emailAddress },
    { sub: "1", email_verified: true },
    claimsOf(`${emailAddress}.paha.example`),
  ];
  for (const claims of refused) {
    const { status, body } = await comeBack(portal, emailAddress, claims);
    expect([status, body.code, body.title]).toEqual([403, "PROVIDER_EMAIL_REFUSED", expect.stringMatching(/\w/)]);
  }
});

test("who is disabled, deleted, a group, a product admin, closed out or of another organization is not let in", async () => {
  const { organization, makeMember, domain } = await makeProvided(portal, provider.issuer);
  const other = await makeOrganization(portal.db);
  const users = [
    await makeMember({ disabled: true }),
    await makeMember({ deleted_at: portal.clock.now() }),
    await makeMember({ group_account: true }),
    await makeMember({ global_role: "RUNKO_ADMIN" }),
    await makeMember({ roles: [[other, "SUBSCRIBER_ADMIN"]] }),
    await makeMember({ roles: [] }),
  ];
  for (const { emailAddress } of [...users, { emailAddress: `tuntematon@${domain}` }]) {
    const { status, body } = await comeBack(portal, emailAddress, claimsOf(emailAddress));
    expect([status, body.code]).toEqual([403, "PROVIDER_ACCOUNT_MISSING"]);
  }
  const member = await makeMember();
  const { body } = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress));
  await portal.db.updateTable("users").set({ disabled: true }).where("id", "=", member.id).execute();
  expect((await portal.withToken(body.token).get("/users/me")).status).toBe(401);
  const linked = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress));
  expect(linked.body.code).toBe("PROVIDER_ACCOUNT_MISSING");
  expect(await eventsOf(organization.id)).toContain("providerLoginRefused: may not enter");
});

test("people of an organization below sign in by the one above", async () => {
  const { organization, domain } = await makeProvided(portal, provider.issuer);
  const below = await makeOrganization(portal.db, { parent_organization_id: organization.id });
  const user = await makeUser(portal.db, { email_address: `ala@${domain}`, roles: [[below, "SUPPLIER"]] });
  expect((await comeBack(portal, user.emailAddress, claimsOf(user.emailAddress))).status).toBe(200);
});

test("an account is made where that is allowed, with the roles that the admin chose", async () => {
  const made = await makeProvided(portal, provider.issuer, { makesAccounts: true, newUserRoles: ["SUBSCRIBER"] });
  const email = `uusi@${made.domain}`;
  const claims = claimsOf(email, { given_name: "Uuno", family_name: "Uusi", roles: ["SUBSCRIBER_ADMIN"] });
  const { status, body } = await comeBack(portal, email, claims);
  expect(status).toBe(200);
  expect((await portal.withToken(body.token).get("/users/me")).body).toMatchObject({
    firstName: "Uuno",
    lastName: "Uusi",
    emailAddress: email,
    organizationRoles: [{ organizationId: made.organization.id, role: "SUBSCRIBER" }],
  });
  expect(await eventsOf(made.organization.id)).toEqual(["providerAccountMade", "providerLinked", "loginOk"]);
  const { id } = await whoIs(body.token);
  const log = await portal.db.selectFrom("admin_log").selectAll().where("subject_id", "=", id).execute();
  expect(log).toMatchObject([{ user_id: id, subject: "user", action: "created" }]);
});

test("two tabs of one new user make one account", async () => {
  const { domain } = await makeProvided(portal, provider.issuer, { makesAccounts: true, newUserRoles: ["SUPPLIER"] });
  const email = `kaksi@${domain}`;
  const answers = await Promise.all([1, 2, 3].map(() => comeBack(portal, email, claimsOf(email))));
  const ids = await Promise.all(answers.map(async ({ body }) => (await whoIs(body.token)).id));
  expect(new Set(ids).size).toBe(1);
});

const waits = async () =>
  (
    await portal.pool.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%tokens_valid_from%'`)
  ).rows.length > 0;

test("a member whom another tab links while this one waits for the account gets in all the same", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer);
  const { id, emailAddress } = await makeMember();
  const other = await portal.pool.connect();
  try {
    await other.query("BEGIN");
    await other.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [id]);
    const { sub } = claimsOf(emailAddress);
    await other.query("INSERT INTO identity_provider_subjects VALUES ($1, $2, $3, now())", [organization.id, sub, id]);
    const entering = comeBack(portal, emailAddress, claimsOf(emailAddress));
    await expect.poll(waits, { timeout: 10_000 }).toBe(true);
    await other.query("COMMIT");
    expect((await entering).status).toBe(200);
  } finally {
    other.release();
  }
});

test("a second factor that the organization demands is the provider's to ask, also of a renewed token", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer);
  await portal.db
    .updateTable("organizations")
    .set({ second_factor_required: true })
    .where("id", "=", organization.id)
    .execute();
  const member = await makeMember();
  const inside = `/organizations/${organization.id}`;
  expect((await (await portal.signInAs(member)).get(inside)).status).toBe(403);
  const { body } = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress));
  const renewed = await portal.withToken(body.token).post<{ token: string }>("/users/token");
  for (const { token } of [body, renewed.body]) expect((await portal.withToken(token).get(inside)).status).toBe(200);
});

test("where local login is closed no password is right but the product admin's", async () => {
  const { makeMember, change, domain } = await makeProvided(portal, provider.issuer);
  const password = "kolmetoista merkkiä";
  const member = await makeMember({ password });
  const boss = await makeMember({ password, global_role: "RUNKO_ADMIN" });
  const guest = await makeUser(portal.db, {
    email_address: `vieras@${domain}`,
    password,
    roles: [[await makeOrganization(portal.db), "SUBSCRIBER"]],
  });
  const logIn = async ({ emailAddress }: { emailAddress: string }) =>
    (await portal.anonymous.post("/users/login", { username: emailAddress, password })).status;
  expect([await logIn(member), await logIn(boss), await logIn(guest)]).toEqual([200, 200, 200]);
  await change({ localLogin: false });
  expect([await logIn(member), await logIn(boss), await logIn(guest)]).toEqual([401, 200, 200]);
  expect((await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress))).status).toBe(200);
  await change({ enabled: false });
  expect(await logIn(member)).toBe(200);
});

test("who works elsewhere too signs in by password and code, not by the provider of one of them", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer, { localLogin: false });
  const [other, closing] = [await makeOrganization(portal.db), await makeOrganization(portal.db)];
  const password = "kolmetoista merkkiä";
  const roles = (second: typeof other): [typeof other, "SUBSCRIBER"][] => [
    [organization, "SUBSCRIBER"],
    [second, "SUBSCRIBER"],
  ];
  const both = await makeMember({ password, roles: roles(other) });
  const once = await makeMember({ password, roles: roles(closing) });
  const closed = { closed_at: portal.clock.now() };
  await portal.db.updateTable("organizations").set(closed).where("id", "=", closing.id).execute();
  const enter = async ({ emailAddress }: { emailAddress: string }) => {
    const { status, body } = await comeBack(portal, emailAddress, claimsOf(emailAddress));
    return status === 200 ? status : [status, body.code];
  };
  const logIn = async ({ emailAddress }: { emailAddress: string }) =>
    (await portal.anonymous.post("/users/login", { username: emailAddress, password })).status;
  expect([await enter(both), await logIn(both)]).toEqual([[403, "PROVIDER_PASSWORD_ASKED"], 200]);
  expect([await enter(once), await logIn(once)]).toEqual([200, 401]);
  expect(await eventsOf(organization.id)).toContain("providerLoginRefused: works elsewhere");
});

test("a session that a provider gave is none of a product admin's, once its user is made one", async () => {
  const { makeMember } = await makeProvided(portal, provider.issuer);
  const member = await makeMember();
  const { body } = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress));
  const caller = portal.withToken(body.token);
  const renewed = portal.withToken((await caller.post<{ token: string }>("/users/token")).body.token);
  await portal.db.updateTable("users").set({ global_role: "RUNKO_ADMIN" }).where("id", "=", member.id).execute();
  expect([(await caller.get("/users/me")).status, (await renewed.get("/users/me")).status]).toEqual([401, 401]);
  expect((await caller.post("/users/token")).status).toBe(401);
});

test("a session that a provider gave ends once its user is given a role elsewhere", async () => {
  const { organization, makeMember } = await makeProvided(portal, provider.issuer);
  const below = await makeOrganization(portal.db, { parent_organization_id: organization.id });
  const other = await makeOrganization(portal.db);
  const member = await makeMember();
  const { body } = await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress));
  const caller = portal.withToken(body.token);
  const renewed = portal.withToken((await caller.post<{ token: string }>("/users/token")).body.token);
  const [byPassword, inside] = [await portal.signInAs(member), `/organizations/${organization.id}`];
  const statuses = async () =>
    await Promise.all([caller, renewed, byPassword].map(async (one) => (await one.get(inside)).status));
  const give = async ({ id }: { id: string }) => {
    const role = { user_id: member.id, organization_id: id, role: "SUBSCRIBER" as const };
    await portal.db.insertInto("user_organization_roles").values(role).execute();
    return await statuses();
  };
  expect([await statuses(), await give(below), await give(other)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
    [401, 401, 200],
  ]);
  expect((await caller.get("/users/me")).status).toBe(401);
});

test("a provider that takes the secret in the body is given it so", async () => {
  const other = await startProvider(redirectUri, "client_secret_post");
  const { makeMember } = await makeProvided(portal, other.issuer);
  const { emailAddress } = await makeMember();
  const answer = await comeBack(portal, emailAddress, claimsOf(emailAddress));
  await other.stop();
  expect(answer.status).toBe(200);
});

test("a provider that is away is told in the caller's own language, before and after", async () => {
  const leaving = await startProvider(redirectUri);
  const { makeMember } = await makeProvided(portal, leaving.issuer);
  const { emailAddress } = await makeMember();
  const { url, ticket } = await begin(portal, emailAddress);
  const { search } = await signIn(url, claimsOf(emailAddress));
  await leaving.stop();
  const after = await finish(portal, ticket, search);
  portal.clock.pass(11 * 60_000);
  const before = await portal.anonymous.post<typeof after.body>("/users/login/provider", { emailAddress });
  for (const { status, body } of [after, before])
    expect([status, body.code, body.title]).toEqual([
      503,
      "PROVIDER_UNAVAILABLE",
      "Organisaatiosi kirjautumispalvelu ei vastaa juuri nyt, yritä pian uudelleen",
    ]);
});

test("too many refusals of one address hold it up", async () => {
  const own = await createTestApp({ insideProviders: true, loginAddressAttempts: 2 });
  const { makeMember } = await makeProvided(own, provider.issuer);
  const { emailAddress } = await makeMember();
  for (let tries = 0; tries < 2; tries += 1) await comeBack(own, emailAddress, claimsOf("a@muualla.example"));
  const { status } = await own.anonymous.post("/users/login/provider", { emailAddress });
  await own.close();
  expect(status).toBe(429);
});
