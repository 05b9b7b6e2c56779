export const faultTypes = ["fault", "urgentFault", "deliveryChecking"] as const;
export type FaultType = (typeof faultTypes)[number];
