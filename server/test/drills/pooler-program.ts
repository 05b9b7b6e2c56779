import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { liveChannel } from "../../src/platform/live/live-event.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { type Entry, orderWithFiles } from "./order-with-files.ts";
import { makeDatabase, openMachine } from "./own-server.ts";
import { waitFor } from "./wait-for.ts";

const PORT = { server: 33_203, replica: 33_204, session: 33_205, transaction: 33_206, portal: 33_207 };
const LOAD_MS = 5000;
const recipe = join(import.meta.dirname, "../../../deploy/pgbouncer/pgbouncer.ini");
const jwtSecret = randomBytes(32).toString("hex");
const say = (line: string) => process.stdout.write(`${line}\n`);

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** What belongs to a session, each tried through the pooler by two sessions of its own. */
async function tryEach(url: string, work: Record<string, (one: Client, other: Client) => Promise<boolean>>) {
  let held = 0;
  for (const [name, attempt] of Object.entries(work)) {
    const [one, other] = await Promise.all([connected(url), connected(url)]);
    const holds = await attempt(one, other).catch(() => false);
    say(`${holds ? "holds" : "DOES NOT HOLD"}: ${name}`);
    if (holds) held += 1;
    await Promise.all([one.end(), other.end()]);
  }
  return held;
}

const ofSessions: Record<string, (one: Client, other: Client) => Promise<boolean>> = {
  "LISTEN and NOTIFY": async (one, other) => {
    let heard = 0;
    one.on("notification", () => (heard += 1));
    await one.query(`LISTEN ${liveChannel}`);
    await other.query(`SELECT pg_notify('${liveChannel}', 'drill')`);
    await sleep(500);
    return heard === 1;
  },
  "named statements": async (one, other) => {
    const ask = (client: Client) => client.query({ name: "drill", text: "SELECT $1::int AS n", values: [1] });
    for (const client of [one, other, one, other]) await ask(client);
    return true;
  },
  "advisory locks of a session": async (one, other) => {
    const take = async (client: Client) =>
      (await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock(42) AS mine")).rows[0]?.mine;
    return (await take(one)) === true && (await take(other)) === false && (await take(one)) === true;
  },
  "settings by SET": async (one, other) => {
    await one.query("SET statement_timeout = 200");
    await other.query("SELECT pg_sleep(0.4)");
    const ended = await one.query("SELECT pg_sleep(5)").then(
      () => false,
      () => true,
    );
    return ended;
  },
};

async function drill(): Promise<boolean> {
  const machine = openMachine("runko-pooler-", () => ({}));
  try {
    for (const name of ["main", "replica", "sockets"]) machine.make(name);
    const { folder, tool } = machine;
    const [main, replica, sockets] = ["main", "replica", "sockets"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const at = (port: number) => [`port=${port}`, `unix_socket_directories=${sockets}`];
    await tool("initdb", "-D", main, "-U", "postgres", "--auth-host=scram-sha-256", "--auth-local=trust");
    await machine.startServer(main, at(PORT.server));
    const direct = await makeDatabase(sockets, PORT.server);
    await tool("pg_basebackup", "-D", replica, "-R", "-h", sockets, "-p", String(PORT.server), "-U", "postgres");
    await machine.startServer(replica, at(PORT.replica));
    const { username, password } = new URL(direct);
    const users = join(folder, "userlist.txt");
    writeFileSync(users, `"${username}" "${password}"\n`);
    const startPooler = (mode: "session" | "transaction") => {
      const ini = readFileSync(recipe, "utf8")
        .replaceAll("port=5432", `port=${PORT.server}`)
        .replaceAll("port=5433", `port=${PORT.replica}`)
        .replace("listen_port = 6432", `listen_port = ${PORT[mode]}`)
        .replace("/etc/pgbouncer/userlist.txt", users)
        .replace("pool_mode = session", `pool_mode = ${mode}\nunix_socket_dir =`);
      writeFileSync(join(folder, `${mode}.ini`), ini);
      machine.startDaemon("pgbouncer", [join(folder, `${mode}.ini`)], `${mode}.log`);
      return `postgresql://${username}:${password}@127.0.0.1:${PORT[mode]}/runko`;
    };
    const url = startPooler("session");
    const shared = startPooler("transaction");
    await waitFor("PgBouncer", 30, async () => (await connected(url)).end().then(() => true));
    await waitFor("PgBouncer", 30, async () => (await connected(shared)).end().then(() => true));

    const held = await tryEach(url, ofSessions);
    const lost = Object.keys(ofSessions).length - (await tryEach(shared, ofSessions));
    const settings = { dataDir: folder, databasePool: 5, statementTimeoutMs: 700 };
    const refusal = await openDatabase({ ...settings, databaseUrl: shared }, () => {}).then(
      () => "",
      (error: Error) => error.message,
    );
    say(`Transaction mode: ${lost} of them do not hold, and a start says: ${refusal}`);

    const own = { DATABASE_URL: url, DATABASE_READ_URL: `${url}_replica`, JWT_SECRET: jwtSecret, DEMO: "off" };
    const place = { DATA_DIR: join(folder, "data"), DATABASE_POOL: "8", METRICS_LISTEN: "127.0.0.1:33208" };
    await machine.startPortal(PORT.portal, { ...own, ...place }, "portal.log");
    const database = await openDatabase({ ...settings, databaseUrl: url }, () => {});
    const timed = await database.pool.query("SELECT pg_sleep(3)").then(
      () => false,
      (error: { code?: string }) => error.code === "57014",
    );
    say(`${timed ? "holds" : "DOES NOT HOLD"}: STATEMENT_TIMEOUT_MS`);
    const pair = await makePair(database.db);
    const userId = pair.subscriberUser.id;
    const clock = { jwtSecret, tokenHours: 8, loginHours: 168 };
    const authorization = `Bearer ${await issueToken(clock, { userId, now: new Date(), validFrom: 0 })}`;
    const base = `http://127.0.0.1:${PORT.portal}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER`;
    const ending = new AbortController();
    const stream = await fetch(`${base}/stream`, { headers: { authorization }, signal: ending.signal });
    let heard = 0;
    const hearing = (async () => {
      for await (const chunk of stream.body ?? [])
        heard +=
          Buffer.from(chunk as Uint8Array)
            .toString()
            .split("\ndata:").length - 1;
    })().catch(() => {});
    const ledger: Entry[] = [];
    const load = orderWithFiles({ base, authorization }, pair, ledger);
    await waitFor("an order", 30, async () => ledger[0]);
    await sleep(LOAD_MS);
    const refused = await load.stop();
    let missed = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const listed = await fetch(`${base}/orders?filter[limit]=10`, { headers: { authorization } });
      const rows = (await listed.json()) as unknown[];
      if (rows.length === 0) missed += 1;
    }
    await sleep(500);
    ending.abort();
    await hearing;
    const metrics = await (await fetch("http://127.0.0.1:33208/metrics")).text();
    const reads = metrics.split("\n").filter((line) => line.startsWith("runko_reads_total"));
    say(reads.join("; "));
    await database.close();
    const byReplica = Number(
      reads
        .find((line) => line.includes('"replica"'))
        ?.split(" ")
        .at(-1) ?? 0,
    );
    say(
      `${ledger.length} orders, ${refused} refused, ${heard} changes heard by the stream, ${byReplica} reads by the replica, ${missed} lists empty`,
    );
    const all = Object.keys(ofSessions).length;
    say(
      `${held + (timed ? 1 : 0)} of ${all + 1} things of a session hold in session mode; transaction mode is ${refusal ? "refused" : "TAKEN"}`,
    );
    const served = ledger.length > 0 && refused === 0 && missed === 0 && heard > 0 && byReplica > 0;
    return served && held === all && timed && lost > 0 && refusal !== "";
  } finally {
    await machine.end();
  }
}

process.exitCode = (await drill()) ? 0 : 1;
