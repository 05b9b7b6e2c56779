import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Kommun", postalCode: "Postnummer", address: "Adress" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Levereras",
  notServed: "Levereras inte",
  survey: "Utreds på plats",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Leveransområden",
  kinds,
  verdicts,
  days: (days: number) => `${days} dgr`,
  connectFee: (fee: string) => `anslutningsavgift ${fee}`,
  monthlyFee: (fee: string) => `månadsavgift ${fee}`,
  more: (count: number) => `och ${count} till`,
  titleOf: (product: string) => `Områden: ${product}`,
  what: "Beställaren ser genast om produkten levereras till adressen. Det noggrannaste området avgör: adress, sedan postnummer, sedan kommun. Om ett område som du inte säger något om frågar beställaren efter tillgängligheten.",
  add: "Lägg till områden",
  addNow: "Lägg till områdena",
  fields: {
    kind: "Typ av område",
    municipalities: "Kommuner",
    postalCodes: "Postnummer",
    addresses: "Adresser",
    verdict: "Leverans",
    deliveryDays: "Leveranstid, dgr",
    connectFee: "Anslutningsavgift",
    monthlyFee: "Månadsavgift",
    note: "Anmärkning till beställaren",
  },
  municipalitiesHelp: "Skriv början av kommunens namn",
  postalCodesHelp: "Åtskilda med mellanslag eller radbyte. Du kan klistra in en lista från en tabell.",
  addressesHelp: "En per rad, till exempel Tavastgatan 12 B, 33100",
  asProduct: "Tomt: samma som produktens",
  count: (count: number) => `Områden (${count})`,
  none: "Inga områden har angetts",
  search: "Sök bland områdena",
  nothingFound: "Inga områden motsvarar sökningen",
  remove: (name: string) => `Ta bort området ${name}`,
  showMore: (count: number) => `Visa ${count} till`,
  saved: "Områdena har sparats",
};
