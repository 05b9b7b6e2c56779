export const reportModes = ["basic", "advanced"] as const;
export type ReportMode = (typeof reportModes)[number];
