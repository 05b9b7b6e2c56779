import type { DocumentType } from "../../enumerations/document-types.ts";

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

const shortcuts: Record<DocumentType, string> = {
  AvailabilityRequest: "Aloita saatavuuskysely suoraan tuoteryhmästä",
  Inquiry: "Aloita tarjouspyyntö suoraan tuoteryhmästä",
  Order: "Aloita tilaus suoraan tuoteryhmästä",
  ChangeOrder: "Aloita muutostilaus suoraan tuoteryhmästä",
  CancelOrder: "Aloita irtisanominen suoraan tuoteryhmästä",
  Fault: "Aloita vikailmoitus suoraan tuoteryhmästä",
};

/** Beginning a document: its type, and drafts to go on with. Apart from the form, for the front page is loaded without it. */
export const newDocument = {
  frontTitle: "Tilaajan etusivu",
  choose: "Uusi tapahtuma",
  typeHelp,
  newTitles,
  shortcuts,
  noRightsToGive: "Organisaatiolla ei ole oikeutta tehdä tapahtumia.",
  giveRights: "Anna oikeudet asetuksissa",
  noRights: "Organisaatiollasi ei ole oikeutta tehdä tapahtumia. Oikeudet antaa portaalin pääkäyttäjä.",

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
};
