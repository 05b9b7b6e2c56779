import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 3 });
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const path = "/users/me/second-factor";
const asked = { status: 403, body: { code: "PROOF_REQUIRED" } };

type User = Awaited<ReturnType<typeof makeUser>>;

/** Two logins of one user: in the first the second factor was set up, which the second has not shown. */
async function makeFactored(overrides: Parameters<typeof makeUser>[1] = { global_role: "RUNKO_ADMIN" }) {
  const user: User = await makeUser(portal.db, { password, ...overrides });
  const [first, second] = [await portal.signInAs(user), await portal.signInAs(user)];
  const { body } = await first.post<{ secret: string }>(path, { currentPassword: password });
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const show = () => {
    portal.clock.pass(30_000);
    return totp.generate({ timestamp: portal.clock.now().getTime() });
  };
  expect((await first.post(`${path}/proof`, { code: show() })).status).toBe(200);
  return { user, first, second, show };
}

const prove = (caller: Caller, code: string) => caller.post<ProblemBody>(`${path}/confirmation`, { code });
const remove = async (caller: Caller) =>
  caller.delete<ProblemBody>(`/organizations/${(await makeOrganization(portal.db)).id}`);

test("what is irreversible asks it, and these calls alone", async () => {
  const asking = portal.routes.filter(({ config }) => config.asksProof === true);
  expect(asking.map(({ operationId }) => operationId).toSorted()).toEqual([
    "changeApiClient",
    "changeIdentityProvider",
    "changeWebhook",
    "createMassMail",
    "createWebhook",
    "deleteOrganization",
    "makeApiToken",
    "removePasskey",
    "renewWebhookSecret",
    "setProductAdmin",
  ]);
  const { second } = await makeFactored();
  const { id } = await makeOrganization(portal.db);
  for (const { method, path: of } of asking) {
    const url = `/api${of.replaceAll(/\{\w+\}/g, id)}`;
    const headers = { authorization: `Bearer ${second.token}` };
    const answer = await portal.inject({ method: method.toUpperCase() as "POST", url, headers });
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([403, "PROOF_REQUIRED"]);
  }
});

test("a code opens it for ten minutes of that login, and a wrong one does not", async () => {
  const { first, second, show } = await makeFactored();
  expect(await prove(second, "000000")).toMatchObject({ status: 422, body: { errors: [{ code: "WRONG_CODE" }] } });
  expect(await remove(second)).toMatchObject(asked);
  expect((await prove(second, show())).status).toBe(204);
  expect((await remove(second)).status).toBe(204);
  const { body } = await second.post<{ token: string }>("/users/token");
  expect((await remove(portal.withToken(body.token))).status).toBe(204);
  portal.clock.pass(480_000);
  expect((await remove(second)).status).toBe(204);
  portal.clock.pass(120_000);
  expect(await remove(second)).toMatchObject(asked);
  expect(await remove(first)).toMatchObject(asked);
});

test("setting it up and the login by code stand for it", async () => {
  const { user, first, second, show } = await makeFactored();
  expect((await remove(first)).status).toBe(204);
  expect(await remove(second)).toMatchObject(asked);
  const { challenge } = (
    await portal.anonymous.post<{ challenge: string }>("/users/login", { username: user.emailAddress, password })
  ).body;
  const login = await portal.anonymous.post<{ token: string }>("/users/login/code", { challenge, code: show() });
  expect((await remove(portal.withToken(login.body.token))).status).toBe(204);
});

test("the right is judged first, on either side, and who has no second factor is not asked", async () => {
  const { db } = portal;
  const [own, foreign] = [await makeOrganization(db), await makeOrganization(db)];
  const tokens = (caller: Caller, { id }: { id: string }) =>
    caller.post<ProblemBody>(`/organizations/${id}/api-clients/${own.id}/tokens`, { days: 90, oldToken: "now" });
  for (const [role, code] of [
    ["SUBSCRIBER", "FORBIDDEN"],
    ["SUPPLIER", "FORBIDDEN"],
    ["SUBSCRIBER_ADMIN", "PROOF_REQUIRED"],
    ["SUPPLIER_ADMIN", "PROOF_REQUIRED"],
  ] as const) {
    const { second } = await makeFactored({ roles: [[own, role]] });
    expect((await tokens(second, own)).body.code).toBe(code);
    expect((await tokens(second, foreign)).body.code).toBe("NOT_FOUND");
    expect((await second.post<ProblemBody>("/emails", {})).body.code).toBe("FORBIDDEN");
  }
  const plain = await portal.signInAs(await makeUser(db, { roles: [[own, "SUBSCRIBER_ADMIN"]] }));
  expect((await tokens(plain, own)).body.code).not.toBe("PROOF_REQUIRED");
  expect(await prove(plain, "123456")).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test("an organization's demand of a second factor is taken back with a code, and made without", async () => {
  const organization = await makeOrganization(portal.db);
  const { second, show } = await makeFactored({ roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  const own = `/organizations/${organization.id}`;
  const demand = (secondFactorRequired: boolean) => second.change<ProblemBody>(own, { secondFactorRequired });
  expect([(await demand(false)).status, (await demand(true)).status]).toEqual([200, 200]);
  expect(await demand(false)).toMatchObject(asked);
  expect((await second.get<{ secondFactorRequired: boolean }>(own)).body.secondFactorRequired).toBe(true);
  expect((await second.change(own, { secondFactorRequired: true })).status).toBe(200);
  expect((await prove(second, show())).status).toBe(204);
  expect((await demand(false)).status).toBe(200);
});

test("guesses are limited with those of the login", async () => {
  const { second, show } = await makeFactored();
  for (let guess = 0; guess < 3; guess += 1) expect((await prove(second, "000000")).status).toBe(422);
  expect((await prove(second, show())).status).toBe(429);
});
