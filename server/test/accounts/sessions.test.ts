import { SignJWT } from "jose";
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

let portal: TestApp;
let user: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  user = await makeUser(portal.db);
});
afterAll(() => portal.close());

const encode = (part: object | string) =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
const key = (secret: string) => new TextEncoder().encode(secret);

function sign(header: object, payload: object, secret = portal.config.jwtSecret, hash = "sha256"): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`;
}

const nowInSeconds = () => Math.floor(portal.clock.now().getTime() / 1000);

function claims(overrides: object = {}): object {
  const now = nowInSeconds();
  return { sub: user.id, aud: "runko", jti: randomUUID(), sid: randomUUID(), iat: now, exp: now + 3600, ...overrides };
}

const hs256 = { alg: "HS256", typ: "JWT" };
const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));

const forgeries: [string, () => string | Promise<string>][] = [
  ["alg none", () => `${encode({ alg: "none" })}.${encode(claims())}.`],
  ["alg None", () => `${encode({ alg: "None" })}.${encode(claims())}.`],
  ["alg none with a signature", () => sign({ alg: "none" }, claims())],
  ["another key", () => sign(hs256, claims(), "another secret that is long enough too")],
  ["an empty key", () => sign(hs256, claims(), "")],
  ["HS512 with the right key", () => sign({ alg: "HS512" }, claims(), portal.config.jwtSecret, "sha512")],
  ["a header that says RS256", () => sign({ alg: "RS256" }, claims())],
  [
    "an edited subject",
    async () => {
      const [header, , signature] = (await real()).split(".");
      return `${header}.${encode(claims({ sub: randomUUID() }))}.${signature}`;
    },
  ],
  ["a cut signature", async () => (await real()).slice(0, -2)],
  ["no signature", async () => (await real()).replace(/\.[^.]*$/, ".")],
  ["another audience", () => sign(hs256, claims({ aud: "elsewhere" }))],
  ["no audience", () => sign(hs256, without("aud"))],
  ["an expiry in the past", () => sign(hs256, claims({ exp: nowInSeconds() - 1 }))],
  ["no expiry", () => sign(hs256, without("exp"))],
  ["an expiry that is no number", () => sign(hs256, claims({ exp: "tomorrow" }))],
  ["no id", () => sign(hs256, without("jti"))],
  ["no session", () => sign(hs256, without("sid"))],
  ["no subject", () => sign(hs256, without("sub"))],
  ["no time of issue", () => sign(hs256, without("iat"))],
  ["a time not yet come", () => sign(hs256, claims({ nbf: nowInSeconds() + 600 }))],
  ["a subject that does not exist", () => sign(hs256, claims({ sub: randomUUID() }))],
  ["a subject that is no id", () => sign(hs256, claims({ sub: "' OR 1=1 --" }))],
  ["an id that is no id", () => sign(hs256, claims({ jti: "x" }))],
  ["a critical header", () => sign({ ...hs256, crit: ["exp"], exp: 1 }, claims())],
  ["no token at all", () => "abc"],
];

function real(): Promise<string> {
  return issueToken(portal.config, { userId: user.id, now: portal.clock.now(), validFrom: 0 });
}

test("a token of ours holds", async () => {
  expect((await portal.withToken(await real()).get("/users/me")).status).toBe(200);
  expect((await portal.withToken(sign(hs256, claims())).get("/users/me")).status).toBe(200);
});

test.each(forgeries)("a token with %s answers 401", async (_name, forge) => {
  const answer = await portal.withToken(await forge()).get<ProblemBody>("/users/me");
  expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});

test.each(["", "Basic dXNlcjpwYXNz", "Bearer", "Bearer  ", "bearer x y"])(
  "the header %j answers 401",
  async (authorization) => {
    const answer = await portal.inject({ url: "/api/users/me", headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  },
);

test("a token that has run out answers 401", async () => {
  const late = await portal.signInAs(await makeUser(portal.db));
  expect((await late.get("/users/me")).status).toBe(200);
  portal.clock.pass(8 * 3_600_000 + 1000);
  expect((await late.get("/users/me")).status).toBe(401);
});

test("logout ends the token and those renewed from it, and no other login", async () => {
  const someone = await makeUser(portal.db);
  const first = await portal.signInAs(someone);
  const second = await portal.signInAs(someone);
  const { body } = await first.post<{ token: string }>("/users/token");
  const renewed = portal.withToken(body.token);
  expect((await renewed.get("/users/me")).status).toBe(200);
  expect((await renewed.post("/users/logout")).status).toBe(204);
  expect((await renewed.get("/users/me")).status).toBe(401);
  expect((await first.get("/users/me")).status).toBe(401);
  expect((await first.post("/users/token")).status).toBe(401);
  expect((await second.get("/users/me")).status).toBe(200);
});

test("disabling, deleting and ending sessions hold from the next request", async () => {
  const ended = [
    { disabled: true },
    { group_account: true },
    { tokens_valid_from: new Date(portal.clock.now().getTime() + 1000) },
  ];
  for (const change of ended) {
    const someone = await makeUser(portal.db);
    const caller = await portal.signInAs(someone);
    expect((await caller.get("/users/me")).status).toBe(200);
    await portal.db.updateTable("users").set(change).where("id", "=", someone.id).execute();
    expect((await caller.get("/users/me")).status).toBe(401);
  }
  const someone = await makeUser(portal.db);
  const caller = await portal.signInAs(someone);
  await portal.db.deleteFrom("users").where("id", "=", someone.id).execute();
  expect((await caller.get("/users/me")).status).toBe(401);
});

test("a login in the very second in which sessions were ended holds, and those before it do not", async () => {
  const password = "kolmetoista merkkiä";
  const someone = await makeUser(portal.db, { password });
  const before = await portal.signInAs(someone);
  portal.clock.pass(1);
  const now = portal.clock.now();
  await portal.db.updateTable("users").set({ tokens_valid_from: now }).where("id", "=", someone.id).execute();
  const login = await portal.anonymous.post<{ token: string }>("/users/login", {
    username: someone.emailAddress,
    password,
  });
  expect((await portal.withToken(login.body.token).get("/users/me")).status).toBe(200);
  expect((await before.get("/users/me")).status).toBe(401);
});

test("roles are those of this moment, not of the login", async () => {
  const organization = await makeOrganization(portal.db);
  const someone = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER"]] });
  const caller = await portal.signInAs(someone);
  const rolesNow = async () => (await caller.get<{ organizationRoles: unknown[] }>("/users/me")).body.organizationRoles;
  expect(await rolesNow()).toEqual([
    { organizationId: organization.id, organizationName: organization.name, role: "SUBSCRIBER" },
  ]);
  await portal.db.deleteFrom("user_organization_roles").where("user_id", "=", someone.id).execute();
  expect(await rolesNow()).toEqual([]);
});

test("a signed token of another library is read alike", async () => {
  const token = await new SignJWT(claims() as Record<string, unknown>)
    .setProtectedHeader({ alg: "HS256" })
    .sign(key(portal.config.jwtSecret));
  expect((await portal.withToken(token).get("/users/me")).status).toBe(200);
});
