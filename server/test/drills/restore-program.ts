import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { countingFaults } from "../documents/support/look.ts";
import { type Entry, orderWithFiles } from "./order-with-files.ts";
import { makeDatabase, openMachine } from "./own-server.ts";
import { waitFor } from "./wait-for.ts";

const PORT = { server: 33_200, portal: 33_201, restored: 33_202 };
const LOAD_MS = 4000;
const recipe = join(import.meta.dirname, "../../../deploy/pgbackrest");
const jwtSecret = randomBytes(32).toString("hex");
const say = (line: string) => process.stdout.write(`${line}\n`);

const open = (connectionString: string) =>
  createDatabase({ connectionString, databasePool: 2, statementTimeoutMs: 60_000, log: () => {} });

/** How many of these files the portal gives with the content that the ledger has. */
async function readFiles(base: string, authorization: string, entries: readonly Entry[]): Promise<number> {
  let read = 0;
  for (const { id, file } of entries) {
    if (!file) continue;
    const answer = await fetch(`${base}/events/${id}/files/${file.id}/download`, { headers: { authorization } });
    if (answer.ok && (await answer.text()) === file.content) read += 1;
  }
  return read;
}

async function drill(): Promise<boolean> {
  const machine = openMachine("runko-restore-", (folder) => ({
    PGBACKREST_CONFIG: join(recipe, "pgbackrest.conf"),
    PGBACKREST_REPO1_PATH: join(folder, "repository"),
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(24).toString("base64"),
    PGBACKREST_LOG_PATH: join(folder, "log"),
    PGBACKREST_LOCK_PATH: join(folder, "lock"),
    PGBACKREST_SPOOL_PATH: join(folder, "spool"),
    PGBACKREST_PG1_PATH: join(folder, "main"),
    PGBACKREST_PG1_USER: "postgres",
    PGBACKREST_PG1_SOCKET_PATH: join(folder, "sockets"),
    PGBACKREST_PG1_PORT: String(PORT.server),
  }));
  try {
    for (const name of ["repository", "log", "lock", "spool", "main", "restored", "sockets"]) machine.make(name);
    const { folder, tool } = machine;
    const at = [`port=${PORT.server}`, `unix_socket_directories=${join(folder, "sockets")}`];
    const pgbackrest = (...args: string[]) => tool("pgbackrest", "--stanza=runko", ...args);
    await tool(
      "initdb",
      "-D",
      join(folder, "main"),
      "-U",
      "postgres",
      "--auth-host=scram-sha-256",
      "--auth-local=trust",
      "-k",
    );
    await tool("cp", join(recipe, "postgresql.conf"), join(folder, "main", "recipe.conf"));
    await tool("sh", "-c", `echo "include 'recipe.conf'" >>'${join(folder, "main", "postgresql.conf")}'`);
    const stopServer = await machine.startServer(join(folder, "main"), at);
    const url = await makeDatabase(join(folder, "sockets"), PORT.server);
    await pgbackrest("stanza-create");
    await pgbackrest("check");

    const settings = { DATABASE_URL: url, DATABASE_POOL: "8", JWT_SECRET: jwtSecret, DEMO: "off" };
    const files = join(folder, "files");
    const ownData = { DATA_DIR: join(folder, "data"), FILES: files };
    const stopPortal = await machine.startPortal(PORT.portal, { ...settings, ...ownData }, "portal.log");
    const database = open(url);
    const pair = await makePair(database.db);
    const clock = { jwtSecret, tokenHours: 8, loginHours: 168 };
    const userId = pair.subscriberUser.id;
    const authorization = `Bearer ${await issueToken(clock, { userId, now: new Date(), validFrom: 0 })}`;
    const baseAt = (port: number) =>
      `http://127.0.0.1:${port}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER`;

    const ledger: Entry[] = [];
    const load = orderWithFiles({ base: baseAt(PORT.portal), authorization }, pair, ledger);
    await waitFor("an order", 30, async () => ledger[0]);
    await sleep(LOAD_MS);
    const backUp = async (type: "full" | "incr") => {
      const started = performance.now();
      const before = ledger.length;
      await pgbackrest(`--type=${type}`, "backup");
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`${type}: ${seconds} s, ${ledger.length - before} orders were made meanwhile`);
    };
    await backUp("full");
    await sleep(LOAD_MS);
    await backUp("incr");
    await sleep(LOAD_MS);
    const { rows } = await database.pool.query<{ at: string }>("SELECT clock_timestamp()::text AS at");
    const target = rows[0]?.at ?? "";
    const instant = new Date(target);
    await sleep(LOAD_MS);
    const refused = await load.stop();
    await database.pool.query("DROP TABLE documents CASCADE");
    say(`${ledger.length} orders were acknowledged, ${refused} refused; then DROP TABLE documents CASCADE`);
    await database.close();
    await stopPortal();
    // Contents never change under their names, so a later copy holds those of an earlier instant too.
    cpSync(files, join(folder, "files-copied"), { recursive: true, preserveTimestamps: true });
    await stopServer();

    const started = performance.now();
    const restored = join(folder, "restored");
    await pgbackrest(
      `--pg1-path=${restored}`,
      "--type=time",
      `--target=${target}`,
      "--target-action=promote",
      "restore",
    );
    await machine.startServer(restored, [...at, "archive_mode=off"]);
    const after = open(url);
    await waitFor("the end of the recovery", 120, async () => {
      const found = await after.pool.query<{ wakes: boolean }>("SELECT pg_is_in_recovery() AS wakes");
      return found.rows[0]?.wakes === false ? true : undefined;
    });
    const newData = { DATA_DIR: join(folder, "data-restored"), FILES: join(folder, "files-copied") };
    await machine.startPortal(PORT.restored, { ...settings, ...newData }, "restored.log");
    const seconds = ((performance.now() - started) / 1000).toFixed(1);

    const due = ledger.filter(({ answered }) => answered < instant);
    const late = ledger.filter(({ sent }) => sent > instant);
    const found = await after.pool.query<{ due: number; late: number; all: number }>(
      `SELECT count(*) FILTER (WHERE id = ANY ($1))::int AS due, count(*) FILTER (WHERE id = ANY ($2))::int AS late,
        count(*)::int AS all FROM documents`,
      [due.map(({ id }) => id), late.map(({ id }) => id)],
    );
    const counted = found.rows[0] ?? { due: 0, late: 0, all: 0 };
    const faults = await countingFaults(after.db);
    const withFiles = due.filter(({ file }) => file !== undefined && file.answered < instant);
    const read = await readFiles(baseAt(PORT.restored), authorization, withFiles);
    await after.close();
    const underWay = counted.all - counted.due;
    say(
      `${late.length} orders came after the instant, ${counted.late} of them are there; ${underWay} were under way at it (at most ${load.writers}), ${faults.length} counters wrong`,
    );
    say(
      `${counted.due} of ${due.length} orders and ${read} of ${withFiles.length} files of the instant are there, served again after ${seconds} s`,
    );
    const whole = counted.due === due.length && read === withFiles.length && counted.late === 0;
    return whole && due.length > 0 && withFiles.length > 0 && underWay <= load.writers && faults.length === 0;
  } finally {
    await machine.end();
  }
}

process.exitCode = (await drill()) ? 0 : 1;
