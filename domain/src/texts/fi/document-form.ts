import type { DocumentType } from "../../documents/document-types.ts";

const typeHelp: Record<DocumentType, string> = {
  AvailabilityRequest: "Kysy, onko liittymä saatavissa osoitteeseen ja milloin.",
  Inquiry: "Pyydä hinta ja toimitusaika ennen tilaamista.",
  Order: "Tilaa liittymä, yhteys tai palvelu toimittajalta.",
  ChangeOrder: "Muuta voimassa olevaa tilausta.",
  CancelOrder: "Irtisano voimassa oleva tilaus.",
  Fault: "Ilmoita vika toimitetussa yhteydessä.",
};

const newTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "Uusi saatavuuskysely",
  Inquiry: "Uusi tarjouspyyntö",
  Order: "Uusi tilaus",
  ChangeOrder: "Uusi muutostilaus",
  CancelOrder: "Uusi irtisanominen",
  Fault: "Uusi vikailmoitus",
};

/** Making a document: choosing its type, drafts, the three steps. */
export const documentForm = {
  frontTitle: "Uusi tapahtuma",
  typeHelp,
  newTitles,
  shortcuts: "Aloita suoraan tuoteryhmästä",
  noRights: "Organisaatiollasi ei ole oikeutta luoda tapahtumia. Oikeudet myöntää palvelun pääkäyttäjä.",
  openList: (what: string) => `Katso ${what}`,

  drafts: {
    title: "Keskeneräiset luonnokset",
    resume: "Jatka luonnosta",
    resumeWhat: (what: string) => `Jatka luonnosta: ${what}`,
    discard: "Hylkää luonnos",
    discardWhat: (what: string) => `Hylkää luonnos: ${what}`,
    discardTitle: "Hylätäänkö luonnos?",
    discardText: "Kirjoittamasi tiedot poistetaan tästä selaimesta. Mitään ei ole vielä lähetetty.",
    discarded: "Luonnos hylätty",
    savedAt: (when: string) => `Tallennettu ${when}`,
    saved: (time: string) => `Luonnos tallennettu klo ${time}`,
    notSaved: "Luonnosta ei voitu tallentaa tähän selaimeen. Pidä sivu auki, kunnes olet lähettänyt tiedot.",
    empty: "Luonnos tallentuu itsestään, kun alat kirjoittaa",
    unnamed: "Nimetön luonnos",
  },

  steps: {
    label: "Vaiheet",
    product: "Tuote ja toimittaja",
    fields: "Liittymä ja toimitus",
    summary: "Yhteenveto",
    next: "Seuraava",
    toSummary: "Yhteenvetoon",
    previous: "Edellinen",
    edit: "Muokkaa",
    editWhat: (group: string) => `Muokkaa: ${group}`,
  },

  productGroup: "Tuoteryhmä",
  supplier: "Toimittaja",
  product: "Tuote",
  productsOf: (supplier: string) => `Tuotteet: ${supplier}`,
  chooseGroupFirst: "Valitse ensin tuoteryhmä",
  noSuppliers: "Tälle tuoteryhmälle ei ole toimittajaa, jolta organisaatiosi voi tilata. Valitse toinen tuoteryhmä.",
  noProducts: "Toimittajalla ei ole tuotteita tässä tuoteryhmässä. Valitse toinen toimittaja.",
  initialFee: "Kytkentämaksu",
  monthlyFee: "Kuukausimaksu",
  perMonth: (fee: string) => `${fee}/kk`,
  supplierInfo: (supplier: string) => `${supplier} kertoo`,
  customerNumber: (number: string) => `Asiakasnumerosi: ${number}`,
  earliestNormal: (date: string) => `Normaali toimitus aikaisintaan ${date}`,

  customFields: "Tuotteen lisätiedot",
  addressParts: {
    streetName: "Katu",
    streetNumber: "Numero",
    streetLetter: "Rappu",
    apartment: "Huoneisto",
    postalCode: "Postinumero",
    postalPlace: "Postitoimipaikka",
  },
  sameAsTarget: "Käytä A-pään osoitetta",
  useOwnContact: "Käytä omia tietojani",
  ownBillingAddress: "Ei laskutusryhmää, annan osoitteen",
  lengthHelp: "Metreinä, esimerkiksi 12500",
  followersHelp: "Sähköpostiosoitteet, jotka saavat ilmoituksen muutoksista",

  projectInUse: {
    title: (projectId: string) => `Projektitunnus ${projectId} on jo muissa tapahtumissa`,
    document: (type: string, tid: number, customer: string) => `${type} TID ${tid}${customer && `, ${customer}`}`,
    newTab: "avautuu uuteen välilehteen",
    more: (count: number) => (count === 1 ? "ja 1 muu" : `ja ${count} muuta`),
  },

  summary: {
    live: "Tähän mennessä",
    liveEmpty: "Valintasi kootaan tähän.",
    check: "Tarkista tiedot ennen lähettämistä. Tilaus sitoo, kun toimittaja on vahvistanut sen.",
  },

  sendFailed: "Lähettäminen ei onnistunut",
  sendFailedKept: "Kirjoittamasi on tallessa luonnoksena.",
  alreadySent: "Luonnos on jo lähetetty aiemmin toisin tiedoin. Tarkista listasta, ennen kuin lähetät uudelleen.",
  sendAsNew: "Lähetä uutena",
  toList: "Siirry listaan",
  moveOn: "Siirry eteenpäin tai lähetä",
  loadingForm: "Haetaan lomaketta",
};
