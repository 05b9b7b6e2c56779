import type { z } from "zod";
import { wholeNumber } from "./setting-values.ts";

/** What one caller may cost the others. */
export type Limits = {
  /** Connections open at once, of all callers. */
  connections: number;
  /** Calls of one user in a minute. */
  callsPerMinute: number;
  /** Streams of changes that one user may have open. */
  streamsPerUser: number;
};

/** Their settings, by their names in the environment. */
export const limitSettings = {
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(5000),
  CALLS_PER_MINUTE: wholeNumber(60, 100_000_000).default(6000),
  STREAMS_PER_USER: wholeNumber(1, 10_000).default(20),
};

type LimitSettings = z.output<z.ZodObject<typeof limitSettings>>;

export function readLimits(settings: LimitSettings): Limits {
  return {
    connections: settings.MAX_CONNECTIONS,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    streamsPerUser: settings.STREAMS_PER_USER,
  };
}
