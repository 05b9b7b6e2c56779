import { createApp } from "./app.ts";
import { readConfig } from "./config/read-config.ts";
import { systemClock } from "./platform/clock.ts";
import { createDatabase } from "./platform/database/connect.ts";
import { createLog } from "./platform/log/create-log.ts";

// Prints the OpenAPI document. Nothing is asked of a database, so none has to be there.
const config = readConfig({ JWT_SECRET: "x".repeat(32), LOG_LEVEL: "silent" });
const database = createDatabase({
  connectionString: "postgresql://127.0.0.1:1/none",
  databasePool: 2,
  statementTimeoutMs: 1000,
  log: () => {},
});
const app = await createApp({ config, database, log: createLog("silent"), clock: systemClock });
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await database.close();
