import type { FieldName } from "../../documents/document-fields.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

/** What binds, and when, when a document of each type is sent. */
const check: Record<DocumentType, string> = {
  AvailabilityRequest: "Tarkista tiedot ennen lähettämistä. Kysely ei sido sinua tilaamaan.",
  Inquiry: "Tarkista tiedot ennen lähettämistä. Tarjouspyyntö ei sido sinua tilaamaan.",
  Order: "Tarkista tiedot ennen lähettämistä. Tilaus sitoo, kun toimittaja on vahvistanut sen.",
  ChangeOrder: "Tarkista tiedot ennen lähettämistä. Muutos sitoo, kun toimittaja on vahvistanut sen.",
  CancelOrder: "Tarkista tiedot ennen lähettämistä. Irtisanominen sitoo, kun toimittaja on vahvistanut sen.",
  Fault: "Tarkista tiedot ennen lähettämistä. Toimittajan vianhoito saa ilmoituksen heti.",
};

/** What is asked before anything else of these types. */
const leadingTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "Kysely",
  Inquiry: "Tarjouspyyntö",
  Order: "Tilaus",
  ChangeOrder: "Mitä muutetaan",
  CancelOrder: "Irtisanominen",
  Fault: "Vika",
};

/** Where a label names no thing to be given. */
const otherwise: Partial<Record<FieldName, string>> = { validUntilDate: "Anna viimeinen voimassaolopäivä" };

/** The form of a document in its three steps. */
export const documentForm = {
  steps: {
    label: "Vaiheet",
    product: "Tuote ja toimittaja",
    order: "Tilaus",
    fields: "Liittymä ja toimitus",
    details: "Tiedot",
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
  searchProducts: "Hae tuotteita",
  severalProducts: "Voit valita useita tuotteita",
  nthProduct: (name: string) => `Tuotteen lisätiedot: ${name}`,
  chooseGroupFirst: "Valitse ensin tuoteryhmä",
  noSuppliers: "Tälle tuoteryhmälle ei ole toimittajaa, jolta organisaatiosi voi tilata. Valitse toinen tuoteryhmä.",
  productGone: (name: string | undefined) =>
    `${name === undefined ? "Luonnoksen tuote" : `Tuote ${name}`} ei ole enää valikoimassa.`,
  chooseAnother: "Valitse toinen tuote.",
  noProducts: "Toimittajalla ei ole tuotteita tässä tuoteryhmässä. Valitse toinen toimittaja.",
  initialFee: "Kytkentämaksu",
  monthlyFee: "Kuukausimaksu",
  perMonth: (fee: string) => `${fee}/kk`,
  supplierInfo: (supplier: string) => `${supplier} kertoo`,
  customerNumber: (number: string) => `Asiakasnumerosi: ${number}`,
  earliestNormal: (date: string) => `Normaali toimitus aikaisintaan ${date}`,
  beganNow: "Alkoi nyt",
  takeFirstDate: (date: string) => `Valitse ensimmäinen mahdollinen, ${date}`,

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

  connectionIdUnchecked: "Ei voitu tarkistaa, onko tunnus jo käytössä. Se tarkistetaan viimeistään lähetettäessä.",
  billingGroupsFailed: "Ei voitu hakea",
  billingGroupsUnknown: "Laskutusryhmiä ei voitu hakea. Yritä uudelleen ennen kuin annat laskutusosoitteen itse.",
  connectionIdInUse: (connectionId: string) => `Tunniste on jo käytössä: ${connectionId}. Anna toinen tunniste.`,

  faultHandlerFront: "Vianhoito",

  source: {
    original: (tid: number) => `TID ${tid}`,
    from: {
      COPY: "Kopio tapahtumasta",
      ORDER: "Tilaat vastauksesta",
      FORWARD: "Välität edelleen tapahtuman",
      FROM_EXISTING: "Koskee tilausta",
    },
    offered: ({ connectFee, monthlyFee }: { connectFee: string; monthlyFee: string }) =>
      `Tarjottu kytkentämaksu ${connectFee}, kuukausimaksu ${monthlyFee}/kk`,
    validUntil: (date: string) => `Tarjous on voimassa ${date} asti`,
    forwardHelp: "Alkuperäisen tilaajan laskutus- ja viitetiedot eivät siirry mukana.",
    copyHelp: "Anna kopiolle oma liittymätunnus.",
    loading: "Haetaan lähtötapahtumaa",
    cannotTitle: "Lähtötapahtumaa ei voi käyttää",
    cannotHelp: "Avaa lähtötapahtuma ja katso, mitä sille voi nyt tehdä.",
    missing: (tid: number) => `Lähtötapahtumaa TID ${tid} ei löytynyt tai sinulla ei ole siihen oikeutta`,
    missingHelp: "Palaa luetteloon ja valitse tapahtuma uudelleen.",
    orderSection: "Tilaus, jota tämä koskee",
  },

  findOrder: {
    title: "Mitä liittymää tämä koskee?",
    search: "Etsi omista liittymistä",
    searchHelp: "Tunnus, TID, CID, asiakas tai osoite",
    found: (count: number) => (count === 1 ? "1 liittymä" : `${count} liittymää`),
    nothingFound: "Voimassa olevaa liittymää ei löytynyt. Kokeile toista tunnusta, asiakasta tai osoitetta.",
    more: (count: number) => `Näiden lisäksi ${count} muuta. Kirjoita hakuun, niin luettelo rajautuu.`,
    withoutOrder: "Ilmoita vika ilman tilausta",
    withoutOrderHelp: "Jos tilausta ei ole portaalissa, vikailmoitus avaa oman asiansa.",
  },

  summary: {
    live: {
      AvailabilityRequest: "Kyselysi",
      Inquiry: "Tarjouspyyntösi",
      Order: "Tilauksesi",
      ChangeOrder: "Muutostilauksesi",
      CancelOrder: "Irtisanomisesi",
      Fault: "Ilmoituksesi",
    },
    liveEmpty: "Valintasi kootaan tähän.",
    check: check.Order,
    checks: check,
  },

  leadingTitles,
  moreOfFault: "Vian lisätiedot",
  /** Beside the heading of a group that is folded. */
  optionalGroup: "Valinnaiset tiedot",
  filledIn: (count: number) => (count === 1 ? "1 tieto annettu" : `${count} tietoa annettu`),

  /** What is to be done at a field that is empty, in the summary of errors. */
  missing: {
    give: (what: string) => `Anna ${what}`,
    choose: (what: string) => `Valitse ${what}`,
    otherwise,
  },

  sendFailed: "Lähettäminen ei onnistunut",
  sendFailedKept: "Kirjoittamasi on tallessa luonnoksena.",
  alreadySent: "Luonnos on jo lähetetty aiemmin toisin tiedoin. Tarkista luettelosta, ennen kuin lähetät uudelleen.",
  sendAsNew: "Lähetä uutena",
  toList: "Siirry luetteloon",
  moveOn: "Siirry eteenpäin tai lähetä",
  loadingForm: "Haetaan lomaketta",
};
