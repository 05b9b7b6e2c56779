/** Months; 0 is temporary or valid until further notice. Source: specification §3 */
export const contractLengths = [0, 12, 24, 36, 60] as const;
export type ContractLength = (typeof contractLengths)[number];
