import type { Clock } from "../../src/platform/clock.ts";

export type TestClock = Clock & { pass: (milliseconds: number) => void };

/** The real time, moved on by as much as a test wants. */
export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    pass: (milliseconds) => {
      offset += milliseconds;
    },
  };
}
