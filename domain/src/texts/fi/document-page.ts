import type { DocumentAction } from "../../documents/document-actions.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

const confirmTexts: Partial<Record<DocumentAction, string>> = {
  confirm: "Vahvistus sitoo toimittajaa, ja tilaaja saa siitä ilmoituksen. Tarkista tiedot.",
  signReady: "Kuittauksen jälkeen tietoja ei voi enää muuttaa. Tarkista tiedot.",
  deliver: "Tilaaja saa ilmoituksen, että toimitus on alkanut.",
  withdrawQuestion: "Tapahtuma ei enää odota vastausta kysymykseen.",
  withdrawRequest: "Toimitus jatkuu ennallaan, ja toimittaja saa ilmoituksen.",
};

const cancelText: Record<DocumentType, string> = {
  AvailabilityRequest: "Peruutettua saatavuuskyselyä ei voi palauttaa.",
  Inquiry: "Peruutettua tarjouspyyntöä ei voi palauttaa.",
  Order: "Peruutettua tilausta ei voi palauttaa. Toinen osapuoli saa ilmoituksen ja kuittaa peruutuksen.",
  ChangeOrder: "Peruutettua muutostilausta ei voi palauttaa. Toinen osapuoli saa ilmoituksen ja kuittaa peruutuksen.",
  CancelOrder: "Peruutettua irtisanomista ei voi palauttaa. Toinen osapuoli saa ilmoituksen ja kuittaa peruutuksen.",
  Fault: "Peruutettua vikailmoitusta ei voi palauttaa.",
};

/** The page of one document. */
export const documentPage = {
  title: (type: string, tid: number) => `${type} TID ${tid}`,
  loading: "Haetaan tapahtumaa",
  notFound: "Tapahtumaa ei löytynyt tai sinulla ei ole siihen oikeutta",
  notFoundHelp: "Tarkista tapahtumatunnus. Tapahtuma voi myös kuulua toiselle organisaatiolle.",
  backToList: (type: string) => type,
  neighbours: {
    label: "Luettelon tapahtumat",
    previous: "Edellinen tapahtuma",
    next: "Seuraava tapahtuma",
    position: (position: number, count: number) => `${position} / ${count}`,
  },
  copyTid: "Kopioi TID",
  caseLink: (cid: number) => `CID ${cid}`,
  moreActions: "Muut toiminnot",
  notNow: (count: number) => `Ei vielä (${count})`,
  copyText: "Kopioi tekstinä",
  textCopied: "Tapahtuma kopioitu tekstinä",
  pdf: "Tallenna PDF-tiedostona",
  pdfSaved: "Tapahtuma tallennettu PDF-tiedostona",
  print: "Tulosta",
  printed: (organization: string, when: string) => `${organization}, tulostettu ${when}`,
  states: "Tilan vaiheet",
  onlyRead: "Näet tapahtuman, koska se kuuluu alaorganisaatiollesi. Et voi muuttaa sitä.",

  facts: {
    title: "Lyhyesti",
    product: "Tuote",
    place: "Paikka",
    between: (near: string, far: string) => `${near} – ${far}`,
    customer: "Asiakas",
    wished: "Toivottu",
    promised: "Vahvistettu",
    validUntil: "Voimassa asti",
    delivered: (type: DocumentType) => (type === "CancelOrder" ? "Päättynyt" : "Toimitettu"),
    began: "Alkoi",
    repaired: "Korjattu",
    phone: "Puhelin",
    due: "Määräaika",
  },
  sections: {
    case: "Asian kulku",
    log: "Tapahtumaloki",
    basics: "Osapuolet",
    billing: "Laskutus ja viitteet",
  },
  parties: {
    createdAt: "Luotu",
    createdBy: "Tekijä",
    handledBy: "Toimittajan käsittelijä",
    updatedAt: "Muuttunut",
    source: "Lähtötapahtuma",
  },
  handler: {
    title: "Käsittelijä",
    nobody: "Ei käsittelijää",
    left: "Entinen käsittelijä, ei enää tässä roolissa",
    you: (name: string) => `${name} (sinä)`,
    seenBy: {
      SUBSCRIBER: "Vain oma organisaatiosi näkee käsittelijän.",
      SUPPLIER: "Tilaaja näkee käsittelijän, kun tapahtuma on otettu käsittelyyn.",
      ERROR_HANDLER: "Tilaaja näkee käsittelijän, kun ilmoitus on otettu käsittelyyn.",
    },
  },
  answerHidden: (isConfirmed: boolean) =>
    isConfirmed
      ? "Toimittajan vastaus näkyy, kun toimittaja on vahvistanut sen."
      : "Toimittajan vastaus näkyy, kun se on valmis.",
  answerEmpty: "Vastausta ei ole vielä annettu.",
  thisDocument: "tämä tapahtuma",
  orderedProduct: "Tilattu tarjouksesta",
  inactiveProduct: "Ei toimiteta",
  prices: {
    title: "Hinnat",
    delivered: "Toimitetaan",
    total: (connect: string, monthly: string) => `Yhteensä: kytkentämaksu ${connect}, kuukausimaksu ${monthly}/kk`,
  },

  lock: {
    other: (name: string, since: string, until: string) => `Varattu: ${name} klo ${since} alkaen, klo ${until} asti`,
    ownElsewhere: (since: string, until: string) =>
      `Olet varannut tapahtuman toisessa välilehdessä klo ${since}, varaus voimassa klo ${until} asti`,
    resume: "Jatka muokkausta",
    release: "Vapauta varaus",
    released: "Varaus vapautettu",
    takeFailed: "Varauksen asettaminen ei onnistunut",
    releaseFailed: "Varauksen vapauttaminen ei onnistunut",
    takeAgain: "Varaa uudelleen",
  },

  log: {
    empty: "Lokissa ei ole vielä tapahtumia",
    system: "järjestelmä",
    change: (field: string, from: string, to: string) =>
      from === "" ? `${field}: ${to}` : `${field}: ${from} → ${to}`,
    nothing: "tyhjä",
    products: "Tuotteet",
    processed: "Käsittelymerkintä",
    supplier: "Toimittaja",
    otherField: "Muu tieto",
    showChanges: (count: number) => (count === 1 ? "Näytä muutos" : `Näytä ${count} muutosta`),
  },
  case: { alone: "Asiassa ei ole muita tapahtumia.", aloneOfFaults: "Asiassa ei ole muita vikailmoituksia." },

  edit: {
    close: "Sulje",
    missing: (count: number) => (count === 1 ? "1 pakollinen tieto puuttuu" : `${count} pakollista tietoa puuttuu`),
    missingList: (names: string) => `Puuttuu: ${names}`,
    ready: "Kaikki pakolliset tiedot on annettu",
    unchanged: "Ei tallentamattomia muutoksia",
    unsaved: "Tallentamattomia muutoksia",
    kept: (time: string) => `Kirjoittamasi on tallessa tässä selaimessa (klo ${time})`,
    closeTitle: "Suljetaanko tallentamatta?",
    closeText: "Muutoksiasi ei ole tallennettu tapahtumaan. Voit jättää ne talteen ja jatkaa myöhemmin.",
    keepAndClose: "Sulje, säilytä luonnoksena",
    discardAndClose: "Hylkää muutokset",
    restoreTitle: "Sinulla on tallentamattomia muutoksia",
    restoreText: (when: string) => `Kirjoitit niitä ${when}.`,
    restore: "Jatka muokkausta",
    discard: "Hylkää muutokset",
    saveDraft: "Tallenna keskeneräisenä",
    skip: (isFault: boolean) => (isFault ? "Ohita korjaustiedot" : "Ohita toimitustiedot"),
    skipHelp: "Vain välttämättömät tiedot vaaditaan.",
    nothingToSave: "Et ole muuttanut mitään",
    start: "Muokataan tapahtumaa",
  },

  stale: {
    title: "Tapahtumaa on muutettu sen jälkeen, kun avasit sen",
    by: (name: string, when: string) => `${name} muutti tapahtumaa ${when}.`,
    show: "Näytä muutokset",
    stateChanged: (from: string, to: string) => `Tila: ${from} → ${to}`,
    conflict: "muutit samaa tietoa",
    keepMine: "Jatka omilla muutoksillani",
    takeTheirs: "Hylkää omat muutokseni",
    nowImpossible: "Uudessa tilassa muutoksiasi ei voi enää tallentaa. Voit kopioida kirjoittamasi talteen.",
    takeUp: "Jatka uusilla tiedoilla",
    actionImpossible: "Uudessa tilassa tätä ei voi enää tehdä.",
    kept: "Omat muutoksesi säilyivät, muut tiedot päivitettiin",
    pricesOnly: "Tuotteet, liitteet tai muu tieto",
  },

  notPossible: (action: string) => `${action}: toiminto ei ole mahdollinen tälle tapahtumalle`,
  /** Of two steps at one press, when the second fails. */
  firstStands: (done: string) => `${done}. Seuraava vaihe ei onnistunut, yritä sitä uudelleen.`,

  repairAccepted: "Tilaaja on hyväksynyt korjauksen",

  confirmTitle: (action: string) => `${action}?`,
  confirmTexts,
  cancelText,
  reason: {
    cancel: "Peruutuksen syy",
    choice: "Syy",
    explanation: "Tarkennus",
    rejectTitle: (what: string) => `Hylkää ${what}`,
    returnTitle: "Palauta täydennettäväksi",
    rejectText: "Tilaaja saa ilmoituksen hylkäyksestä ja sen syystä.",
    reopenTitle: "Avaa vikailmoitus uudelleen",
    reopenText: "Ilmoitus palaa vianhoitajan käsittelyyn. Kerro, mikä jäi vialle.",
    returnText: "Tapahtuma palaa avoimeksi, ja tilaaja voi täydentää sitä.",
  },
  shortcuts: { edit: "Muokkaa", save: "Tallenna" },
};
