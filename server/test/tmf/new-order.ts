import { nextNumber } from "../builders/next-number.ts";
import type { World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import type { TmfJson } from "./tmf-caller.ts";

export const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** The contact at the site, the end customer, and somebody whom only the client knows. */
export const parties = (): TmfJson[] => [
  {
    id: "siteContact",
    "@referredType": "Individual",
    role: "siteContact",
    name: "Maija Meikäläinen",
    contactMedium: [{ mediumType: "phone", characteristic: { phoneNumber: "+358401234567" } }],
  },
  { id: "endCustomer", "@referredType": "Organization", role: "endCustomer", name: "Esimerkki Oy" },
  { id: "agent-7", "@referredType": "Individual", role: "agent", name: "Antti" },
];

export const targetPlace = (): TmfJson => ({
  role: "targetAddress",
  "@type": "GeographicAddress",
  streetName: "Hämeenkatu",
  streetNr: "12",
  streetNrSuffix: "B",
  postcode: "33100",
  city: "Tampere",
  country: "FI",
  geographicSubAddress: [{ subUnitType: "apartment", subUnitNumber: "34" }],
});

/** An order as A12.1 writes one. */
export const newOrder = ({ product }: Pick<World, "product">, more: TmfJson = {}): TmfJson => ({
  externalId: "PO-77",
  priority: "2",
  channel: [{ id: "1", name: "Verkkokauppa" }],
  requestedCompletionDate: midnight(inDays(60)),
  relatedParty: parties(),
  productOrderItem: [
    {
      id: "A-1",
      action: "add",
      quantity: 1,
      productOffering: { id: product.id },
      itemTerm: [{ name: "contractLength", duration: { amount: 36, units: "month" } }],
      product: {
        place: [targetPlace()],
        productCharacteristic: [
          { name: "subscriberConnectionId", value: `PK-${nextNumber()}` },
          { name: "subscriberInfo", value: "Yöllä" },
        ],
      },
    },
  ],
  ...more,
});
