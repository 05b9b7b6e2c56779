import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { formOf } from "../documents/support/forms.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { startPlainBalancer } from "./plain-balancer.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const size = process.env["RUNKO_LONG"] ? { perSecond: 200, requests: 8000 } : { perSecond: 40, requests: 600 };

/** Every fifth request makes an order, once: the balancer tries nothing twice. */
const WRITES_EVERY = 5;

let database: TestDatabase;
let dataDir: string;
let authorization: string;
let organizationId: string;
let pair: TestPair;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-drain-"));
  pair = await makePair(database.db);
  organizationId = pair.subscriber.id;
  const now = new Date();
  authorization = `Bearer ${await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, { userId: pair.subscriberUser.id, now, validFrom: 0 })}`;
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const settings = (port: number, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  DATABASE_URL: database.connectionString,
  DATA_DIR: dataDir,
  JWT_SECRET: jwtSecret,
  LOG_LEVEL: "silent",
  PORT: String(port),
  DRAIN_SECONDS: "2",
  ...env,
});

const order = () =>
  JSON.stringify({
    supplierId: pair.supplier.id,
    document: formOf("Order"),
    eventProducts: [{ productId: pair.product.id }],
  });

test(`two processes restarted in turn fail none of ${size.requests} requests (R13, operations 3)`, async () => {
  const ports = [await freePort(), await freePort()];
  const portals = await Promise.all(ports.map((port) => startPortalProcess(settings(port))));
  const balancer = await startPlainBalancer(ports);
  onTestFinished(() => balancer.close());
  await expect.poll(balancer.upPorts, { timeout: 20_000 }).toEqual(ports);

  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  onTestFinished(() => agent.destroy());
  const paths = ["/api/users/me", `/api/organizations/${organizationId}`, "/api/organizations", "/state.json"];
  const statuses: number[] = [];
  const orders = `/api/organizations/${organizationId}/roles/SUBSCRIBER/orders`;
  const ask = (n: number) =>
    new Promise<void>((resolve) => {
      const body = n % WRITES_EVERY === 0 ? order() : undefined;
      const path = body ? orders : paths[n % paths.length];
      const written = { "content-type": "application/json", "idempotency-key": `order-${n}` };
      const headers = { authorization, ...(body && { ...written, "content-length": Buffer.byteLength(body) }) };
      const asked = request(
        { host: "127.0.0.1", port: balancer.port, path, agent, headers, method: body ? "POST" : "GET" },
        (answer) => {
          statuses.push(answer.statusCode ?? 0);
          answer.resume().once("close", resolve);
        },
      );
      asked.on("error", () => {
        statuses.push(0);
        resolve();
      });
      asked.end(body);
    });

  const restarts = { done: false };
  const restart = async () => {
    for (const [at, port] of ports.entries()) {
      portals[at]?.child.kill("SIGTERM");
      expect(await portals[at]?.ended).toMatchObject({ code: 0, signal: null });
      portals[at] = await startPortalProcess(settings(port));
      await expect.poll(balancer.upPorts, { timeout: 20_000 }).toEqual(ports);
    }
  };
  const restarting = restart().finally(() => {
    restarts.done = true;
  });
  const started = performance.now();
  const asked: Promise<void>[] = [];
  for (let n = 0; n < size.requests || !restarts.done; n++) {
    asked.push(ask(n));
    await sleep(Math.max(0, started + (n * 1000) / size.perSecond - performance.now()));
  }
  await Promise.all(asked);
  await restarting;
  expect(balancer.refused).toEqual([]);
  const ordered = statuses.filter((status) => status === 201).length;
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(ordered).toBeGreaterThanOrEqual(size.requests / WRITES_EVERY);
  const kept = await database.db
    .selectFrom("documents")
    .select(sql<number>`count(*)`.as("amount"))
    .execute();
  expect(kept).toEqual([{ amount: ordered }]);
  expect(statuses.length).toBeGreaterThanOrEqual(size.requests);
}, 300_000);

test("readiness turns first, and what comes meanwhile is served on connections that end (D-56)", async () => {
  const portal = await startPortalProcess(settings(await freePort()));
  portal.child.kill("SIGTERM");
  const ready = () => fetch(`${portal.url}/health/ready`);
  await expect.poll(async () => (await ready()).status, { interval: 20 }).toBe(503);
  expect(await (await ready()).json()).toMatchObject({ code: "STOPPING", wrong: ["stopping"] });
  const served = await fetch(`${portal.url}/api/users/me`, { headers: { authorization } });
  expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
  expect(await portal.ended).toMatchObject({ code: 0, signal: null });
}, 120_000);

test("an upload under way ends within the deadline, and one that does not is cut off", async () => {
  const portal = await startPortalProcess(settings(await freePort(), { DRAIN_SECONDS: "0", STOP_SECONDS: "9" }));
  const { port } = new URL(portal.url);
  const path = `/api/organizations/${organizationId}/roles/SUBSCRIBER/files/upload`;
  const head = (length: number) =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1`,
      `Authorization: ${authorization}`,
      `Content-Type: multipart/form-data; boundary=part`,
      `Content-Length: ${length}`,
      "",
      "",
    ].join("\r\n");
  const before = `--part\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfirst half`;
  const after = "second half\r\n--part--\r\n";
  const open = async () => {
    const socket = connect(Number(port), "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(head(before.length + after.length) + before);
    await sleep(300);
    return { socket, heard: () => heard, closed };
  };
  const [slow, endless] = [await open(), await open()];
  const asked = performance.now();
  portal.child.kill("SIGTERM");
  await sleep(1500);
  slow.socket.write(after);
  await slow.closed;
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 20[01] /);
  await endless.closed;
  expect(endless.heard()).toBe("");
  expect(await portal.ended).toMatchObject({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(15_000);
}, 120_000);
