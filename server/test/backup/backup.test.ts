import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, escapeIdentifier } from "pg";
import { v7 as uuidv7 } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { adminCommands } from "../../src/admin/commands.ts";
import { runCommand } from "../../src/admin/run-command.ts";
import { createSeal, FORMER_COST } from "../../src/backup/seal.ts";
import { readTables } from "../../src/backup/table-facts.ts";
import { writeBackup } from "../../src/backup/write-backup.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { createFileStorage } from "../../src/platform/files/file-storage.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { runAlone, withDatabase } from "../database/test-server.ts";

const KEY = "a key that only its owner knows";
const CONTENT = "the content of an attachment, told to nobody";

let database: TestDatabase;
let folder: string;
let fileKey: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "runko-backup-"));
  const pair = await makePair(database.db);
  await makeDocument(database.db, pair, { type: "Order" });
  await database.pool.query(
    `INSERT INTO security_log (id, at, event, address, request_id, details)
     SELECT gen_random_uuid(), now(), 'loginOk', '192.0.2.' || n, 'r', '{"tab": "a\\tb\\\\c"}' FROM generate_series(1, 50) n`,
  );
  fileKey = `2026/${uuidv7()}`;
  await createFileStorage(filesIn("source")).putBytes(fileKey, Buffer.from(CONTENT));
  const { rows } = await database.pool.query<{ user: string; organization: string }>(
    `SELECT (SELECT id FROM users LIMIT 1) AS user, (SELECT id FROM organizations LIMIT 1) AS organization`,
  );
  await database.pool.query(
    `INSERT INTO files (id, name, description, content_type, size, storage_key, organization_id, uploaded_by_id, modified_at)
     VALUES ($1, 'a.txt', '', 'text/plain', $2, $3, $4, $5, now())`,
    [uuidv7(), CONTENT.length, fileKey, rows[0]?.organization, rows[0]?.user],
  );
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void vi.stubEnv("RUNKO_BACKUP_KEY", ""));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const dataIn = (name: string) => join(folder, `data-${name}`);
const filesIn = (name: string) => ({ kind: "folder", folder: join(dataIn(name), "files") }) as const;

/** A command as an operator runs it, in a data folder of its own; answers what was printed. */
async function run(connectionString: string, name: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await runCommand(adminCommands, args, { DATABASE_URL: connectionString, DATA_DIR: dataIn(name) });
  return lines.join("\n");
}

/** A portal that nobody has used. */
async function makeUnused(): Promise<string> {
  const unused = await createTestDatabase();
  onTestFinished(() => unused.drop());
  return unused.connectionString;
}

/** A database without any table. */
async function makeEmpty(): Promise<string> {
  const server = inject("testServer").connectionString;
  const name = `test_${process.pid}_${randomBytes(5).toString("hex")}`;
  await runAlone(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`);
  onTestFinished(() => runAlone(server, `DROP DATABASE ${name} WITH (FORCE)`));
  return withDatabase(server, name);
}

/** Rows of each table, and a digest of all that is in them; what each portal keeps of itself is left out. */
async function contentsOf(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  const contents: Record<string, string> = {};
  for (const { name } of await readTables(client)) {
    if (name === "portal_facts") continue;
    const { rows } = await client.query<{ told: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS told FROM ${escapeIdentifier(name)} t`,
    );
    contents[name] = rows[0]?.told ?? "";
  }
  await client.end();
  return contents;
}

const textsUnder = (path: string): string =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"))
    .join("\n");

test("a sealed backup, restored into an empty portal, is equal in every row, file and secret (R15)", async () => {
  vi.stubEnv("RUNKO_BACKUP_KEY", KEY);
  const to = join(folder, "sealed");
  const said = await run(database.connectionString, "source", "backup", to);
  expect(said).toMatch(/^Backed up \d+ rows of \d+ tables and 1 attachments \(\d+ bytes\) to /);
  const secret = readFileSync(join(dataIn("source"), "jwt-secret"), "utf8").trim();
  const head = JSON.parse(readFileSync(join(to, "manifest.json"), "utf8")) as { manifest: { scrypt: unknown } };
  expect(head.manifest.scrypt).toEqual({ N: 131_072, r: 8, p: 1 });
  for (const unseen of [CONTENT, secret, "192.0.2.7"]) expect(textsUnder(to)).not.toContain(unseen);
  expect(statSync(join(to, "manifest.json")).mode & 0o077).toBe(0);

  const restored = await makeUnused();
  expect(await run(restored, "sealed", "restore", to)).toMatch(/Restored \d+ rows of \d+ tables and 1 attachments/);
  expect(await contentsOf(restored)).toEqual(await contentsOf(database.connectionString));
  expect(readFileSync(join(filesIn("sealed").folder, fileKey), "utf8")).toBe(CONTENT);
  expect(readFileSync(join(dataIn("sealed"), "jwt-secret"), "utf8").trim()).toBe(secret);

  // What has been restored goes on: triggers hold, and sequences are ahead of the rows.
  const client = new Client({ connectionString: restored });
  await client.connect();
  onTestFinished(() => client.end());
  await expect(client.query("DELETE FROM security_log")).rejects.toThrow("append-only");
  const { rows: months } = await client.query<{ part: string }>(
    "SELECT DISTINCT tableoid::regclass::text AS part FROM security_log",
  );
  expect(months).toEqual([{ part: `security_log_${new Date().toISOString().slice(0, 7).replace("-", "_")}` }]);
  const { rows } = await client.query<{ behind: boolean }>(
    `SELECT (SELECT max(last_value) FROM pg_sequences WHERE sequencename LIKE 'documents%')
       < (SELECT max(id) FROM documents) AS behind`,
  );
  expect(rows[0]?.behind).not.toBe(true);
  await expect(run(restored, "sealed", "restore", to)).rejects.toThrow(/^restore: the portal is not empty/);
}, 120_000);

test("it is of one instant while others write on", async () => {
  const writing = new AbortController();
  let written = 0;
  const writer = (async () => {
    while (!writing.signal.aborted) {
      const organization = await makeOrganization(database.db);
      await database.db.transaction().execute(async (trx) => {
        await makeUser(trx, { roles: [[organization, "SUBSCRIBER"]], first_name: "Pari" });
      });
      written += 1;
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(3);
  const to = join(folder, "live");
  await run(database.connectionString, "source", "backup", to);
  writing.abort();
  await writer;
  const restored = await makeUnused();
  await run(restored, "live", "restore", to);
  const client = new Client({ connectionString: restored });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ torn: string; pairs: string }>(
    `SELECT count(*) AS pairs, count(*) FILTER (WHERE NOT EXISTS
       (SELECT FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id WHERE r.user_id = u.id)) AS torn
     FROM users u WHERE first_name = 'Pari'`,
  );
  expect(Number(rows[0]?.torn)).toBe(0);
  expect(Number(rows[0]?.pairs)).toBeGreaterThan(3);
}, 120_000);

test("a wrong key, a changed byte and a missing part are found, and leave the portal empty", async () => {
  vi.stubEnv("RUNKO_BACKUP_KEY", KEY);
  const whole = join(folder, "whole");
  await run(database.connectionString, "source", "backup", whole);
  const restored = await makeUnused();
  const tryIt = (from: string) => run(restored, "harmed", "restore", from);

  vi.stubEnv("RUNKO_BACKUP_KEY", "another key of many letters");
  await expect(tryIt(whole)).rejects.toThrow(/^restore: RUNKO_BACKUP_KEY is not the one that sealed it/);
  vi.stubEnv("RUNKO_BACKUP_KEY", "");
  await expect(tryIt(whole)).rejects.toThrow("restore: it is sealed, and RUNKO_BACKUP_KEY is missing.");
  vi.stubEnv("RUNKO_BACKUP_KEY", KEY);

  const harm = (name: string, change: (path: string) => void) => {
    const copy = join(folder, `harmed-${randomBytes(4).toString("hex")}`);
    cpSync(whole, copy, { recursive: true });
    change(join(copy, name));
    return copy;
  };
  const flip = (path: string) => {
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    writeFileSync(path, bytes);
  };
  await expect(tryIt(harm("tables/users.copy.gz", flip))).rejects.toThrow(
    /^restore: tables\/users\.copy\.gz was changed\.$/,
  );
  // Another byte of what was zipped does not unpack, which comes to light before the end of the part does.
  const flipMiddle = (path: string) => {
    const bytes = readFileSync(path);
    const at = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    writeFileSync(path, bytes);
  };
  await expect(tryIt(harm("tables/security_log.copy.gz", flipMiddle))).rejects.toThrow(
    /^restore: tables\/security_log\.copy\.gz was changed\.$/,
  );
  await expect(tryIt(harm(`files/${fileKey}`, flip))).rejects.toThrow(/ was changed\.$/);
  await expect(tryIt(harm("tables/users.copy.gz", (path) => rmSync(path)))).rejects.toThrow(/ is missing\.$/);
  await expect(tryIt(harm("manifest.json", (path) => rmSync(path)))).rejects.toThrow(/holds no whole backup/);
  const costing = (scrypt: object) => (path: string) => {
    const { manifest, signature } = JSON.parse(readFileSync(path, "utf8")) as { manifest: object; signature: string };
    writeFileSync(path, JSON.stringify({ manifest: { ...manifest, scrypt }, signature }));
  };
  for (const none of [
    { N: 100_000, r: 8, p: 1 },
    { N: 2 ** 16, r: 1, p: 1 },
  ])
    await expect(tryIt(harm("manifest.json", costing(none)))).rejects.toThrow(
      /^restore: manifest\.json names a cost of scrypt that does not exist: .*power of two/,
    );
  for (const another of [
    { N: 2, r: 1, p: 4 },
    { N: 2 ** 15, r: 1, p: 1 },
  ])
    await expect(tryIt(harm("manifest.json", costing(another)))).rejects.toThrow(/is not the one that sealed it/);
  const counts = await contentsOf(restored);
  expect([counts["users"], counts["documents"], counts["security_log"]]).toEqual(["0 ", "0 ", "0 "]);
}, 120_000);

test("a backup of an older schema is brought to the newest one", async () => {
  const older = await makeEmpty();
  await migrate({ connectionString: older, upTo: 143, log: () => {} });
  const client = new Client({ connectionString: older });
  await client.connect();
  await client.query(
    `INSERT INTO users (id, first_name, last_name, email_address) VALUES ($1, 'Vanha', 'Käyttäjä', 'vanha@test.runko.example')`,
    [uuidv7()],
  );
  await client.end();
  vi.stubEnv("RUNKO_BACKUP_KEY", KEY);
  // As it was sealed before a backup said what its key costs.
  const seal = { ...createSeal(KEY, "5a17".repeat(8), FORMER_COST), cost: undefined };
  const to = join(folder, "older");
  const files = createFileStorage(filesIn("older"));
  const config = { jwtSecret: "a secret of another time, long enough too" };
  const parts = { files, config, version: "0.0.1", now: new Date(), folder: to, seal };
  await writeBackup({ ...parts, connectionString: older });
  const restored = await makeEmpty();
  const said = await run(restored, "newer", "restore", to);
  expect(said).toContain("Applied migration 0144");
  const found = await contentsOf(restored);
  expect(Object.keys(found)).toEqual(Object.keys(await contentsOf(database.connectionString)));
  expect(found["users"]).toMatch(/^1 /);
  await expect(run(database.connectionString, "source", "backup", to)).rejects.toThrow(/is not empty\.$/);
}, 120_000);
