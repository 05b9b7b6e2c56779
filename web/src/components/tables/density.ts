import { storedChoice } from "../../storage/stored-value.ts";

/** How much room a row takes: one line, two lines, two lines with air. */
export const densities = ["compact", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

export const usualDensity: Density = "normal";

/** The choice of who uses this browser, for all tables. */
export const storedDensity = storedChoice("tableDensity", densities);
