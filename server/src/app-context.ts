import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Config } from "./config/config.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/schema.ts";
import type { Semaphore } from "./platform/bounds/create-semaphore.ts";
import type { FileStorage } from "./platform/files/file-storage.ts";
import type { Live } from "./platform/live/live.ts";
import type { Log } from "./platform/log/create-log.ts";

/** What a capability's routes are given. */
export type AppContext = {
  config: Config;
  db: Kysely<Database>;
  /** For hand-written SQL by named statements; the same connections as `db`. */
  pool: Pool;
  /** For lists, searches, reports and exports: a replica where there is one, never behind what was committed before (0192). */
  reader: Pool;
  clock: Clock;
  log: Log;
  live: Live;
  files: FileStorage;
  /** Bounds what runs at once in this process. */
  gate: Semaphore;
};
