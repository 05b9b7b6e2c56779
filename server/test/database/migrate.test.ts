import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrate } from "../../src/platform/database/migrate.ts";
import { runAlone, withDatabase } from "./test-server.ts";

const server = inject("testServer");
let folder: string;
let connectionString: string;
let made = 0;
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "runko-migrations-"));
  const name = `test_migrate_${process.pid}_${made++}`;
  await runAlone(server.connectionString, `CREATE DATABASE ${name}`);
  connectionString = withDatabase(server.connectionString, name);
  lines = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await runAlone(server.connectionString, `DROP DATABASE ${new URL(connectionString).pathname.slice(1)} WITH (FORCE)`);
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate({ connectionString, folder, log: (line) => lines.push(line) });

async function query<T extends object>(statement: string): Promise<T[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

test("applies what is new in the order of the numbers, once", async () => {
  write("0002-fill.sql", "INSERT INTO things VALUES (1); INSERT INTO things VALUES (2);");
  write("0001-things.sql", "CREATE TABLE things (id int);");
  expect(await run()).toEqual(["0001-things.sql", "0002-fill.sql"]);
  expect(await run()).toEqual([]);
  write("0003-more.sql", "INSERT INTO things VALUES (3);");
  expect(await run()).toEqual(["0003-more.sql"]);
  expect(await query("SELECT id FROM things ORDER BY id")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test("a migration that fails leaves nothing behind and names itself", async () => {
  write("0001-good.sql", "CREATE TABLE good (id int);");
  write("0002-bad.sql", "CREATE TABLE half (id int); SELECT no_such_function();");
  await expect(run()).rejects.toThrow(
    /^The migration 0002-bad.sql failed: function no_such_function\(\) does not exist$/,
  );
  const [found] = await query<{ half: null }>("SELECT to_regclass('half') AS half");
  expect(found?.half).toBeNull();
  write("0002-bad.sql", "CREATE TABLE whole (id int);");
  expect(await run()).toEqual(["0002-bad.sql"]);
});

test("one without a transaction runs each statement alone", async () => {
  write("0001-things.sql", "CREATE TABLE things (id int);");
  write(
    "0002-index.sql",
    "-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS things_by_id;\nCREATE INDEX CONCURRENTLY things_by_id\n  ON things (id);\n",
  );
  expect(await run()).toHaveLength(2);
  expect(await query("SELECT indexname FROM pg_indexes WHERE tablename = 'things'")).toEqual([
    { indexname: "things_by_id" },
  ]);
});

test("an index whose building failed is built anew, not taken for built", async () => {
  write("0001-things.sql", "CREATE TABLE things (id int); INSERT INTO things VALUES (1), (1);");
  write(
    "0002-index.sql",
    "-- no transaction\n-- squawk-ignore x\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS things_by_id\n  ON things (id);\n",
  );
  const valid = () => query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'things_by_id'::regclass");
  await expect(run()).rejects.toThrow(/could not create unique index/);
  expect(await valid()).toEqual([{ indisvalid: false }]);
  await query("DELETE FROM things WHERE ctid = '(0,1)'");
  expect(await run()).toEqual(["0002-index.sql"]);
  expect(await valid()).toEqual([{ indisvalid: true }]);
});

test("two at once both end well, concurrent indexes included, and each migration is applied once", async () => {
  write("0001-things.sql", "CREATE TABLE things (id int); INSERT INTO things SELECT generate_series(1, 50000);");
  write("0002-index.sql", "-- no transaction\nCREATE INDEX CONCURRENTLY things_by_id ON things (id);\n");
  write("0003-slow.sql", "SELECT pg_sleep(0.3); INSERT INTO things VALUES (0);");
  const [first, second] = await Promise.all([run(), run()]);
  expect([...first, ...second].toSorted()).toEqual(["0001-things.sql", "0002-index.sql", "0003-slow.sql"]);
  expect(lines).toContain("Another process is migrating the database; waiting for it");
  expect(await query("SELECT id FROM things WHERE id = 0")).toHaveLength(1);
});

test.each(["", "-- no transaction\nSET lock_timeout = '3s';\n"])(
  "waits for a lock only a while and tries again %j",
  async (head) => {
    write("0001-things.sql", "CREATE TABLE things (id int);");
    await run();
    const holder = new Client({ connectionString });
    await holder.connect();
    await holder.query("BEGIN; LOCK TABLE things IN ACCESS SHARE MODE");
    write("0002-alter.sql", `${head}ALTER TABLE things ADD COLUMN name text;`);
    const running = run();
    await sleep(3300);
    await query("SELECT count(*) FROM things");
    await holder.end();
    expect(await running).toEqual(["0002-alter.sql"]);
  },
);

test.each([
  [
    "changed after it was applied",
    () => write("0001-things.sql", "CREATE TABLE others (id int);"),
    /0001-things.sql was changed/,
  ],
  [
    "unknown to this version",
    () => rmSync(join(folder, "0002-more.sql")),
    /migration 0002-more.sql, which this version .* too old/,
  ],
  ["late", () => write("0000-late.sql", "SELECT 1"), /0000-late.sql came after a later one/],
  ["misnamed", () => write("things.sql", "SELECT 1"), /things.sql is not named like/],
  ["numbered twice", () => write("0002-again.sql", "SELECT 1"), /The number of migration 0002-more.sql is used twice/],
])("one that is %s refuses to start and changes nothing", async (_, spoil, message) => {
  write("0001-things.sql", "CREATE TABLE things (id int);");
  write("0002-more.sql", "SELECT 1;");
  await run();
  spoil();
  await expect(run()).rejects.toThrow(message);
  expect(await query("SELECT version FROM schema_migrations ORDER BY version")).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});

test("an older version starts again on a newer schema that tolerates it, and on no other (operations 6, D-58)", async () => {
  write("0001-things.sql", "CREATE TABLE things (id int);");
  write("0002-more.sql", "SELECT 1;");
  await run();
  write("0003-name.sql", "-- tolerated from 0002\nALTER TABLE things ADD COLUMN name text;");
  write("0004-index.sql", "-- no transaction\n-- tolerated from 0001\nCREATE INDEX CONCURRENTLY ON things (name);\n");
  expect(await run()).toHaveLength(2);
  const back = (...names: string[]) => names.forEach((name) => rmSync(join(folder, name)));
  back("0003-name.sql", "0004-index.sql");
  expect(await run()).toEqual([]);
  expect(lines.at(-1)).toMatch(/^The database is newer than this version of the portal \(0004-index\.sql\)/);
  back("0002-more.sql");
  await expect(run()).rejects.toThrow(/has migration 0002-more.sql, which this version .* too old/);
});

test("a list of migrations from before gets the column that it lacks", async () => {
  await query("CREATE TABLE schema_migrations (version int PRIMARY KEY, name text, checksum text)");
  write("0001-things.sql", "CREATE TABLE things (id int);");
  expect([await run(), await run()]).toEqual([["0001-things.sql"], []]);
});

test("line ends of another system are the same migration", async () => {
  write("0001-things.sql", "CREATE TABLE things (\n  id int\n);\n");
  await run();
  write("0001-things.sql", "CREATE TABLE things (\r\n  id int\r\n);\r\n");
  expect(await run()).toEqual([]);
});
