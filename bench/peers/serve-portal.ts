import { createApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/config/read-config.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import { createDatabase } from "../../server/src/platform/database/connect.ts";
import { findWebFolder } from "../../server/src/platform/http/serve-web.ts";
import { createLog } from "../../server/src/platform/log/create-log.ts";
import { unbounded } from "./unbounded.ts";

const config = readConfig({ ...unbounded, ...process.env });
const database = createDatabase({ ...config, connectionString: config.databaseUrl ?? "", log: console.error });
const app = await createApp({
  config,
  database,
  log: createLog(config.logLevel),
  clock: systemClock,
  webFolder: findWebFolder(),
});
await app.listen({ port: config.port });
