import type { Config } from "../config/config.ts";

/** Settings that bound what may be done to documents. */
export type DocumentLimits = { lockSilenceSeconds: number; retentionDays: number };

export function documentLimits(config: Config): DocumentLimits {
  return {
    lockSilenceSeconds: config.lockHeartbeatSeconds,
    retentionDays: config.retentionDays,
  };
}
