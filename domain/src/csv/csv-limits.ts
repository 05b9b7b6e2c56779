/** Bounds of one import: its rows are stored or refused together, in one transaction. */
export const csvLimits = { rows: 1000, characters: 500_000 } as const;
