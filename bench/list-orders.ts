import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "../server/src/app.ts";
import { issueToken } from "../server/src/accounts/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { createDatabase } from "../server/src/platform/database/connect.ts";
import { startEmbeddedPostgres } from "../server/src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { createLog } from "../server/src/platform/log/create-log.ts";
import { fillDocuments, supplierId, userId } from "./fill-documents.ts";
import { measureLoad, type Measured } from "./measure-load.ts";
import { recordStatements, type Statement } from "./record-statements.ts";

const DOCUMENTS = Number(process.env["DOCUMENTS"] ?? 200_000);
const SECONDS = Number(process.env["SECONDS"] ?? 5);
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const CONNECTIONS = 16;

const say = (line: string) => console.log(line);
const folder = mkdtempSync(join(tmpdir(), "runko-bench-"));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const children: ChildProcess[] = [];

async function serve(file: string, port: number, env: Record<string, string>): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, file)], {
    env: { ...process.env, ...env, PORT: String(port), DATABASE_URL: postgres.connectionString },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${url}/health/live`).catch(() => null)) return url;
    await sleep(200);
  }
  throw new Error(`${file} does not answer`);
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const summary = (rounds: Measured[]) => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

try {
  await migrate({ connectionString: postgres.connectionString, log: () => {} });
  const JWT_SECRET = "b".repeat(32);
  const config = readConfig({ JWT_SECRET, DATABASE_URL: postgres.connectionString, LOG_LEVEL: "silent" });
  const database = createDatabase({ ...config, connectionString: postgres.connectionString, log: () => {} });
  await database.pool.query("SET statement_timeout = 0");
  say(`Filling ${DOCUMENTS} documents`);
  await fillDocuments(postgres.connectionString, DOCUMENTS);

  const token = await issueToken(config, { userId, now: new Date(), validFrom: 0 });
  const authorization = `Bearer ${token}`;
  const base = `/api/organizations/${supplierId}`;
  const paths = {
    list: `${base}/roles/SUPPLIER/orders?filter=${encodeURIComponent('{"where":{"eventState":"OPEN"}}')}`,
    counts: `${base}/supplier-documents/count-per-type-and-state`,
  };
  const app = await createApp({ config, database, log: createLog("silent"), clock: systemClock });
  const recorded: Record<string, Statement[]> = {};
  for (const [name, url] of Object.entries(paths)) {
    const ask = () => app.inject({ url, headers: { authorization } });
    recorded[name] = await recordStatements(database.pool, ask);
  }
  if (process.env["SHOW"]) say(JSON.stringify(recorded["list"]?.at(-1)));
  await app.close();
  await database.close();

  const ours = await serve("serve-portal.ts", 4801, { JWT_SECRET, DATABASE_POOL: "10" });
  const floors = {
    "node:http, same statements": await serve("serve-floor.ts", 4802, { STATEMENTS: JSON.stringify(recorded) }),
    "node:http, last statement alone": await serve("serve-floor.ts", 4803, {
      STATEMENTS: JSON.stringify(Object.fromEntries(Object.entries(recorded).map(([n, s]) => [n, s.slice(-1)]))),
    }),
  };
  for (const [name, path] of Object.entries(paths)) {
    const rounds: Record<string, Measured[]> = {};
    const peers = { runko: ours, ...floors };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [peer, url] of Object.entries(peers)) {
        const load = { url: url + path, headers: { authorization }, connections: CONNECTIONS, seconds: SECONDS };
        const measured = await measureLoad(load);
        if (round > 0) (rounds[peer] ??= []).push(measured);
      }
    const own = summary(rounds["runko"] ?? []);
    for (const [peer, measured] of Object.entries(rounds)) {
      const { perSecond, p50, p99 } = summary(measured);
      const ratio = (own.perSecond / perSecond).toFixed(2);
      say(
        `${name} ${peer}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; runko is ${ratio} of it`,
      );
    }
    const single = await measureLoad({
      url: ours + path,
      headers: { authorization },
      connections: 1,
      seconds: SECONDS,
    });
    say(
      `${name} runko, one connection: p50 ${single.p50.toFixed(2)} ms, p99 ${single.p99.toFixed(2)} ms, ${single.bytes} bytes`,
    );
  }
} finally {
  for (const child of children) child.kill("SIGTERM");
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
