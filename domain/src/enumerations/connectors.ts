export const connectors = ["SC UPC SM", "SC APC SM", "LC UPC SM", "LC APC SM", "FC_SM", "RJ45"] as const;
export type Connector = (typeof connectors)[number];
