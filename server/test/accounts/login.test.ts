import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 5, loginAddressAttempts: 1000 });
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const logIn = (username: string, typed: string) =>
  portal.anonymous.post<ProblemBody & { token: string }>("/users/login", { username, password: typed });

test("the right password gives a token that opens the own data, whatever the case of the user name", async () => {
  const user = await makeUser(portal.db, { password });
  const { status, body } = await logIn(` ${user.emailAddress.toUpperCase()} `, password);
  expect(status).toBe(200);
  const me = await portal.withToken(body.token).get<{ id: string }>("/users/me");
  expect(me).toMatchObject({ status: 200, body: { id: user.id, emailAddress: user.emailAddress } });
  const claims = JSON.parse(Buffer.from(body.token.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
    exp: number;
  };
  expect(claims).toMatchObject({ sub: user.id, aud: "runko", jti: expect.any(String) });
  expect(Math.ceil(claims.exp - claims.iat)).toBe(8 * 3600);
});

test("composed and decomposed letters are the same password", async () => {
  const user = await makeUser(portal.db, { password: password.normalize("NFC") });
  expect((await logIn(user.emailAddress, password.normalize("NFD"))).status).toBe(200);
});

test("a wrong password, an unknown, a disabled and a group account are answered alike", async () => {
  const known = await makeUser(portal.db, { password });
  const disabled = await makeUser(portal.db, { password, disabled: true });
  const group = await makeUser(portal.db, { group_account: true });
  const answers = [
    await logIn(known.emailAddress, "jotain aivan muuta"),
    await logIn("nobody@test.runko.example", password),
    await logIn(disabled.emailAddress, password),
    await logIn(group.emailAddress, password),
  ];
  const bodies = answers.map(({ body }) => ({ ...body, requestId: "" }));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({ status: 401, code: "LOGIN_FAILED" });
  expect(bodies[0]?.title).toMatch(/^Kirjautuminen epäonnistui/);
});

test("a known and an unknown account take the same time", async () => {
  const rounds = 12;
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const user = await makeUser(portal.db, { password });
    for (const [name, times] of [
      [user.emailAddress, known],
      [`nobody${round}@test.runko.example`, unknown],
    ] as const) {
      const started = performance.now();
      await logIn(name, "jotain aivan muuta");
      times.push(performance.now() - started);
    }
  }
  expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
  expect(median(unknown) / median(known)).toBeLessThan(1.7);
});

test.each([
  ["too short", "yksitoista1", 422, "LOGIN_PASSWORD_TOO_SHORT"],
  ["12 characters", "kaksitoista1", 401, undefined],
  ["50 characters", "a".repeat(50), 401, undefined],
  ["too long", "a".repeat(51), 422, "PASSWORD_TOO_LONG"],
  ["empty", "", 422, "REQUIRED"],
])("a password that is %s", async (_name, typed, status, code) => {
  const answer = await logIn("nobody2@test.runko.example", typed);
  expect(answer.status).toBe(status);
  expect(answer.body.errors?.map((error) => [error.path, error.code])).toEqual(code && [["password", code]]);
});

test.each([
  [{}],
  [{ username: "a@b.fi" }],
  [{ username: 1, password }],
  [{ username: "a@b.fi", password, admin: true }],
  [[]],
  [null],
  ["text"],
])("the body %j is malformed", async (body) => {
  const answer = await portal.inject({
    method: "POST",
    url: "/api/users/login",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ProblemBody>().code).toBe("MALFORMED_REQUEST");
});

describe("limits", () => {
  test("after five failures the account waits, known or not, and the right password waits too", async () => {
    const user = await makeUser(portal.db, { password });
    for (const name of [user.emailAddress, "locked@test.runko.example"]) {
      for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(name, "jotain aivan muuta")).status).toBe(401);
      const limited = await logIn(name.toUpperCase(), password);
      expect(limited).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
      expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(limited.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    }
    portal.clock.pass(15 * 60_000 + 1000);
    expect((await logIn(user.emailAddress, password)).status).toBe(200);
  });

  test("20 guesses at once are no more than five", async () => {
    const user = await makeUser(portal.db, { password });
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(user.emailAddress, "jotain aivan muuta")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("30 logins at once with the right password are all let in (api A6)", async () => {
    const user = await makeUser(portal.db, { password });
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(user.emailAddress, password)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test("nobody locks another out: failures from elsewhere hold up an unknown address and refuse nobody (security F9)", async () => {
    const user = await makeUser(portal.db, { password });
    const from = (address: string, typed = "jotain aivan muuta") =>
      portal.anonymous.post<{ token: string }>(
        "/users/login",
        { username: user.emailAddress, password: typed },
        { "x-forwarded-for": address },
      );
    expect((await from("192.0.2.200", password)).status).toBe(200);
    for (let attacker = 0; attacker < 12; attacker += 1)
      expect((await from(`198.51.100.${attacker}`)).status).toBe(401);
    const began = performance.now();
    expect((await from("192.0.2.200", password)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1000);
    const unknown = performance.now();
    expect((await from("203.0.113.9", password)).status).toBe(200);
    expect(performance.now() - unknown).toBeGreaterThan(1000);
    expect((await from("203.0.113.9", password)).status).toBe(200);
  });

  test("a database that fails counts nothing (operations 10)", async () => {
    const user = await makeUser(portal.db, { password });
    await portal.pool.query("ALTER TABLE login_sessions RENAME TO login_sessions_away");
    const failed = [];
    for (let attempt = 0; attempt < 6; attempt += 1) failed.push((await logIn(user.emailAddress, password)).status);
    await portal.pool.query("ALTER TABLE login_sessions_away RENAME TO login_sessions");
    expect(failed).toEqual([500, 500, 500, 500, 500, 500]);
    expect((await logIn(user.emailAddress, password)).status).toBe(200);
  });

  test("what a caller writes into X-Forwarded-For is an address or nothing (security m12)", async () => {
    const user = await makeUser(portal.db, { password });
    for (const forged of ['"><script>', "a, b", "1.2.3.4.5, 192.0.2.77"])
      await portal.anonymous.post(
        "/users/login",
        { username: user.emailAddress, password: "jotain aivan muuta" },
        { "x-forwarded-for": forged },
      );
    const rows = await portal.db.selectFrom("security_log").select("address").where("user_id", "=", user.id).execute();
    expect(rows.map(({ address }) => address).toSorted()).toEqual(["127.0.0.1", "127.0.0.1", "192.0.2.77"]);
  });

  test("a success forgets the failures before it", async () => {
    const user = await makeUser(portal.db, { password });
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await logIn(user.emailAddress, "jotain aivan muuta");
      expect((await logIn(user.emailAddress, password)).status).toBe(200);
    }
  });

  test("an address has its own limit over all accounts, which successes do not use up", async () => {
    const strict = await createTestApp({ loginAddressAttempts: 3 });
    const user = await makeUser(strict.db, { password });
    const ask = (username: string, typed: string, from: string) =>
      strict.anonymous.post("/users/login", { username, password: typed }, { "x-forwarded-for": from });
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await ask(user.emailAddress, password, "192.0.2.1")).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await ask(`nobody${attempt}@test.runko.example`, password, "192.0.2.1")).status).toBe(401);
    expect((await ask(user.emailAddress, password, "192.0.2.1")).status).toBe(429);
    expect((await ask(user.emailAddress, password, "192.0.2.2")).status).toBe(200);
    await strict.close();
  });
});

test("each outcome is a row of the security log with the address and the request", async () => {
  const user = await makeUser(portal.db, { password });
  const failed = await logIn(user.emailAddress, "jotain aivan muuta");
  const right = await logIn(user.emailAddress, password);
  await portal.withToken(right.body.token).post("/users/logout");
  const rows = await portal.db
    .selectFrom("security_log")
    .selectAll()
    .where("user_id", "=", user.id)
    .orderBy("at")
    .execute();
  expect(rows.map(({ event }) => event)).toEqual(["loginFailed", "loginOk", "logout"]);
  expect(rows[0]).toMatchObject({ address: "127.0.0.1", request_id: failed.headers["x-request-id"] });
});
