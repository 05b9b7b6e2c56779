import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { checkServer } from "../../src/platform/database/check-server.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { runAlone } from "../database/test-server.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const isReady = async () => (await portal.inject({ url: "/health/ready" })).statusCode;

/** As a fail-over to a standby, every session anew. */
async function setReadOnly(value: "on" | "off"): Promise<void> {
  const name = new URL(portal.connectionString).pathname.slice(1);
  const server = inject("testServer").connectionString;
  await runAlone(server, `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
  await runAlone(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}

test("a read-only database is not ready, answers 503 with Retry-After, and is refused at the start in one line (operations 5)", async () => {
  const user = await makeUser(portal.db);
  const caller = await portal.signInAs(user);
  expect(await isReady()).toBe(200);
  await setReadOnly("on");
  await expect.poll(isReady).toBe(503);
  const wrong = async () => (await portal.inject({ url: "/health/ready" })).json<{ wrong?: string[] }>().wrong;
  await expect.poll(wrong).toEqual(["databaseReadOnly"]);
  const logIn = () =>
    portal.inject({
      method: "POST",
      url: "/api/users/login",
      payload: { username: user.emailAddress, password: "kaksitoista12" },
    });
  // The first to ask may be given a connection whose end the pool has not heard of yet, and be told to come back sooner.
  await expect.poll(async () => (await logIn()).headers["retry-after"]).toBe("10");
  const login = await logIn();
  expect([login.statusCode, login.json<{ code: string }>().code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
  expect((await caller.get("/users/me")).status).toBe(200);
  await expect(checkServer(portal.connectionString)).rejects.toThrow(/^DATABASE_URL: .* read-only: is it a standby\?$/);
  await setReadOnly("off");
  await expect.poll(isReady).toBe(200);
});

test("each 503 of an outage is one short line without a stack (operations 10)", () => {
  const outages = portal
    .logged()
    .split("\n")
    .filter((line) => line.includes('"msg":"DATABASE_UNAVAILABLE"'));
  const reasons = outages.map((line) => (JSON.parse(line) as { reason: string }).reason);
  expect(reasons).toContainEqual(expect.stringContaining("read-only"));
  for (const line of outages) {
    expect(JSON.parse(line)).toMatchObject({ level: 50 });
    expect(line).not.toContain("stack");
    expect(line.length).toBeLessThan(600);
  }
});

test("every line tells its process and host", () => {
  const [line = ""] = portal.logged().split("\n");
  expect(JSON.parse(line)).toMatchObject({ pid: process.pid, hostname: expect.any(String) as unknown });
});
