import type { World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { midnight, parties, targetPlace } from "./new-order.ts";
import type { TmfJson } from "./tmf-caller.ts";

const [contact, , agent] = parties();

/** A ticket of a connection as A12.3 writes one. */
export const newTicket = (connection: number, more: TmfJson = {}): TmfJson => ({
  description: "Yhteys poikki klo 9 alkaen",
  severity: "critical",
  ticketType: "outage",
  externalId: "T-1",
  channel: { id: "1", name: "NOC" },
  requestedResolutionDate: "2027-01-01T00:00:00.000Z",
  relatedEntity: [{ id: String(connection), role: "subject", "@referredType": "Product" }],
  relatedParty: [contact, agent],
  characteristic: [
    { name: "faultTime", value: new Date(Date.now() - 3_600_000).toISOString() },
    { name: "terminalChecked", value: true },
  ],
  ...more,
});

type Offering = Pick<World, "product">;

/** A question of availability whose only item is changed. */
export const newQualification = ({ product }: Offering, more: TmfJson = {}, ofItem: TmfJson = {}): TmfJson => ({
  provideAlternative: false,
  provideUnavailabilityReason: true,
  channel: { id: "1", name: "Verkkokauppa" },
  relatedParty: [contact, agent],
  productOfferingQualificationItem: [
    {
      id: "A-1",
      expectedActivationDate: midnight(inDays(60)),
      productOffering: { id: product.id },
      product: { place: [targetPlace()] },
      ...ofItem,
    },
  ],
  ...more,
});

/** An inquiry whose only item is changed. */
export const newQuote = ({ product }: Offering, more: TmfJson = {}, ofItem: TmfJson = {}): TmfJson => ({
  externalId: "Q-1",
  requestedQuoteCompletionDate: midnight(inDays(60)),
  expectedFulfillmentStartDate: midnight(inDays(90)),
  relatedParty: [contact, agent],
  quoteItem: [
    {
      id: "A-1",
      action: "add",
      quantity: 1,
      productOffering: { id: product.id },
      itemTerm: [{ name: "contractLength", duration: { amount: 24, units: "month" } }],
      product: {
        place: [targetPlace()],
        productCharacteristic: [{ name: "subscriberInfo", value: "Yöllä" }],
      },
      ...ofItem,
    },
  ],
  ...more,
});
