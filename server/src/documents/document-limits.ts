import type { Config } from "../config/config.ts";

/** Settings that bound what may be done to documents. */
export type DocumentLimits = { lockMinutes: number; lockSilenceSeconds: number; retentionDays: number };

export function documentLimits(config: Config): DocumentLimits {
  return {
    lockMinutes: config.editLockMinutes,
    lockSilenceSeconds: config.lockHeartbeatSeconds,
    retentionDays: config.retentionDays,
  };
}
