export const reportTypes = [
  "count-per-event",
  "order-confirmation-duration",
  "delivery-time",
  "delivery-reliability",
  "fault",
  "hit-rate",
  "service-time",
] as const;
export type ReportType = (typeof reportTypes)[number];
