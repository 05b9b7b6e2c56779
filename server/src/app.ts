import type { AppContext } from "./app-context.ts";
import { apiTags } from "./api-tags.ts";
import type { Config } from "./config/config.ts";
import type { Clock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/connect.ts";
import { createCallerBounds } from "./platform/bounds/bound-callers.ts";
import { createSemaphore } from "./platform/bounds/create-semaphore.ts";
import { createFileStorage, type FileStorage } from "./platform/files/file-storage.ts";
import { gatherMethods } from "./platform/http/allowed-methods.ts";
import { createServer } from "./platform/http/create-server.ts";
import { endConnections } from "./platform/http/end-connections.ts";
import { handleErrors } from "./platform/http/handle-errors.ts";
import { registerHealthRoutes, type Readiness } from "./platform/http/health-routes.ts";
import { addOpenApi } from "./platform/http/openapi.ts";
import { readVersion } from "./platform/http/read-version.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { registerOAuthMetadata } from "./api-clients/oauth-metadata.ts";
import { openDoorToMachines } from "./api-clients/open-door.ts";
import { registerSecurityTxt } from "./platform/http/security-txt.ts";
import { serveWeb } from "./platform/http/serve-web.ts";
import type { App } from "./platform/http/typed-app.ts";
import { createLive } from "./platform/live/live.ts";
import type { Log } from "./platform/log/create-log.ts";
import type { Metrics } from "./platform/metrics/create-metrics.ts";
import type { Tracing } from "./platform/tracing/create-tracing.ts";
import { measureAnswers } from "./platform/metrics/measure-answers.ts";
import { logRefusals } from "./log-refusals.ts";
import { privacyFacts, registerApi } from "./register-api.ts";
import { registerTmf } from "./tmf/register-tmf.ts";
import { tmfBase } from "./tmf/tmf-paths.ts";
import { registerHubRoutes } from "./webhooks/hub-routes.ts";

type AppParts = {
  config: Config;
  database: Pick<OpenDatabase, "db" | "pool" | "reader" | "watch">;
  /** That of the settings, unless it is open already. */
  files?: FileStorage;
  log: Log;
  clock: Clock;
  /** The built web application; without it the API alone is served. */
  webFolder?: string | undefined;
  /** Set to stopping by who is about to close the app, so that its callers go elsewhere first. */
  readiness?: Readiness | undefined;
  /** Told of each answer, where metrics are served. */
  metrics?: Metrics | undefined;
  /** Makes spans of each answer, where traces are sent. */
  tracing?: Pick<Tracing, "traceAnswers"> | undefined;
  /** Told of the app before it has any route: a test run watches every answer. */
  prepare?: ((app: App) => void) | undefined;
};

const PATIENCE_MS = 10_000;

/** The whole server but its listening: `app.inject` or `app.listen` brings it to life, `app.close` ends it. */
export async function createApp({
  config,
  database,
  files = createFileStorage(config.files),
  log,
  clock,
  webFolder,
  readiness = { stopping: false, patienceMs: PATIENCE_MS },
  metrics,
  tracing,
  prepare,
}: AppParts): Promise<App> {
  const { db, pool, reader, watch } = database;
  const live = createLive(pool, (line) => log.warn(line));
  const context: AppContext = { config, db, pool, reader, clock, log, live, files, gate: createSemaphore() };
  const version = readVersion();

  const app = createServer(log, config);
  prepare?.(app);
  if (metrics) measureAnswers(app, metrics);
  tracing?.traceAnswers(app);
  const answerMethods = gatherMethods(app);
  app.addHook("onRequest", (_request, reply, done) => {
    if (readiness.stopping) reply.header("connection", "close");
    done();
  });
  const refusals = logRefusals(db, clock, log);
  handleErrors(app, { onRefusal: refusals.note, onUnwritable: watch.doubtWrites });
  addSecurityHeaders(app);
  await addOpenApi(app, { version, tags: apiTags, readable: config.apiDocs, publicUrl: config.publicUrl });
  registerHealthRoutes(app, { watch, files, version, readiness, config, privacyFacts });
  registerSecurityTxt(app, { config, clock });
  registerOAuthMetadata(app, config);
  const entrance = { bounds: createCallerBounds(context), machines: openDoorToMachines(app, context) };
  await app.register(async (api: App) => registerApi(api, context, entrance), { prefix: "/api" });
  await app.register(
    async (tmf: App) => registerTmf(tmf, context, { ...entrance, answerMethods, more: registerHubRoutes }),
    {
      prefix: tmfBase,
    },
  );
  await serveWeb(app, { folder: webFolder, languages: config.languages }, answerMethods);
  app.addHook("preClose", async () => {
    readiness.stopping = true;
    endConnections(app, readiness.patienceMs);
    await live.close();
  });
  app.addHook("onClose", refusals.end);
  return app;
}
