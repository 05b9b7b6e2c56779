import { dayFromNow } from "./dates.ts";

/** What an order says at the least of a product that asks nothing of its own. */
export const plainOrder = () => ({
  requestedDate: dayFromNow(60),
  customerName: "Asiakas Oy",
  subscriberConnectionId: "LIITTYMA-1",
  deliveryType: "normal",
  contractLength: 24,
  contactName: "Aino Korhonen",
  contactPhone: "+358 40 123 4567",
  targetAddress: { streetName: "Hiekkatie", streetNumber: "1", postalCode: "00100", postalPlace: "Helsinki" },
});
