/** What rows of a file do to the areas of a product: stand in the place of them all, or only of those of the same. */
export const areaFileModes = ["add", "replace"] as const;
export type AreaFileMode = (typeof areaFileModes)[number];

/** The columns of a file of areas, in their order. */
export const areaColumns = ["kind", "code", "verdict", "deliveryDays", "connectFee", "monthlyFee", "note"] as const;
export type AreaColumn = (typeof areaColumns)[number];
