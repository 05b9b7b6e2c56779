import { afterAll, beforeAll, expect, test } from "vitest";
import { makeToken } from "../../src/api-clients/token-text.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test("a wrong token stands in the security log once a minute of an address, without the token", async () => {
  const address = "198.51.100.11";
  const tried = makeToken();
  for (let call = 0; call < 5; call += 1)
    await portal.withToken(tried).get("/tokens/self", { "x-forwarded-for": address });
  const ask = { method: "POST", url: "/api/oauth/token", remoteAddress: address } as const;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = `grant_type=client_credentials&client_id=${crypto.randomUUID()}&client_secret=${tried}`;
  expect((await portal.inject({ ...ask, headers, payload })).statusCode).toBe(401);
  const rows = await portal.db
    .selectFrom("security_log")
    .select(["user_id", "details"])
    .where("event", "=", "apiTokenWrong")
    .where("address", "=", address)
    .orderBy("at")
    .execute();
  expect(rows).toEqual([
    { user_id: null, details: { way: "token" } },
    { user_id: null, details: { way: "clientSecret" } },
  ]);
});

test("the addresses of one IPv6 network are one row of wrong tokens", async () => {
  for (let host = 1; host <= 5; host += 1)
    await portal.inject({
      method: "GET",
      url: "/api/tokens/self",
      remoteAddress: `2001:db8:77:1::${host}`,
      headers: { authorization: `Bearer ${makeToken()}` },
    });
  const rows = await portal.db
    .selectFrom("security_log")
    .select("address")
    .where("event", "=", "apiTokenWrong")
    .where("address", "like", "2001:db8:77:1:%")
    .execute();
  expect(rows).toEqual([{ address: "2001:db8:77:1::1" }]);
});
