import { actionTable } from "@runko/domain/documents/document-actions";
import { checkActionTable } from "@runko/domain/documents/check-table";
import type { Pool } from "pg";
import { createApp } from "./app.ts";
import { claimSettings } from "./claim-settings.ts";
import type { Config } from "./config/config.ts";
import { makeDataFolder } from "./config/make-data-folder.ts";
import { readConfig } from "./config/read-config.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createFileStorage } from "./platform/files/file-storage.ts";
import { findWebFolder } from "./platform/http/serve-web.ts";
import { sendMails } from "./send-mails.ts";
import { inBoth } from "./platform/database/time-statements.ts";
import { createMetrics, type Metrics } from "./platform/metrics/create-metrics.ts";
import { serveMetrics } from "./platform/metrics/serve-metrics.ts";
import { readVersion } from "./platform/http/read-version.ts";
import { noteStatements } from "./platform/log/note-statements.ts";
import { turnLogLevel } from "./platform/log/turn-log-level.ts";
import { runHourly } from "./platform/jobs/run-hourly.ts";
import { createLog, type Log } from "./platform/log/create-log.ts";
import type { Tracing } from "./platform/tracing/create-tracing.ts";
import { newest, portalJobs, runPortal } from "./portal-jobs.ts";
import { describeLogins, refuseDemo, seedWhenEmpty } from "./prepare-demo.ts";
import { stopInOrder } from "./stop-in-order.ts";
import { StartError } from "./start-error.ts";

export type RunningPortal = {
  stop: () => Promise<void>;
  /** Lets the log tell of details, or again as its setting says. */
  turnLog: () => void;
};

function requireSoundRules(): void {
  const defects = checkActionTable(actionTable);
  if (defects.length > 0) throw new StartError(`The table of actions has defects: ${defects.join("; ")}`);
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") return new StartError(`Setting PORT: ${port} is already in use, choose another`);
  if (code === "EACCES") return new StartError(`Setting PORT: ${port} may not be used by this user, choose another`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`Setting HOST: ${host} is not an address of this machine`);
  return error;
}

async function startMetrics(metrics: Metrics | undefined, { metrics: place, smtpUrl }: Config, pool: Pool) {
  if (!metrics || !place) return async () => {};
  metrics.watch(pool, smtpUrl !== undefined);
  const { close } = await serveMetrics(metrics, place).catch((error: unknown) => {
    throw new StartError(`Setting METRICS_LISTEN: cannot listen there (${(error as Error).message})`);
  });
  return close;
}

/** What makes the traces is loaded by who wants them alone. */
async function startTracing({ traces }: Config, log: Log): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { createTracing } = await import("./platform/tracing/create-tracing.ts");
  return createTracing(traces, readVersion(), log);
}

/** Starts everything that the settings ask for, and tells when the portal can be visited. */
export async function startPortal(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<RunningPortal> {
  requireSoundRules();
  const config = readConfig(env);
  makeDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const files = createFileStorage(config.files);
  const metrics = config.metrics && createMetrics(readVersion());
  const tracing = await startTracing(config, log);
  const note = noteStatements(log, { slowMs: config.slowStatementMs, told: metrics?.noteStatement });
  const watchStatement = tracing ? inBoth(() => note, tracing.watchStatement) : () => note;
  const database = await openDatabase(config, (line) => log.info(line), { watchStatement, onRead: metrics?.noteRead });
  try {
    if (config.nodeEnv === "production") await refuseDemo(database.db);
    await claimSettings({ config, pool: database.pool, files, log });
    if (config.demo) await seedWhenEmpty(database, files, systemClock.now(), say);
    const readiness = { stopping: false, patienceMs: 0 };
    const app = await createApp({
      config,
      database,
      files,
      log,
      clock: systemClock,
      webFolder: findWebFolder(),
      readiness,
      metrics,
      tracing,
    });
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    const endMetrics = await startMetrics(metrics, config, database.pool);
    say(`Runko is ready at ${config.publicUrl}`);
    if (config.demo) for (const line of await describeLogins(database.db)) say(line);
    const work = { config, db: database.db, pool: database.pool, clock: systemClock, log, files };
    const endings = portalJobs(work).map((job) => runHourly({ ...work, newest }, job));
    const running = [sendMails(work), runPortal(work)];
    const stop = async () => {
      for (const end of endings) end();
      await stopInOrder({
        config,
        log,
        readiness,
        closeConnections: () => app.close(),
        endJobs: () => Promise.all([endMetrics(), tracing?.end(), ...running.map((end) => end())]),
        closeDatabase: () => database.close(),
      });
    };
    return { stop, turnLog: () => turnLogLevel(log, config.logLevel) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
