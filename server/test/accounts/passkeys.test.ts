import { mostPasskeys } from "@runko/domain/accounts/passkeys";
import { texts } from "@runko/domain/texts/texts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resetToken } from "../../src/accounts/reset-token.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { makeAuthenticator, type Forgery } from "./support/software-authenticator.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 30, loginAddressAttempts: 1000 });
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const origin = "http://localhost:3000";
const keys = "/users/me/passkeys";
const factor = "/users/me/second-factor";
const login = "/users/login/passkey";
const refused = { status: 422, body: { errors: [{ path: "passkey", code: "PASSKEY_REFUSED" }] } };

type Asked = { challengeId: string; options: Record<string, unknown> };
type Authenticator = ReturnType<typeof makeAuthenticator>;

async function register(caller: Caller, authenticator: Authenticator, forged: Forgery = {}, name = "Puhelin") {
  const { body } = await caller.post<Asked>(`${keys}/options`, { currentPassword: password });
  const passkey = authenticator.create(body.options, forged);
  return await caller.post<ProblemBody & { recoveryCodes: string[] }>(keys, {
    challengeId: body.challengeId,
    name,
    passkey,
  });
}

async function makeHolder(overrides: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(portal.db, { password, ...overrides });
  const caller = await portal.signInAs(user);
  const authenticator = makeAuthenticator(origin);
  const added = await register(caller, authenticator);
  expect(added.status).toBe(200);
  return { user, caller, authenticator, recoveryCodes: added.body.recoveryCodes };
}

const givePassword = async ({ emailAddress }: { emailAddress: string }) =>
  (
    await portal.anonymous.post<{ token?: string; challenge?: string; passkeys?: boolean }>("/users/login", {
      username: emailAddress,
      password,
    })
  ).body;
const ask = async (challenge?: string) =>
  (await portal.anonymous.post<Asked>(`${login}/options`, challenge === undefined ? {} : { challenge })).body;
type Answer = { challengeId: string; passkey: object; challenge?: string | undefined };
const enter = (answer: Answer) => portal.anonymous.post<ProblemBody & { token: string }>(login, answer);

async function enterAlone({ get }: Authenticator, forged: Forgery = {}) {
  const { challengeId, options } = await ask();
  return await enter({ challengeId, passkey: get(options, forged) });
}

const eventsOf = async (userId: string) => {
  const rows = await portal.db
    .selectFrom("security_log")
    .select(["event", "details"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ event }) => event);
};

test("the first passkey is a second factor with recovery codes, the next ones stand beside it", async () => {
  const { user, caller, recoveryCodes } = await makeHolder();
  expect(recoveryCodes).toHaveLength(10);
  const second = await register(caller, makeAuthenticator(origin), {}, "Avain");
  expect(second.body.recoveryCodes).toEqual([]);
  expect((await caller.get(factor)).body).toEqual({
    since: expect.any(String),
    hasApp: false,
    recoveryCodesLeft: 10,
    passkeys: ["Puhelin", "Avain"].map((name) => ({
      id: expect.any(String),
      name,
      madeAt: expect.any(String),
      lastUsedAt: null,
      entersAlone: true,
    })),
  });
  expect(await eventsOf(user.id)).toEqual(["passkeyAdded", "passkeyAdded"]);
  expect(await givePassword(user)).toEqual({ challenge: expect.any(String), passkeys: true });
});

test("after the password a passkey gives the session, which has shown its proof", async () => {
  const { user, authenticator } = await makeHolder({ global_role: "RUNKO_ADMIN" });
  const { challenge } = await givePassword(user);
  const { challengeId, options } = await ask(challenge);
  expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [{ id: authenticator.id }] });
  const entered = await enter({ challengeId, challenge, passkey: authenticator.get(options, { verified: false }) });
  expect(entered.status).toBe(200);
  const caller = portal.withToken(entered.body.token);
  const { id } = await makeOrganization(portal.db);
  expect((await caller.delete(`/organizations/${id}`)).status).toBe(204);
  expect((await caller.get<{ passkeys: object[] }>(factor)).body.passkeys).toMatchObject([
    { lastUsedAt: expect.any(String) },
  ]);
});

test("alone it lets in who is verified, and whom the password would let in", async () => {
  const { user, authenticator } = await makeHolder();
  expect((await ask()).options).toMatchObject({ userVerification: "required", rpId: "localhost" });
  expect((await enterAlone(authenticator)).status).toBe(200);
  expect(await enterAlone(authenticator, { verified: false })).toMatchObject(refused);
  await portal.db.updateTable("users").set({ disabled: true }).where("id", "=", user.id).execute();
  expect(await enterAlone(authenticator)).toMatchObject(refused);
  expect(await eventsOf(user.id)).toEqual(["passkeyAdded", "loginOk", "loginFailed"]);
});

test("where an organization has closed local login a passkey lets in as little as the password", async () => {
  const organization = await makeOrganization(portal.db);
  const holder = await makeHolder({
    email_address: `a${Date.now()}@closed.example`,
    roles: [[organization, "SUBSCRIBER"]],
  });
  expect((await enterAlone(holder.authenticator)).status).toBe(200);
  const { challenge } = await givePassword(holder.user);
  const before = await ask(challenge);
  await portal.db
    .insertInto("identity_providers")
    .values({
      organization_id: organization.id,
      issuer: "https://op.example",
      client_id: "runko",
      sealed_secret: "",
      enabled: true,
      makes_accounts: false,
      new_user_roles: [],
      local_login: false,
    })
    .execute();
  await portal.db
    .insertInto("identity_provider_domains")
    .values({ organization_id: organization.id, domain: "closed.example" })
    .execute();
  expect(await enterAlone(holder.authenticator)).toMatchObject(refused);
  const late = { challengeId: before.challengeId, challenge, passkey: holder.authenticator.get(before.options) };
  expect((await enter(late)).body).toMatchObject({ errors: [{ code: "LOGIN_TOOK_TOO_LONG" }] });
});

const forgeries: [string, Forgery][] = [
  ["another origin", { origin: "https://runko.example.com" }],
  ["another port", { origin: "http://localhost:3001" }],
  ["another portal", { rpId: "example.com" }],
  ["another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ["the answer of another ceremony", { type: "webauthn.payment" }],
];

test.each([
  ...forgeries,
  ["a counter that went back", { counter: 1 }],
  ["a counter that stood still", { counter: 2 }],
  ["a broken signature", { tampered: true }],
  ["another user's handle", { userHandle: Buffer.from("01900000-0000-7000-8000-000000000000").toString("base64url") }],
] satisfies [string, Forgery][])("%s lets nobody in, alone or after the password", async (_name, forged) => {
  const { user, authenticator } = await makeHolder();
  expect((await enterAlone(authenticator)).status).toBe(200);
  expect(await enterAlone(authenticator, forged)).toMatchObject(refused);
  const { challenge } = await givePassword(user);
  const { challengeId, options } = await ask(challenge);
  const second = { challengeId, challenge, passkey: authenticator.get(options, forged) };
  expect(await enter(second)).toMatchObject(refused);
  expect(await enter({ ...second, passkey: authenticator.get(options) })).toMatchObject(refused);
  expect((await enterAlone(authenticator, { counter: 90 })).status).toBe(200);
});

test.each(forgeries)("%s makes no passkey", async (_name, forged) => {
  const caller = await portal.signInAs(await makeUser(portal.db, { password }));
  expect(await register(caller, makeAuthenticator(origin), forged)).toMatchObject(refused);
  expect((await caller.get(factor)).body).toMatchObject({ since: null, passkeys: [] });
});

test("an answer counts once, for five minutes, for its own use and its own asker", async () => {
  const [own, other] = [await makeHolder(), await makeHolder()];
  const { challengeId, options } = await ask();
  const passkey = own.authenticator.get(options);
  expect((await enter({ challengeId, passkey })).status).toBe(200);
  expect(await enter({ challengeId, passkey })).toMatchObject(refused);

  const late = await ask();
  portal.clock.pass(301_000);
  expect(await enter({ challengeId: late.challengeId, passkey: own.authenticator.get(late.options) })).toMatchObject(
    refused,
  );

  const { challenge } = await givePassword(own.user);
  const ofAttempt = await ask(challenge);
  const signed = { challengeId: ofAttempt.challengeId, passkey: own.authenticator.get(ofAttempt.options) };
  expect(await enter(signed)).toMatchObject(refused);
  const foreign = {
    challengeId: ofAttempt.challengeId,
    challenge,
    passkey: other.authenticator.get(ofAttempt.options),
  };
  expect(await enter(foreign)).toMatchObject(refused);
  const { challenge: elsewhere } = await givePassword(other.user);
  expect(await enter({ ...signed, challenge: elsewhere })).toMatchObject(refused);

  const confirm = await own.caller.post<Asked>(`${keys}/confirmation/options`);
  const confirmation = {
    challengeId: confirm.body.challengeId,
    passkey: own.authenticator.get(confirm.body.options),
  };
  expect(await other.caller.post(`${keys}/confirmation`, confirmation)).toMatchObject(refused);
  expect(await enter(confirmation)).toMatchObject(refused);
  expect((await own.caller.post(`${keys}/confirmation`, confirmation)).status).toBe(204);
  expect(await own.caller.post(`${keys}/confirmation`, confirmation)).toMatchObject(refused);
});

test("a passkey stands for a code before what is irreversible, its own removal too", async () => {
  const { user, authenticator } = await makeHolder();
  const caller = await portal.signInAs(user);
  const { body } = await caller.get<{ passkeys: { id: string }[] }>(factor);
  const own = `${keys}/${body.passkeys[0]?.id}`;
  const asked = { status: 403, body: { code: "PROOF_REQUIRED" } };
  expect(await caller.delete<ProblemBody>(own)).toMatchObject(asked);
  expect(await caller.post<ProblemBody>(`${keys}/options`, { currentPassword: password })).toMatchObject(asked);
  expect(await caller.post<ProblemBody>(factor, { currentPassword: password })).toMatchObject(asked);
  const confirm = await caller.post<Asked>(`${keys}/confirmation/options`);
  const answer = { challengeId: confirm.body.challengeId, passkey: authenticator.get(confirm.body.options) };
  expect((await caller.post(`${keys}/confirmation`, answer)).status).toBe(204);
  const stranger = await makeHolder();
  expect((await stranger.caller.delete(own)).status).toBe(404);
  expect((await caller.delete(own)).status).toBe(204);
  expect((await caller.get(factor)).body).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  expect(await givePassword(user)).toEqual({ token: expect.any(String) });
  const events = (await eventsOf(user.id)).filter((event) => event !== "refused");
  expect(events).toEqual(["passkeyAdded", "passkeyRemoved", "secondFactorOff", "loginOk"]);
  expect(await enterAlone(authenticator)).toMatchObject(refused);
});

test("app and passkeys stand beside each other, and each goes by itself", async () => {
  const { user, caller, recoveryCodes, authenticator } = await makeHolder();
  const { body } = await caller.post<{ secret: string }>(factor, { currentPassword: password });
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const show = () => {
    portal.clock.pass(30_000);
    return totp.generate({ timestamp: portal.clock.now().getTime() });
  };
  const { challenge } = await givePassword(user);
  const byCode = (code: string) => portal.anonymous.post<ProblemBody>("/users/login/code", { challenge, code });
  expect((await byCode(show())).status).toBe(422);
  expect((await caller.post(`${factor}/proof`, { code: show() })).body).toEqual({ recoveryCodes: [] });
  expect((await byCode(show())).status).toBe(200);
  expect((await caller.get(factor)).body).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 });
  const removal = { currentPassword: password, code: recoveryCodes[0] };
  expect((await caller.post(`${factor}/removal`, removal)).status).toBe(204);
  expect((await byCode(show())).status).toBe(422);
  expect((await caller.get(factor)).body).toMatchObject({ hasApp: false, since: expect.any(String) });
  expect((await enterAlone(authenticator)).status).toBe(200);
});

test("a passkey of before a password reset enters with the password alone no more, and its owner is told (0191)", async () => {
  const { user, authenticator: planted } = await makeHolder();
  portal.clock.pass(60_000);
  const at = portal.clock.now();
  const reset = { id: crypto.randomUUID(), user_id: user.id, address: user.emailAddress, invitation: false };
  const expires = { expires_at: new Date(at.getTime() + 600_000) };
  await portal.db
    .insertInto("password_resets")
    .values({ ...reset, ...expires })
    .execute();
  const token = resetToken(portal.config, reset.id);
  const given = await portal.anonymous.post("/reset-password/confirm", { token, password: "aivan uusi salasana" });
  expect(given.status).toBe(204);

  const asksPassword = { status: 422, body: { errors: [{ path: "passkey", code: "PASSKEY_ASKS_PASSWORD" }] } };
  expect(await enterAlone(planted)).toMatchObject(asksPassword);
  expect(await enterAlone(planted, { tampered: true })).toMatchObject(refused);
  const credentials = { username: user.emailAddress, password: "aivan uusi salasana" };
  const { body } = await portal.anonymous.post<{ challenge: string }>("/users/login", credentials);
  const { challengeId, options } = await ask(body.challenge);
  const entered = await enter({ challengeId, challenge: body.challenge, passkey: planted.get(options) });
  expect(entered.status).toBe(200);
  const caller = portal.withToken(entered.body.token);

  portal.clock.pass(1000);
  const begun = await caller.post<Asked>(`${keys}/options`, { currentPassword: credentials.password });
  const own = makeAuthenticator(origin);
  const made = { challengeId: begun.body.challengeId, name: "Oma", passkey: own.create(begun.body.options) };
  expect((await caller.post(keys, made)).status).toBe(200);
  expect((await caller.get(factor)).body).toMatchObject({ passkeys: [{ entersAlone: false }, { entersAlone: true }] });
  expect((await enterAlone(own)).status).toBe(200);
  const mails = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
  const told = mails.map(({ payload }) => JSON.stringify(payload)).filter((mail) => mail.includes(user.emailAddress));
  expect(told.join()).toContain(texts.mails.accountChange.passkeysAskPassword);
});

test("what was begun by a recent proof is ended by one, and no more are kept than one user may", async () => {
  const { user, caller } = await makeHolder();
  const begin = () => caller.post<Asked>(`${keys}/options`, { currentPassword: password });
  const keep = ({ body }: { body: Asked }) =>
    caller.post<ProblemBody>(keys, {
      challengeId: body.challengeId,
      name: "Myöhäinen",
      passkey: makeAuthenticator(origin).create(body.options),
    });
  portal.clock.pass(7 * 60_000);
  const begun = await begin();
  portal.clock.pass(4 * 60_000);
  expect(await keep(begun)).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } });

  const last = await portal.db.selectFrom("passkeys").selectAll().where("user_id", "=", user.id).executeTakeFirst();
  if (!last) throw new Error("There is no passkey");
  const fill = async (count: number) => {
    for (let made = 0; made < count; made += 1)
      await portal.db
        .insertInto("passkeys")
        .values({ ...last, id: crypto.randomUUID(), credential_id: crypto.randomUUID() })
        .execute();
  };
  await fill(mostPasskeys - 2);
  await portal.db.updateTable("login_sessions").set({ proven_at: portal.clock.now() }).execute();
  const nearFull = await begin();
  expect(nearFull.status).toBe(200);
  await fill(1);
  expect(await keep(nearFull)).toMatchObject({ status: 409 });
});

test("app and last passkey taken at once leave a second factor of something, or none", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { caller, user, recoveryCodes } = await makeHolder();
    const { body } = await caller.post<{ secret: string }>(factor, { currentPassword: password });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: portal.clock.now().getTime(),
    });
    expect((await caller.post(`${factor}/proof`, { code })).status).toBe(200);
    const { passkeys } = (await caller.get<{ passkeys: { id: string }[] }>(factor)).body;
    const gone = await holdFactor(user.id, [
      () => caller.post(`${factor}/removal`, { currentPassword: password, code: recoveryCodes[0] }),
      () => caller.delete(`${keys}/${passkeys[0]?.id}`),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([204, 204]);
    expect((await caller.get(factor)).body).toMatchObject({ since: null, hasApp: false, passkeys: [] });
  }
});

/** Lets both wait for the row, so that they go on at once. */
async function holdFactor(userId: string, works: (() => Promise<{ status: number }>)[]) {
  const client = await portal.pool.connect();
  await client.query("BEGIN");
  await client.query("SELECT FROM second_factors WHERE user_id = $1 FOR UPDATE", [userId]);
  const going = works.map((work) => work());
  await new Promise((go) => setTimeout(go, 300));
  await client.query("COMMIT");
  client.release();
  return await Promise.all(going);
}

test("a recovery code lets in who has lost the passkey, and an administrator's reset takes all of them", async () => {
  const organization = await makeOrganization(portal.db);
  const { user, recoveryCodes, authenticator } = await makeHolder({ roles: [[organization, "SUBSCRIBER"]] });
  const { challenge } = await givePassword(user);
  const code = recoveryCodes[0];
  expect((await portal.anonymous.post("/users/login/code", { challenge, code })).status).toBe(200);
  const admin = await portal.signInAs(await makeUser(portal.db, { password, global_role: "RUNKO_ADMIN" }));
  const reset = await admin.post(`/users/${user.id}/second-factor/reset`, { currentPassword: password });
  expect(reset.status).toBe(200);
  expect(await enterAlone(authenticator)).toMatchObject(refused);
  expect(await givePassword(user)).toEqual({ token: expect.any(String) });
});

test("it answers a demanded second factor", async () => {
  const organization = await makeOrganization(portal.db, { second_factor_required: true });
  const user = await makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER"]] });
  const caller = await portal.signInAs(user);
  expect((await caller.get(`/organizations/${organization.id}`)).status).toBe(403);
  expect((await register(caller, makeAuthenticator(origin))).status).toBe(200);
  expect((await caller.get(`/organizations/${organization.id}`)).status).toBe(200);
});

test("one authenticator is one user's, and asks, tries and keys are bounded", async () => {
  const { authenticator } = await makeHolder();
  const other = await portal.signInAs(await makeUser(portal.db, { password }));
  expect(await register(other, authenticator)).toMatchObject(refused);
  expect((await other.get(factor)).body).toMatchObject({ since: null });

  const strict = await createTestApp({ loginAttempts: 2, loginAddressAttempts: 2 });
  const statuses = async (times: number, path: string, body: object) => {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push((await strict.anonymous.post(path, body)).status);
    return answers;
  };
  const { body } = await strict.anonymous.post<Asked>(`${login}/options`, {});
  const bad = { challengeId: body.challengeId, passkey: authenticator.get(body.options) };
  expect(await statuses(3, login, bad)).toEqual([422, 422, 429]);
  expect((await statuses(10, `${login}/options`, {})).slice(-2)).toEqual([200, 429]);
  await strict.close();
});
