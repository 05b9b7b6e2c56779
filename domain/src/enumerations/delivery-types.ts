/** `fast` is a fixed date (D-8b). */
export const deliveryTypes = ["normal", "urgent", "fast"] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
