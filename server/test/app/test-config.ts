import { readLimits } from "../../src/config/limits.ts";
import { settingsSchema } from "../../src/config/settings-schema.ts";
import type { Config } from "../../src/config/config.ts";

export const testConfig: Config = {
  nodeEnv: "test",
  demo: false,
  host: "127.0.0.1",
  port: 3000,
  apiDocs: true,
  publicUrl: "http://localhost:3000",
  trustProxy: ["loopback"],
  dataDir: "unused",
  databaseUrl: undefined,
  databasePool: 10,
  statementTimeoutMs: 10_000,
  jwtSecret: "a secret of the tests, long enough to sign with",
  tokenHours: 8,
  editLockMinutes: 60,
  lockHeartbeatSeconds: 120,
  loginAttempts: 10,
  loginAddressAttempts: 100,
  contactAddressRequests: 10,
  contactRequests: 200,
  loginWindowMinutes: 15,
  retentionDays: 1825,
  privacyController: undefined,
  retentionMinDays: 180,
  smtpUrl: undefined,
  mailFrom: "Runko <runko@localhost>",
  files: { kind: "folder", folder: "unused" },
  limits: readLimits(settingsSchema.parse({})),
  logLevel: "trace",
};
