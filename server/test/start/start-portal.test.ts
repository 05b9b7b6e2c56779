import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StartError } from "../../src/start-error.ts";
import { startPortal } from "../../src/start-portal.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { builtServer } from "../built/built-server.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-start-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const settings = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  DATABASE_URL: database.connectionString,
  DATA_DIR: dataDir,
  JWT_SECRET: jwtSecret,
  LOG_LEVEL: "silent",
  ...env,
});

test("a started portal answers at its address, says so in one line, and stops", async () => {
  const port = await freePort();
  const said: string[] = [];
  const portal = await startPortal(settings({ PORT: String(port) }), (line) => said.push(line));
  expect(said).toEqual([`Runko is ready at http://localhost:${port}`]);
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect(await answer.json()).toEqual({ status: "ok", storage: "ok" });
  await portal.stop();
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow("fetch failed");
});

test("a production start that finds a demo login refuses to run (D-38)", async () => {
  const start = (port: number) =>
    startPortal(
      settings({ NODE_ENV: "production", PUBLIC_URL: "https://runko.example", DRAIN_SECONDS: "0", PORT: String(port) }),
      () => {},
    );
  const fine = await start(await freePort());
  await fine.stop();
  const demo = await makeUser(database.db, { email_address: "Tilaaja@demo.runko.example" });
  await expect(start(await freePort())).rejects.toThrow(/^The database has the demo login tilaaja@demo/i);
  await database.db.deleteFrom("users").where("id", "=", demo.id).execute();
});

test("a production start refuses what was made as a demo, whatever its logins became (security F7)", async () => {
  const demo = await createTestDatabase();
  await demo.db.insertInto("demo_marks").defaultValues().execute();
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://runko.example",
    DATABASE_URL: demo.connectionString,
    PORT: String(await freePort()),
  };
  await expect(startPortal(settings(env), () => {})).rejects.toThrow(/^The database was made as a demo/);
  await demo.drop();
});

test("a demo from before the mark is marked by its logins, or by the one password hash that its users share", async () => {
  const migration = readFileSync(join(import.meta.dirname, "../../migrations/0091-demo-mark.sql"), "utf8");
  const marked = async (...users: Parameters<typeof makeUser>[1][]) => {
    const old = await createTestDatabase();
    await old.pool.query("DROP TABLE demo_marks; DROP FUNCTION keep_demo_mark");
    for (const user of users) await makeUser(old.db, user);
    await old.pool.query(migration);
    const { rows } = await old.pool.query("SELECT FROM demo_marks");
    await old.drop();
    return rows.length;
  };
  expect(await marked({ email_address: "Tilaaja@demo.runko.example" })).toBe(1);
  expect(await marked({ password_hash: "sama" }, { password_hash: "sama" })).toBe(1);
  expect(await marked({ password_hash: "oma" }, { password_hash: "toinen" }, {}, {})).toBe(0);
}, 60_000);

test("a port that is in use is named in one line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  const start = startPortal(settings({ PORT: String(port) }), () => {});
  await expect(start).rejects.toThrow(new StartError(`Setting PORT: ${port} is already in use, choose another`));
  taken.close();
});

describe("the process", { timeout: 120_000 }, () => {
  test.each([
    [{ PORT: "abc" }, 'Setting PORT: expected a whole number between 1 and 65535, got "abc"\n'],
    [{ DATABASE_URL: "postgresql://127.0.0.1:1/none" }, /^DATABASE_URL: cannot use the database: .*ECONNREFUSED.*\n$/],
  ])("tells what is wrong with %j in one line, and ends with 1", async (env, line) => {
    const main = await builtServer();
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env: settings(env), encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr.split("\n")).toHaveLength(2);
  });

  test("ends at SIGTERM with 0, also while somebody listens to the stream", async () => {
    const port = await freePort();
    const organization = await makeOrganization(database.db);
    const user = await makeUser(database.db, { roles: [[organization, "SUBSCRIBER"]] });
    const token = await issueToken(
      { jwtSecret, tokenHours: 8, loginHours: 168 },
      { userId: user.id, now: new Date(), validFrom: 0 },
    );
    const portal = spawn(process.execPath, [await builtServer()], {
      env: settings({ PORT: String(port) }),
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => portal.stdout.once("data", resolve));
    const stream = await fetch(
      `http://127.0.0.1:${port}/api/organizations/${organization.id}/roles/SUBSCRIBER/stream`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const heard = stream.text();
    const ended = new Promise((resolve) => portal.once("exit", (code, signal) => resolve({ code, signal })));
    const asked = performance.now();
    portal.kill("SIGTERM");
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(5000);
    expect(await heard).toMatch(/^retry: /);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "stops its embedded database at %s, given while it starts and once more by its launcher",
    async (signal) => {
      const own = makeTemporaryData();
      const env = settings({ DATA_DIR: own, PORT: String(await freePort()), DEMO: "false", LOG_LEVEL: "info" });
      const portal = spawn(process.execPath, [await builtServer()], {
        env: { ...env, DATABASE_URL: undefined },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise((resolve) => portal.once("exit", (code, by) => resolve({ code, signal: by })));
      // The first line tells of the database; migrations and the rest are still to come.
      await new Promise((resolve) => portal.stdout.once("data", resolve));
      portal.kill(signal);
      portal.kill(signal);
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(existsSync(join(own, "postgres/cluster/PG_VERSION"))).toBe(true);
      expect(existsSync(join(own, "postgres/cluster/postmaster.pid"))).toBe(false);
      await removeTemporaryData(own);
    },
  );
});
