export const isLong = process.env["RUNKO_LONG"] === "1";

/** The size of a test: the small one in every run, the full one when the long run is asked for. */
export const sizeOf = (small: number, full: number): number => (isLong ? full : small);
