import type { Capability } from "../capability.ts";
import { sealLogs } from "./seal-logs.ts";

export const logChain: Capability = {
  tables: { log_chain: [], log_unsealed: [] },
  runs: { name: "Sealing the logs", everyMs: 2000, work: ({ db, config }) => sealLogs(db, config) },
};
