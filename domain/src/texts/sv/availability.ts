import type { Availability } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Tillgänglig",
  likely: "Leverantören uppger att den levererar",
  ask: "Inte känt, fråga efter tillgänglighet",
  no: "Inte tillgänglig",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "Vad kan fås till adressen?",
  menu: "Tillgänglighet på en adress",
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
  unknownCode: "Postnumret är inte känt. Kontrollera det.",
  notInhabited: "Postnumret är inte en installationsadress utan till exempel en postbox.",
  place: (name: string, municipality: string) => `${name}, kommunen ${municipality}`,
};
