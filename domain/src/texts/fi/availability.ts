import type { Availability, PlaceWarning } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Saatavilla",
  likely: "Toimittaja ilmoittaa toimittavansa",
  ask: "Ei tiedossa, kysy saatavuus",
  no: "Ei saatavilla",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "Mitä tähän osoitteeseen?",
  help: "Postinumero riittää. Katuosoitteella näet myös omat vastauksesi ja liittymäsi.",
  search: "Hae",
  known,
  answered: (tid: number, date: string, until: string) =>
    `Sinulle vastattu ${date}, tapahtuma ${tid}. Vastaus on voimassa ${until} asti.`,
  declared: (kind: string, date: string) => `Toimittajan ilmoitus ${date}, tarkkuus: ${kind.toLowerCase()}`,
  survey: "Selvitetään paikalla",
  otherApartment: "Vastaus koskee toista huoneistoa.",
  actions: { order: "Tilaa", ask: "Kysy saatavuus" },
  which: (action: string, product: string, supplier: string) => `${action}: ${product}, ${supplier}`,
  alreadyThere: "Sinulla on jo tämä liittymä",
  products: "Tuotteet",
  nobodySaid: "Yksikään toimittaja ei ole ilmoittanut alueitaan tähän osoitteeseen. Kysy saatavuus toimittajalta.",
  none: "Sinulla ei ole tuotteita, joita voisit tilata tai joiden saatavuutta voisit kysyä. Tarkista tilausoikeudet.",
  here: "Liittymät ja keskeneräiset tapahtumat tässä osoitteessa",
  more: "Näistä näkyvät uusimmat.",
  connection: "Liittymä",
  capacity: "Kapasiteetti",
  category: "Tuoteluokka",
  anyCategory: "Kaikki",
  noneFits: "Mikään tuote ei vastaa rajausta.",
  alreadyAsked: (tid: number) => `Saatavuus on kysytty, tapahtuma ${tid}`,
  askAll: (requests: number) => (requests === 1 ? "Kysy saatavuus, 1 kysely" : `Kysy saatavuus, ${requests} kyselyä`),
  askAllHelp:
    "Kysely lähtee kaikista tuotteista, joiden saatavuus ei ole tiedossa. Kaksipäiset yhteydet kysytään omalla lomakkeellaan.",
  askNow: "Lähetä kyselyt",
  asked: (requests: number) =>
    requests === 1 ? "Saatavuuskysely lähetetty" : `${requests} saatavuuskyselyä lähetetty`,
  notAsked: (requests: number) =>
    requests === 1 ? "Yksi kysely jäi lähettämättä" : `${requests} kyselyä jäi lähettämättä`,
  places: {
    unknownCode: "Postinumeroa ei tunneta. Tarkista se.",
    notInhabited: "Postinumero ei ole asennusosoitteen, vaan esimerkiksi postilokeron.",
    otherPlace: "Postitoimipaikka on toinen kuin postinumerolla.",
    inAland: "Postinumero on Ahvenanmaalla.",
  } satisfies Record<PlaceWarning, string>,
  rightPlace: (code: string, name: string) => `Postinumero ${code} on ${name}.`,
  place: (name: string, municipality: string) => `${name}, kunta ${municipality}`,
};
