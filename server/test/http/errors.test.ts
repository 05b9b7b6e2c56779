import { problemCodes } from "@runko/domain/problems/problem-codes";
import { texts } from "@runko/domain/texts/texts";
import { connect, type AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/app.ts";
import { problemOfError } from "../../src/platform/http/problem-of-error.ts";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const json = { "content-type": "application/json" };

describe("a request that cannot be read", () => {
  test.each([
    ["broken JSON", { headers: json, payload: '{"username": ' }, 400, "MALFORMED_REQUEST"],
    ["an empty body", { headers: json, payload: "" }, 400, "MALFORMED_REQUEST"],
    ["a poisoned prototype", { headers: json, payload: '{"__proto__": {"admin": true}}' }, 400, "MALFORMED_REQUEST"],
    ["XML", { headers: { "content-type": "application/xml" }, payload: "<a/>" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [
      "a form",
      { headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "a=b" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    ["plain text", { headers: { "content-type": "text/plain" }, payload: "a" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [
      "a zero character",
      { headers: json, payload: '{"username":"a\\u0000b","password":"x"}' },
      422,
      "VALIDATION_FAILED",
    ],
    ["over a megabyte", { headers: json, payload: `"${"x".repeat(1024 * 1024)}"` }, 413, "BODY_TOO_LARGE"],
  ])("%s", async (_name, request, status, code) => {
    const response = await portal.inject({ method: "POST", url: "/api/users/login", ...request });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(response.json()).toMatchObject({
      status,
      code,
      title: expect.any(String),
      type: expect.stringMatching(/^urn:/),
    });
  });

  test.each(["/api/nothing", "/api", "/api/users/ME", "/API/users/me", "/health/none", "/api/%00"])(
    "%s does not exist",
    async (url) => {
      const response = await portal.inject({ url });
      expect([response.statusCode, response.json<ProblemBody>().code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  test.each(["/api/%zz", "/%c0%ae"])("%s is no address", async (url) => {
    const response = await portal.app.inject({ url });
    expect([response.statusCode, response.json<ProblemBody>().code]).toEqual([400, "MALFORMED_REQUEST"]);
  });

  test("a trailing slash is the same address", async () => {
    const caller = await portal.signInAs(await makeUser(portal.db));
    expect((await caller.get("/users/me/")).status).toBe(200);
  });

  test("a broken filter says where, in Finnish", async () => {
    const caller = await portal.signInAs(await makeUser(portal.db));
    const { status, body } = await caller.get<ProblemBody>("/organizations?filter[where][secret]=1");
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "INVALID_FILTER",
      errors: [{ path: "filter.where.secret", code: "UNKNOWN_FIELD", message: "Tuntematon kenttä" }],
    });
  });
});

test("every answer names its request", async () => {
  const first = await portal.inject({ url: "/api/nothing", headers: { "x-request-id": "chosen by the caller" } });
  const second = await portal.inject({ url: "/state.json" });
  expect(first.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.json<ProblemBody>().requestId).toBe(first.headers["x-request-id"]);
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  expect(portal.logged()).toContain(`"requestId":"${String(first.headers["x-request-id"])}"`);
});

describe("the id of a request (API review A7)", () => {
  const idFor = async (headers: Record<string, string>) =>
    String((await portal.inject({ url: "/state.json", headers })).headers["x-request-id"]);

  test("is the caller's where it can serve as one", async () => {
    expect(await idFor({ "x-request-id": "tilaaja-2026.11.22_0001" })).toBe("tilaaja-2026.11.22_0001");
    for (const unusable of ["short", "x".repeat(65), 'quoted"and{braces}', "rivi\u00e4-vaihto-0001"])
      expect(await idFor({ "x-request-id": unusable })).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is logged with the trace that it is part of", async () => {
    const id = "jaljitys-000000001";
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    await portal.inject({ url: "/state.json", headers: { "x-request-id": id, traceparent } });
    const line = portal
      .logged()
      .split("\n")
      .find((text) => text.includes(id));
    expect(line).toContain('"traceId":"4bf92f3577b34da6a3ce929d0e0e4736"');
    await portal.inject({ url: "/state.json", headers: { "x-request-id": `${id}2`, traceparent: "00-x" } });
    expect(portal.logged()).not.toContain('"traceId":"x');
  });
});

describe("a method that a path lacks (API review A6)", () => {
  test.each([
    ["PUT", "/api/users/me", "GET, HEAD, OPTIONS, PATCH"],
    ["POST", "/state.json", "GET, HEAD, OPTIONS"],
    [
      "DELETE",
      "/api/organizations/0199f42f-d700-71af-b591-00cfb5e3e295/roles/SUPPLIER/orders/1/?x=1",
      "GET, HEAD, OPTIONS, PATCH",
    ],
  ] as const)("%s %s is 405 and told what there is", async (method, url, allow) => {
    const { statusCode, headers, json: body } = await portal.app.inject({ method, url });
    expect([statusCode, headers.allow, body<ProblemBody>().code]).toEqual([405, allow, "METHOD_NOT_ALLOWED"]);
  });

  test("OPTIONS tells the same, and nothing of a path that is none", async () => {
    const known = await portal.app.inject({ method: "OPTIONS", url: "/api/users/me" });
    expect([known.statusCode, known.headers.allow, known.body]).toEqual([204, "GET, HEAD, OPTIONS, PATCH", ""]);
    expect((await portal.app.inject({ method: "OPTIONS", url: "/api/nothing" })).statusCode).toBe(404);
  });
});

describe("what Node cannot read as a request (API review A7)", () => {
  const send = async (request: string): Promise<string> => {
    if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(request);
    let answer = "";
    for await (const part of socket) answer += String(part);
    return answer;
  };

  test.each([
    ["an unknown method", "FOO /api/users/me HTTP/1.1\r\nHost: a\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["headers too large", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
  ])("%s is answered as a problem, with id and headers", async (_name, request, status, code) => {
    const [head = "", body = ""] = (await send(request)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    for (const directive of ["default-src", "base-uri", "frame-ancestors"])
      expect(head).toMatch(new RegExp(`content-security-policy: .*${directive} 'none'`));
    const [, id] = /x-request-id: (.*)/.exec(head) ?? [];
    expect(JSON.parse(body)).toMatchObject({ status, code, requestId: id });
  });
});

test.each(["/api/organizations?filter=%00", "/api/users/me?x=a%00b"])(
  "a zero character in %s is malformed (API review A7)",
  async (url) => {
    const { status, body } = await portal.anonymous.get<ProblemBody>(url.slice(4));
    expect([status, body.code]).toEqual([400, "MALFORMED_REQUEST"]);
  },
);

test("every problem code has a Finnish title", () => {
  for (const code of problemCodes) expect(texts.problems.titles[code], code).toMatch(/^[A-ZÅÄÖ].+[^.]$/);
});

/** Another app, on a database that may be slow or gone. */
async function startApp(connectionString: string) {
  const settings = { databasePool: 2, statementTimeoutMs: 200, log: () => {} };
  const database = createDatabase({ connectionString, ...settings });
  const app = await createApp({ config: portal.config, database, log: createLog("silent"), clock: systemClock });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, pool: database.pool, close };
}

describe("when the database fails", () => {
  test("a slow statement answers 503 and says to ask for less", async () => {
    const { app, close } = await startApp(portal.pool.options.connectionString ?? "");
    const { token = "" } = await portal.signInAs(await makeUser(portal.db));
    const blocker = await portal.pool.connect();
    await blocker.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
    const slow = await app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${token}` } });
    await blocker.query("ROLLBACK");
    blocker.release();
    expect([slow.statusCode, slow.json<ProblemBody>().code]).toEqual([503, "QUERY_TOO_SLOW"]);
    expect(Number(slow.headers["retry-after"])).toBeGreaterThan(0);
    await close();
  });

  test("a database that is gone answers 503 with Retry-After within two seconds", async () => {
    const { app, close } = await startApp("postgresql://127.0.0.1:1/none");
    const payload = { username: "a@b.fi", password: "kaksitoista12" };
    const started = performance.now();
    const login = await app.inject({ method: "POST", url: "/api/users/login", payload });
    expect(performance.now() - started).toBeLessThan(2000);
    expect([login.statusCode, login.json<ProblemBody>().code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    expect(login.headers["retry-after"]).toBe("2");
    const probes = ["/health/ready", "/health/live", "/state.json"].map((url) => app.inject({ url }));
    const answers = await Promise.all(probes);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE", wrong: ["databaseAway"] });
    await close();
  });

  test.each([
    ["08006", "DATABASE_UNAVAILABLE"],
    ["57P01", "DATABASE_UNAVAILABLE"],
    ["53300", "DATABASE_UNAVAILABLE"],
    ["25006", "DATABASE_UNAVAILABLE"],
    ["53100", "DATABASE_UNAVAILABLE"],
    ["53200", "DATABASE_UNAVAILABLE"],
    ["58030", "DATABASE_UNAVAILABLE"],
    ["57014", "QUERY_TOO_SLOW"],
    ["40P01", "CONFLICT"],
    ["40001", "CONFLICT"],
    ["22021", "MALFORMED_REQUEST"],
    ["23505", "INTERNAL_ERROR"],
    ["42P01", "INTERNAL_ERROR"],
  ])("PostgreSQL's %s is %s", (sqlState, code) => {
    const error = Object.assign(new pg.DatabaseError("secret table", 1, "error"), { code: sqlState });
    const { code: found, status, extras } = problemOfError(error);
    expect(found).toBe(code);
    expect(Number(extras.headers?.["retry-after"] ?? 0) > 0).toBe(status === 503);
  });

  test("overload is told apart from an outage (operations 10)", async () => {
    const { app, pool, close } = await startApp(portal.pool.options.connectionString ?? "");
    const { token = "" } = await portal.signInAs(await makeUser(portal.db));
    const taken = await Promise.all([pool.connect(), pool.connect()]);
    const answer = await app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([503, "OVERLOADED"]);
    expect((await app.inject({ url: "/health/ready" })).statusCode).toBe(200);
    for (const client of taken) client.release();
    const tooMany = problemOfError(Object.assign(new Error("connect EMFILE"), { code: "EMFILE" }));
    expect([tooMany.code, tooMany.extras.headers]).toEqual(["OVERLOADED", { "retry-after": "2" }]);
    await close();
  });

  test("what is ours alone stays ours, and is logged", async () => {
    const caller = await portal.signInAs(await makeUser(portal.db));
    await portal.pool.query("ALTER TABLE product_groups RENAME TO secret_groups");
    const { status, body, text } = await caller.get<ProblemBody>("/product-groups");
    await portal.pool.query("ALTER TABLE secret_groups RENAME TO product_groups");
    expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(text).not.toMatch(/groups|relation|pg|at /);
    expect(portal.logged()).toContain('relation \\"product_groups\\" does not exist');
    expect((await caller.get("/product-groups")).status).toBe(200);
  });
});
