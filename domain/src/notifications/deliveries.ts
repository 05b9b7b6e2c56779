import type { MessageType } from "../enumerations/message-types.ts";

/** How a person is mailed of one type of message. */
export const deliveries = ["atOnce", "daily", "none"] as const;
export type Delivery = (typeof deliveries)[number];

/** Of types that are not named, at once. */
export type DeliveryChoices = { [Type in MessageType]?: Delivery | undefined };

export const standardDelivery: Delivery = "atOnce";

/** How a notice goes to a person; an urgent fault does not wait for the digest. */
export function deliveryOf(choices: DeliveryChoices, type: MessageType, urgent: boolean): Delivery {
  const chosen = choices[type] ?? standardDelivery;
  return urgent && chosen === "daily" ? "atOnce" : chosen;
}
