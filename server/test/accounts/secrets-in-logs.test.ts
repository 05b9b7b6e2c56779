import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const canary = (name: string) => `kanarialintu-${name}-${"x".repeat(12)}`;
const secrets = {
  password: canary("salasana"),
  wrong: canary("vaara"),
  asUsername: canary("nimena"),
  inQuery: canary("osoitteessa"),
  inJson: canary("jsonissa"),
  asToken: canary("tunnisteena"),
  inCookie: canary("evasteessa"),
};

test("no password, token or link stands in any log, whatever happens (R17)", async () => {
  const user = await makeUser(portal.db, { password: secrets.password });
  const logIn = (body: object, query = "") => portal.anonymous.post<{ token: string }>(`/users/login${query}`, body);
  const { token } = (await logIn({ username: user.emailAddress, password: secrets.password })).body;
  const caller = portal.withToken(token);
  await logIn({ username: user.emailAddress, password: secrets.wrong }, `?token=${secrets.inQuery}`);
  await logIn({ username: secrets.asUsername, password: secrets.wrong });
  await logIn({ username: user.emailAddress, password: [secrets.wrong] });
  await logIn({ username: user.emailAddress, password: secrets.password, extra: secrets.wrong });
  await portal.inject({
    method: "POST",
    url: "/api/users/login",
    headers: { "content-type": "application/json" },
    payload: `{"username": "a", "password": ${secrets.inJson}}`,
  });
  await portal.withToken(secrets.asToken).get("/users/me");
  await caller.get(`/nothing?password=${secrets.inQuery}`, { cookie: `session=${secrets.inCookie}` });
  await caller.get(`/organizations?filter={"where":{"password":"${secrets.inQuery}"}}`);
  const changed = { emailAddress: `new.${user.emailAddress}` };
  await caller.patch("/users/me", { ...changed, currentPassword: secrets.wrong });
  await caller.patch("/users/me", { ...changed, currentPassword: secrets.password });
  await portal.pool.query("ALTER TABLE users RENAME TO users_away");
  const failed = await logIn({ username: user.emailAddress, password: secrets.password });
  await portal.pool.query("ALTER TABLE users_away RENAME TO users");
  expect(failed.status).toBe(500);
  await caller.post("/users/logout");

  const { rows } = await portal.pool.query<{ row: string }>(
    "SELECT row_to_json(s)::text AS row FROM security_log s UNION ALL SELECT row_to_json(r)::text FROM rate_limits r",
  );
  expect(rows.length).toBeGreaterThan(5);
  const everything = [portal.logged(), ...rows.map(({ row }) => row)].join("\n");
  expect(everything).toContain("/api/users/login");
  for (const secret of [...Object.values(secrets), token, portal.config.jwtSecret])
    expect(everything.includes(secret), secret).toBe(false);
});

test("a refusal is a row of the security log with who, where and in which request (R17)", async () => {
  const { subscriber, subscriberUser } = await makePair(portal.db);
  const caller = await portal.signInAs(subscriberUser);
  const path = `/organizations/${subscriber.id}/roles/SUPPLIER/orders`;
  const { status, headers } = await caller.get(`${path}?filter={"where":{"id":7}}&token=kaantopiiri`);
  expect(status).toBe(403);
  const row = await portal.db
    .selectFrom("security_log")
    .selectAll()
    .where("user_id", "=", subscriberUser.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    event: "refused",
    organization_id: subscriber.id,
    request_id: headers["x-request-id"],
    details: { method: "GET", path: `/api${path}`, code: "FORBIDDEN" },
  });
  expect(JSON.stringify(row)).not.toContain("kaantopiiri");
});

test("a refusal outside an organization names none, whatever id stands in its path", async () => {
  const { subscriberUser, supplierUser } = await makePair(portal.db);
  const caller = await portal.signInAs(subscriberUser);
  expect((await caller.delete(`/product-groups/${supplierUser.id}`)).status).toBe(403);
  const row = await portal.db
    .selectFrom("security_log")
    .selectAll()
    .where("user_id", "=", subscriberUser.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    organization_id: null,
    details: { method: "DELETE", path: `/api/product-groups/${supplierUser.id}` },
  });
});
