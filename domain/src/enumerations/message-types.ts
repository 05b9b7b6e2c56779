/** Notification types: the document types, and Availability as the answer to an availability request (D-9b). */
export const messageTypes = [
  "AvailabilityRequest",
  "Availability",
  "Inquiry",
  "Order",
  "ChangeOrder",
  "CancelOrder",
  "Fault",
] as const;
export type MessageType = (typeof messageTypes)[number];
