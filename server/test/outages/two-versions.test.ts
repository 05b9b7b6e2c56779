import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { findMigrationsFolder } from "../../src/platform/database/find-migrations-folder.ts";
import { readMigrations } from "../../src/platform/database/read-migrations.ts";
import type { makePair } from "../builders/make-pair.ts";
import type { makeUser } from "../builders/make-user.ts";
import type { issueToken } from "../../src/sessions/tokens.ts";
import { runAlone, withDatabase } from "../database/test-server.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { findEarlierVersion, isTolerated, layOut, type EarlierVersion } from "./earlier-version.ts";
import { callsOf, type Cast, type Shown } from "./mixed-load.ts";
import { freePort, startPortalProcess, type PortalProcess } from "./portal-process.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Why the test could try nothing here: told at the end of the run. */
    untried?: string;
  }
}

const jwtSecret = "a secret of the tests, long enough to sign with";
const SIDE_BY_SIDE_MS = sizeOf(0, 60_000);
const WRITERS = 2;

const migrations = await readMigrations(findMigrationsFolder());
const earlier = findEarlierVersion(migrations);

/** The portal of the earlier version, and who works in it, by its own hand: it knows nothing of the newer schema. */
async function begin(version: EarlierVersion) {
  const { root, remove } = layOut(version);
  onTestFinished(remove);
  const name = `test_versions_${process.pid}`;
  const { connectionString: server, template } = inject("testServer");
  // The schema of before takes a minute to make on a busy machine: the usual run begins with today's.
  await runAlone(server, `CREATE DATABASE ${name} ${isLong ? "" : `TEMPLATE ${template} STRATEGY file_copy`}`);
  const connectionString = withDatabase(server, name);
  onTestFinished(() => runAlone(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const dataDir = mkdtempSync(join(tmpdir(), "runko-versions-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: connectionString, DATA_DIR: dataDir, DEMO: "off", JWT_SECRET: jwtSecret };
  const limits = { CALLS_PER_MINUTE: "1000000", DOCUMENTS_PER_HOUR: "1000000", CHANGES_PER_HOUR: "1000000" };
  const settings = { ...env, ...limits, LOG_LEVEL: "silent", DRAIN_SECONDS: "0" };
  const start = async (which: "earlier" | "today"): Promise<PortalProcess> =>
    startPortalProcess({ ...settings, PORT: String(await freePort()) }, ["ignore", "ignore", "inherit"], {
      ...(which === "earlier" && { root }),
    });
  return { root, connectionString, start };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function castOf({ root, connectionString }: Begun): Promise<Cast> {
  const of = async <Module>(path: string) => (await import(join(root, "server", path))) as Module;
  const builders = await of<{ makePair: typeof makePair }>("test/builders/make-pair.ts");
  const users = await of<{ makeUser: typeof makeUser }>("test/builders/make-user.ts");
  const tokens = await of<{ issueToken: typeof issueToken }>("src/sessions/tokens.ts");
  const database = createDatabase({ connectionString, databasePool: 2, statementTimeoutMs: 10_000, log: () => {} });
  const pair = await builders.makePair(database.db);
  const { subscriber, supplier } = pair;
  const held = [subscriber, supplier].map((one) => [one, ...organizationRoles] as const);
  const everyone = await users.makeUser(database.db, { roles: held, global_role: "RUNKO_ADMIN" });
  await database.close();
  const tokenOf = ({ id }: { id: string }) =>
    tokens.issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, { userId: id, now: new Date(), validFrom: 0 });
  return {
    pair,
    subscriber: await tokenOf(pair.subscriberUser),
    supplier: await tokenOf(pair.supplierUser),
    everyone: await tokenOf(everyone),
  };
}

const stop = async ({ child, ended }: PortalProcess) => {
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, signal: null });
};

async function serveSideBySide(version: EarlierVersion): Promise<void> {
  const begun = await begin(version);
  const [old, sooner] = await Promise.all([begun.start("earlier"), isLong ? undefined : begun.start("today")]);
  const wrong: string[] = [];
  const cast = await castOf(begun);
  const calls = callsOf(cast, wrong);
  const urls = [old.url];
  const state = { over: false };
  const done: Shown[] = [];
  const write = async () => {
    while (!state.over) done.push(await calls.walk(urls));
  };
  const writing = isLong ? Promise.all(Array.from({ length: WRITERS }, write)) : undefined;

  const today = sooner ?? (await begun.start("today"));
  urls.push(today.url);
  done.push(await calls.walk(urls));
  await sleep(SIDE_BY_SIDE_MS);
  for (const { url } of [old, today]) expect(await calls.readAll(url, done[0])).toBeGreaterThan(100);

  if (isLong) {
    // One of the earlier version that dies meanwhile starts again on the newer schema, which is how an upgrade is undone.
    const another = await begun.start("earlier");
    urls.splice(0, 2, another.url);
    done.push(await calls.walk(urls));
  }
  state.over = true;
  await writing;
  await Promise.all([stop(old), stop(today)]);

  expect(wrong).toEqual([]);
  expect(done.filter(({ eventState }) => eventState !== "READY")).toEqual([]);
  if (isLong)
    process.stdout.write(
      `${version.commit.slice(0, 8)} at ${version.newest} on ${migrations.at(-1)?.version}: ${done.length} orders, ${calls.asked()} requests, ${wrong.length} failed\n`,
    );
}

test(
  "the version before serves reads and writes beside this one, on its schema (R14)",
  { timeout: 300_000 },
  async ({ task }) => {
    if (!earlier) {
      // A shallow clone has no version before: the usual run says so at its end, the long one fails.
      task.meta.untried = "git's history is needed: fetch it whole";
      if (isLong) throw new Error(task.meta.untried);
      return;
    }
    if (isTolerated(earlier, migrations)) return await serveSideBySide(earlier);
    const begun = await begin(earlier);
    await stop(await begun.start("today"));
    await expect(begun.start("earlier")).rejects.toThrow("The portal ended with 1");
  },
);
