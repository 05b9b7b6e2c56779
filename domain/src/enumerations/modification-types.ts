export const modificationTypes = ["address", "speed", "cableY", "other"] as const;
export type ModificationType = (typeof modificationTypes)[number];
