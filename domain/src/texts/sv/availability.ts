import type { Availability, PlaceWarning } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Tillgänglig",
  likely: "Leverantören uppger att den levererar",
  ask: "Inte känt, fråga efter tillgänglighet",
  no: "Inte tillgänglig",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "Vad kan fås till adressen?",
  help: "Postnumret räcker. Med gatuadressen ser du också dina egna svar och anslutningar.",
  search: "Sök",
  known,
  answered: (tid: number, date: string, until: string) =>
    `Besvarat till dig ${date}, ärende ${tid}. Svaret gäller till ${until}.`,
  declared: (kind: string, date: string) => `Leverantörens uppgift ${date}, noggrannhet: ${kind.toLowerCase()}`,
  survey: "Utreds på plats",
  otherApartment: "Svaret gäller en annan lägenhet.",
  actions: { order: "Beställ", ask: "Fråga efter tillgänglighet" },
  which: (action: string, product: string, supplier: string) => `${action}: ${product}, ${supplier}`,
  alreadyThere: "Du har redan den här anslutningen",
  products: "Produkter",
  nobodySaid: "Ingen leverantör har angett sina områden för adressen. Fråga leverantören efter tillgängligheten.",
  none: "Du har inga produkter som du kan beställa eller fråga efter. Kontrollera beställningsrätterna.",
  here: "Anslutningar och oavslutade ärenden på adressen",
  more: "De nyaste av dem visas.",
  connection: "Anslutning",
  capacity: "Kapacitet",
  category: "Produktklass",
  anyCategory: "Alla",
  noneFits: "Ingen produkt motsvarar avgränsningen.",
  alreadyAsked: (tid: number) => `Tillgängligheten har frågats, ärende ${tid}`,
  askAll: (requests: number) =>
    requests === 1
      ? "Fråga efter tillgänglighet, 1 förfrågan"
      : `Fråga efter tillgänglighet, ${requests} förfrågningar`,
  askAllHelp:
    "Förfrågan skickas om alla produkter vars tillgänglighet inte är känd. Förbindelser med två ändar frågas på sin egen blankett.",
  askNow: "Skicka förfrågningarna",
  asked: (requests: number) => (requests === 1 ? "Förfrågan skickad" : `${requests} förfrågningar skickade`),
  notAsked: (requests: number) =>
    requests === 1 ? "En förfrågan skickades inte" : `${requests} förfrågningar skickades inte`,
  places: {
    unknownCode: "Postnumret är inte känt. Kontrollera det.",
    notInhabited: "Postnumret är inte en installationsadress utan till exempel en postbox.",
    otherPlace: "Postorten är en annan än postnumrets.",
    inAland: "Postnumret finns på Åland.",
  } satisfies Record<PlaceWarning, string>,
  rightPlace: (code: string, name: string) => `Postnumret ${code} är ${name}.`,
  place: (name: string, municipality: string) => `${name}, kommunen ${municipality}`,
};
