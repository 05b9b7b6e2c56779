import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createMetrics } from "../../src/platform/metrics/create-metrics.ts";
import { serveMetrics } from "../../src/platform/metrics/serve-metrics.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { freePort, startPortalProcess, type PortalProcess } from "../outages/portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const token = "a token of the tests";
const authorization = `Bearer ${token}`;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-metrics-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function startWatched() {
  const port = await freePort();
  const portal = await startPortalProcess(
    {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: "warn",
      PORT: String(await freePort()),
      METRICS_LISTEN: `127.0.0.1:${port}`,
      METRICS_TOKEN: token,
      SLOW_STATEMENT_MS: "300",
    },
    ["ignore", "pipe", "inherit"],
  );
  const url = `http://127.0.0.1:${port}/metrics`;
  const read = async () => await (await fetch(url, { headers: { authorization } })).text();
  return { portal, url, read };
}

/** Every line that the process has logged, as far as it has come. */
function logOf({ child }: PortalProcess): () => string {
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

test("a process tells how it is doing, to whoever has the token, by patterns of routes and never by ids (K 10)", async () => {
  const organization = await makeOrganization(database.db);
  const user = await makeUser(database.db, { roles: [[organization, "SUBSCRIBER"]] });
  const caller = await issueToken(
    { jwtSecret, tokenHours: 8, loginHours: 168 },
    { userId: user.id, now: new Date(), validFrom: 0 },
  );
  await database.pool.query(
    `INSERT INTO outbox (id, topic, payload, created_at, available_at)
     VALUES (gen_random_uuid(), 'mail', '{}', now() - interval '10 minutes', now() + interval '1 hour')`,
  );
  const { portal, url, read } = await startWatched();
  const logged = logOf(portal);

  const refused = await fetch(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(url, { headers: { authorization: "Bearer another" } })).status).toBe(401);
  expect((await fetch(`${portal.url}/metrics`)).headers.get("content-type")).not.toContain("version=0.0.4");

  const ask = (path: string) => fetch(`${portal.url}${path}`, { headers: { authorization: `Bearer ${caller}` } });
  expect((await ask(`/api/organizations/${organization.id}`)).status).toBe(200);
  expect((await ask("/api/nothing/here")).status).toBe(404);
  await expect.poll(async () => await read()).toContain('runko_job_lag_seconds{work="trimExpired"}');
  const text = await read();
  expect(text).toContain(
    'runko_http_request_duration_seconds_count{method="GET",route="/api/organizations/:id",status="2xx"} 1',
  );
  expect(text).toContain('runko_http_request_duration_seconds_count{method="GET",route="none",status="4xx"}');
  expect(text).not.toContain(organization.id);
  for (const line of ["runko_database_up 1", 'runko_pool_connections{state="most"} 10', "runko_mail_server_set 0"])
    expect(text).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  const difference = Number(/^runko_clock_difference_seconds (.+)$/m.exec(text)?.[1]);
  expect(Math.abs(difference)).toBeLessThan(5);
  expect(text).toContain('runko_outbox_waiting{topic="mail"} 1');
  expect(Number(/^runko_outbox_oldest_age_seconds\{topic="mail"\} (.+)$/m.exec(text)?.[1])).toBeGreaterThan(599);
  expect(text).toContain("runko_outbox_dead 0");

  // A login waits for a lock that others hold for over a second.
  const own = await makeUser(database.db, { password: "kaksitoista12" });
  const holder = await database.pool.connect();
  await holder.query("BEGIN");
  await holder.query("LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
  const login = fetch(`${portal.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: own.emailAddress, password: "kaksitoista12" }),
  });
  await holder.query("SELECT pg_sleep(1.5)");
  await holder.query("COMMIT");
  holder.release();
  expect((await login).status).toBe(200);
  await expect.poll(logged).toMatch(/"statement":".*password_hash.*","ms":[\d.]+,"msg":"Slow statement"/);
  expect(logged()).not.toContain(own.emailAddress);
  expect(Number(/^runko_slow_statements_total (.+)$/m.exec(await read())?.[1])).toBeGreaterThan(0);

  // Details on a signal, and back on the next.
  portal.child.kill("SIGUSR2");
  await expect.poll(logged).toContain('"to":"debug"');
  await ask(`/api/organizations/${organization.id}`);
  await expect.poll(logged).toMatch(/"statement":".+","ms":[\d.]+,"msg":"statement"/);
  await expect.poll(logged).toContain('"msg":"request"');
  portal.child.kill("SIGUSR2");
  await expect.poll(logged).toContain('"to":"warn"');
}, 120_000);

test("while the database is away the rest is told", async () => {
  const own = await createTestDatabase();
  const metrics = createMetrics("0.0.0");
  metrics.watch(own.pool, true);
  const { port, close } = await serveMetrics(metrics, { host: "127.0.0.1", port: 0, token: undefined });
  onTestFinished(close);
  const read = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toContain("runko_database_up 1");
  await own.drop();
  const text = await read();
  expect(text).toContain("runko_database_up 0");
  expect(text).not.toMatch(/^runko_(clock_difference_seconds|outbox_dead) /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
});

test("the dashboard and the alerts name no number that is not told", async () => {
  const metrics = createMetrics("0.0.0");
  metrics.watch(database.pool, true);
  const told = new Set([...(await metrics.read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
  const folder = join(import.meta.dirname, "../../../deploy");
  const named = ["prometheus/rules.yml", "grafana/runko.json"].flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/\b((?:runko|nodejs|process)_[a-z0-9_]+)\b/g),
  ]);
  const names = new Set(named.map(([, name = ""]) => name.replace(/_(bucket|count|sum)$/, "")));
  expect(names.size).toBeGreaterThan(12);
  expect([...names].filter((name) => !told.has(name))).toEqual([]);
});
