/** Why the portal does not delete by age now. */
export const clockDoubts = ["DATABASE_DIFFERS", "ROWS_AHEAD", "CLOCK_LEAPT", "CLOCK_UNPROVEN"] as const;
export type ClockDoubt = (typeof clockDoubts)[number];
