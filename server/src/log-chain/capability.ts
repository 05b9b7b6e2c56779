import { z } from "zod";
import type { Capability } from "../capability.ts";
import { divideSecurityLog, keepSecurityLog } from "./keep-security-log.ts";
import { sealLogs } from "./seal-logs.ts";

export const logChain: Capability = {
  tables: { log_chain: [], log_unsealed: [] },
  runs: { name: "Sealing the logs", everyMs: 2000, work: ({ db, config }) => sealLogs(db, config) },
  jobs: ({ db, config }) => [
    {
      id: "divideSecurityLog",
      name: "Making months of the security log",
      irreversible: false,
      work: () => divideSecurityLog(db),
    },
    {
      id: "keepSecurityLog",
      name: "Letting old months of the security log go",
      irreversible: true,
      work: (now) => keepSecurityLog(db, { now, days: config.securityLogDays }),
    },
  ],
  privacy: { securityLogDays: { schema: z.int(), of: ({ securityLogDays }) => securityLogDays } },
};
