import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { Writable } from "node:stream";
import { createApp } from "../../src/app.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import type { Config } from "../../src/config/config.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import type { App } from "../../src/platform/http/typed-app.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { checkAnswers } from "./check-answers.ts";
import { collectRoutes, type Route } from "./collect-routes.ts";
import { createCaller, type Caller } from "./caller.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { testConfig } from "./test-config.ts";

export type TestApp = {
  app: App;
  config: Config;
  clock: TestClock;
  db: TestDatabase["db"];
  pool: TestDatabase["pool"];
  connectionString: string;
  /** Everything that was logged. */
  logged: () => string;
  /** Without a token. */
  anonymous: Caller;
  signInAs: (user: { id: string }) => Promise<Caller>;
  /** For forgeries: a caller with this text as its token. */
  withToken: (token: string) => Caller;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Every route but the documentation itself, as the OpenAPI document would name it. */
  routes: Route[];
  close: () => Promise<void>;
};

/**
 * A whole app on a database of its own. Each answer is compared with the OpenAPI document; one that differs fails the
 * test that asked for it, or the closing (R30). So does a token in the log (R17).
 */
export async function createTestApp(
  settings: Partial<Config> = {},
  makeDatabase: () => Promise<TestDatabase> = createTestDatabase,
): Promise<TestApp> {
  const database = await makeDatabase();
  const config = { ...testConfig, ...settings };
  const clock = createTestClock();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const answers = checkAnswers();
  const routes = collectRoutes();
  const log = createLog("trace", sink);
  const app = await createApp({
    config,
    database,
    log,
    clock,
    prepare: (made) => [answers, routes].forEach(({ watch }) => watch(made)),
  });
  await app.ready();

  const inject = async (options: InjectOptions) => {
    const response = await app.inject(options);
    answers.assertConform();
    return response;
  };
  const tokens: string[] = [];
  const withToken = (token: string | undefined) => {
    if (token !== undefined) tokens.push(token);
    return createCaller(inject, token);
  };
  return {
    app,
    config,
    clock,
    db: database.db,
    pool: database.pool,
    connectionString: database.connectionString,
    logged: () => lines.join(""),
    anonymous: withToken(undefined),
    signInAs: async ({ id }) => withToken(await issueToken(config, { userId: id, now: clock.now(), validFrom: 0 })),
    withToken,
    inject,
    routes: routes.found,
    close: async () => {
      await app.close();
      await database.drop();
      answers.assertConform();
      const logged = lines.join("");
      if ([config.jwtSecret, ...tokens].some((secret) => secret.length > 20 && logged.includes(secret)))
        throw new Error("A token or its key stands in the log (R17)");
    },
  };
}
