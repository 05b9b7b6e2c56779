export const productCategories = [
  "ANTENNA_DEVICE_PLACEMENT",
  "DEVICE_PLACEMENT",
  "ETHERNET_CONNECTION",
  "IP_TRANSIT",
  "OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS",
  "SERVICES",
  "STATIC_AND_SUBSCRIBER_CONNECTIONS",
  "STATIC_ETHERNET_CONNECTION",
  "TRANSFER_CAPACITY",
  "WDM",
] as const;
export type ProductCategory = (typeof productCategories)[number];
