import { waitReasons, type Wait } from "./waits.ts";

/** Why a clock stands: its supplier waits for the other side, is held up by it, or what was done is opened again after that time. */
export const pauseReasons = [...waitReasons, "held", "reopened"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Why the supplier can do nothing until the subscriber has; the one place that tells. */
export const pauseOf = (waits: readonly Wait[]): PauseReason | null =>
  waits.find((wait) => wait.for === "subscriber")?.why ?? null;
