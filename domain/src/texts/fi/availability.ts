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
  batch: {
    kind: "Osoitteiden saatavuus",
    reference: "Viite",
    categoryAliases: ["Kategoria"],
    capacityAliases: ["Nopeus"],
    title: "Monta osoitetta tiedostosta",
    help: "Tuo enintään 1 000 osoitetta XLSX- tai CSV-tiedostona. Näet kerralla, mitä kukin toimittaja tarjoaa mihinkin osoitteeseen. Mitään ei lähetetä, ennen kuin kysyt puuttuvat.",
    choose: "Tuo osoitteet",
    download: "Lataa tulos (XLSX)",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-saatavuus.xlsx`,
    sheetName: "Saatavuus",
    answers: "Saatavuus osoitteittain",
    row: "Rivi",
    address: "Osoite",
    short: { yes: "Kyllä", likely: "Todennäköisesti", ask: "Kysy", no: "Ei" } satisfies Record<Availability, string>,
    nothing: "Ei tarjontaa",
    days: (days: number) => `${days}\u00a0pv`,
    columns: {
      availability: "saatavuus",
      product: "tuote",
      connectFee: "kytkentämaksu",
      monthlyFee: "kuukausimaksu",
      deliveryDays: "toimitusaika pv",
      document: "tapahtuma",
    },
    summary: ({ yes, likely, ask, no }: Record<Availability, number>) =>
      `kyllä ${yes}, todennäköisesti ${likely}, kysy ${ask}, ei ${no}`,
    leftOut: (rows: number) =>
      rows === 1
        ? "Yksi rivi on virheellinen, eikä siitä kerrota saatavuutta. Korjaa se alla."
        : `${rows} riviä on virheellisiä, eikä niistä kerrota saatavuutta. Korjaa ne alla.`,
    progress: (answered: number, asked: number) => `Vastattu ${answered} / ${asked}`,
    project: (projectId: string) => `Kyselyt ovat projektissa ${projectId}`,
    asking: "Avaa kyselyiden tiedosto",
    askMissing: (requests: number) =>
      requests === 1 ? "Kysy puuttuvat, 1 kysely" : `Kysy puuttuvat, ${requests} kyselyä`,
    /** Of a supplier: addresses by what is known, and the requests that ask for the rest, which may be more or fewer. */
    ofSupplier: (summary: string, requests: number) =>
      requests === 0
        ? `osoitteita: ${summary}`
        : `osoitteita: ${summary}. Puuttuvista ${requests === 1 ? "1 kysely" : `${requests} kyselyä`}`,
    askHelp:
      "Kyselyistä tehdään ensin tiedosto, jonka rivit tarkistetaan. Lähetät ne seuraavalla sivulla. Kysyttyä ei kysytä uudelleen.",
    suppliers: "Toimittajat",
    requests: (supplier: string, requests: number) =>
      requests === 1 ? `${supplier}, 1 kysely` : `${supplier}, ${requests} kyselyä`,
    tooMany: (most: number) => `Kerralla voi kysyä enintään ${most}. Jätä toimittajia pois.`,
    make: "Tee kyselyt",
    chooseSupplier: "Valitse vähintään yksi toimittaja",
    nothingToAsk: "Mitään ei ole kysymättä",
    showMore: (count: number) => `Näytä lisää, jäljellä ${count}`,
  },
  places: {
    unknownCode: "Postinumeroa ei tunneta. Tarkista se.",
    notInhabited: "Postinumero ei ole asennusosoitteen, vaan esimerkiksi postilokeron.",
    otherPlace: "Postitoimipaikka on toinen kuin postinumerolla.",
    inAland: "Postinumero on Ahvenanmaalla.",
  } satisfies Record<PlaceWarning, string>,
  rightPlace: (code: string, name: string) => `Postinumero ${code} on ${name}.`,
  place: (name: string, municipality: string) => `${name}, kunta ${municipality}`,
};
