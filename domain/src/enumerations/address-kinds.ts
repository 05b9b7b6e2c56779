export const addressKinds = ["BILLING", "POSTAL", "DELIVERY", "OTHER"] as const;
export type AddressKind = (typeof addressKinds)[number];
