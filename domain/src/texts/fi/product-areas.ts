import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Kunta", postalCode: "Postinumero", address: "Osoite" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Toimitetaan",
  notServed: "Ei toimiteta",
  survey: "Selvitetään paikalla",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Toimitusalueet",
  kinds,
  verdicts,
  days: (days: number) => `${days} pv`,
  connectFee: (fee: string) => `kytkentämaksu ${fee}`,
  monthlyFee: (fee: string) => `kuukausimaksu ${fee}`,
  more: (count: number) => `ja ${count} muuta`,
  titleOf: (product: string) => `Alueet: ${product}`,
  what: "Tilaaja näkee heti, toimitetaanko tuote osoitteeseen. Tarkin alue ratkaisee: osoite, sitten postinumero, sitten kunta. Alueesta, josta et sano mitään, tilaaja kysyy saatavuuden.",
  add: "Lisää alueita",
  addNow: "Lisää alueet",
  fields: {
    kind: "Alueen laji",
    municipalities: "Kunnat",
    postalCodes: "Postinumerot",
    addresses: "Osoitteet",
    verdict: "Toimitus",
    deliveryDays: "Toimitusaika, pv",
    connectFee: "Kytkentämaksu",
    monthlyFee: "Kuukausimaksu",
    note: "Huomautus tilaajalle",
  },
  municipalitiesHelp: "Kirjoita kunnan nimen alku",
  postalCodesHelp: "Välilyönnillä tai rivinvaihdolla erotettuina. Voit liittää luettelon taulukosta.",
  addressesHelp: "Yksi riville, esimerkiksi Hämeenkatu 12 B, 33100",
  asProduct: "Tyhjä: sama kuin tuotteella",
  count: (count: number) => `Alueet (${count})`,
  none: "Alueita ei ole ilmoitettu",
  search: "Hae alueista",
  nothingFound: "Hakua vastaavia alueita ei ole",
  remove: (name: string) => `Poista alue ${name}`,
  showMore: (count: number) => `Näytä ${count} lisää`,
  saved: "Alueet tallennettu",
};
