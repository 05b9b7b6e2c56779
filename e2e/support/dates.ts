const dayMs = 86_400_000;

const helsinkiDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" });

/** The calendar date in Finland so many days from today, YYYY-MM-DD. */
export const dayFromNow = (days: number): string => helsinkiDay.format(Date.now() + days * dayMs);

/** `2026-03-05` as people write it: `5.3.2026`. */
export const asFinnish = (date: string): string => date.split("-").map(Number).toReversed().join(".");
