import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 3, loginAddressAttempts: 1000 });
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const logIn = (username: string, typed = password) =>
  portal.anonymous.post<ProblemBody & { token?: string; challenge?: string }>("/users/login", {
    username,
    password: typed,
  });
const answerCode = (challenge: string | undefined, code: string) =>
  portal.anonymous.post<ProblemBody & { token?: string }>("/users/login/code", { challenge, code });
const path = "/users/me/second-factor";

async function switchOn(caller: Caller) {
  const { body: made } = await caller.post<{ secret: string; uri: string }>(path, { currentPassword: password });
  const totp = new TOTP({ secret: Secret.fromBase32(made.secret) });
  const show = () => totp.generate({ timestamp: portal.clock.now().getTime() });
  const on = await caller.post<ProblemBody & { recoveryCodes: string[] }>(`${path}/proof`, { code: show() });
  portal.clock.pass(30_000);
  return { show, on, uri: made.uri };
}

async function makeCaller() {
  const user = await makeUser(portal.db, { password });
  return { user, caller: await portal.signInAs(user) };
}

const eventsOf = async (userId: string) =>
  (
    await portal.db.selectFrom("security_log").select("event").where("user_id", "=", userId).orderBy("id").execute()
  ).map(({ event }) => event);

test("with a second factor the password gives a challenge, and the code the session", async () => {
  const { user, caller } = await makeCaller();
  expect((await caller.get(path)).body).toEqual({
    since: null,
    hasApp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  const { show, on, uri } = await switchOn(caller);
  expect(uri).toContain(encodeURIComponent(user.emailAddress));
  expect(on.body.recoveryCodes).toHaveLength(10);
  expect((await caller.get(path)).body).toEqual({
    since: expect.any(String),
    hasApp: true,
    passkeys: [],
    recoveryCodesLeft: 10,
  });

  const asked = await logIn(user.emailAddress);
  expect(asked.body).toEqual({ challenge: expect.any(String), passkeys: false });
  expect((await portal.withToken(asked.body.challenge ?? "").get("/users/me")).status).toBe(401);
  const code = show();
  const entered = await answerCode(asked.body.challenge, code);
  expect(entered.status).toBe(200);
  expect((await portal.withToken(entered.body.token ?? "").get("/users/me")).status).toBe(200);
  expect(await answerCode(asked.body.challenge, code)).toMatchObject({
    status: 422,
    body: { errors: [{ path: "code", code: "WRONG_CODE" }] },
  });
  expect(await eventsOf(user.id)).toEqual(["secondFactorOn", "loginOk", "secondFactorFailed"]);
});

test("a wrong password tells nothing of the second factor", async () => {
  const plain = await makeCaller();
  const factored = await makeCaller();
  await switchOn(factored.caller);
  const tell = async ({ user }: typeof plain) => {
    const { status, body } = await logIn(user.emailAddress, "jotain aivan muuta");
    return { status, body: { ...body, requestId: "" } };
  };
  expect(await tell(factored)).toEqual(await tell(plain));
});

test("a recovery code lets in once, and is told in the log", async () => {
  const { user, caller } = await makeCaller();
  const { on } = await switchOn(caller);
  const [code = ""] = on.body.recoveryCodes;
  const { challenge } = (await logIn(user.emailAddress)).body;
  expect((await answerCode(challenge, code)).status).toBe(200);
  expect((await answerCode(challenge, code)).status).toBe(422);
  expect((await caller.get(path)).body).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await eventsOf(user.id)).toContain("recoveryCodeUsed");
});

test("guesses of the code are limited, and a right one after them is refused too", async () => {
  const { user, caller } = await makeCaller();
  const { show } = await switchOn(caller);
  const { challenge } = (await logIn(user.emailAddress)).body;
  for (let attempt = 0; attempt < 3; attempt++) expect((await answerCode(challenge, "abc")).status).toBe(422);
  expect((await answerCode(challenge, show())).status).toBe(429);
});

test("a challenge is over after five minutes, and after a new password", async () => {
  const { user, caller } = await makeCaller();
  const { show } = await switchOn(caller);
  const over = { status: 422, body: { errors: [{ path: "challenge", code: "LOGIN_TOOK_TOO_LONG" }] } };
  const late = (await logIn(user.emailAddress)).body.challenge;
  portal.clock.pass(301_000);
  expect(await answerCode(late, show())).toMatchObject(over);
  const { challenge } = (await logIn(user.emailAddress)).body;
  portal.clock.pass(1000);
  await portal.db
    .updateTable("users")
    .set({ tokens_valid_from: portal.clock.now() })
    .where("id", "=", user.id)
    .execute();
  expect(await answerCode(challenge, show())).toMatchObject(over);
});

test("it is switched on by the first code and off by password and code, and the owner is told", async () => {
  const { user, caller } = await makeCaller();
  expect((await caller.post(path, { currentPassword: "jotain aivan muuta" })).status).toBe(422);
  await caller.post(path, { currentPassword: password });
  expect((await caller.post(`${path}/proof`, { code: "abc" })).status).toBe(422);
  expect((await logIn(user.emailAddress)).body.token).toEqual(expect.any(String));
  const { show } = await switchOn(caller);
  expect((await caller.post(path, { currentPassword: password })).status).toBe(409);
  const off = (currentPassword: string, code: string) => caller.post(`${path}/removal`, { currentPassword, code });
  expect((await off("jotain aivan muuta", show())).status).toBe(422);
  expect((await off(password, "abc")).status).toBe(422);
  expect((await off(password, show())).status).toBe(204);
  expect((await off(password, show())).status).toBe(409);
  expect((await logIn(user.emailAddress)).body.token).toEqual(expect.any(String));
  const rows = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
  const mails = rows.map(({ payload }) => payload as { to: string; text: string });
  const told = mails.filter(({ to }) => to === user.emailAddress).map(({ text }) => text);
  expect(told).toHaveLength(2);
  expect(told.join()).toMatch(/käyttöön[\s\S]*käytöstä/);
});
