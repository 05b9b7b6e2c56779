import type { z } from "zod";
import { wholeNumber } from "./setting-values.ts";

/** What one caller may cost the others. */
export type Limits = {
  /** Connections open at once, of all callers. */
  connections: number;
};

/** Their settings, by their names in the environment. */
export const limitSettings = {
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(5000),
};

type LimitSettings = z.output<z.ZodObject<typeof limitSettings>>;

export function readLimits(settings: LimitSettings): Limits {
  return { connections: settings.MAX_CONNECTIONS };
}
