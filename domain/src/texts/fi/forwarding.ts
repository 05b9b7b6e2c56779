import type { RequestKind } from "../../documents/request-states.ts";

/** Forwarding a document, and bringing the answer back. */
export const forwarding = {
  title: "Välitä edelleen",
  help: "Valitse, kenelle tapahtuma välitetään. Mitään ei lähetetä ennen kuin olet tarkistanut lomakkeen.",
  choice: "Kenelle",
  search: "Hae toimittajia",
  backToOriginal: "Takaisin alkuperäiselle",
  backHelp: "Siirtää saadun vastauksen alkuperäiseen tapahtumaan",
  next: "Jatka lomakkeelle",
  noSuppliers: "Organisaatiollasi ei ole toimittajaa, joka ottaa vastaan tämän tapahtuman",
  chooseOne: "Valitse toimittaja",

  loop: {
    returned: (tid: string) =>
      `Välitit tämän jo kerran (${tid}), ja se on palannut sinulle. Uusi välitys kiertää kehää.`,
    toSubscriber: "Tapahtuma on tullut tältä organisaatiolta. Välitys palauttaisi sen lähettäjälleen.",
  },

  orderQuoted: "Tilaa välitetystä kyselystä",
  quoted: (what: string, supplier: string) =>
    `Välitit kyselyn, josta tämä on tilattu, ja sait vastauksen: ${what}, ${supplier}. Siitä tehty tilaus jatkaa ketjua.`,

  section: "Välitys",
  original: "Alkuperäinen tapahtuma",
  originalOperators: "Alkuperäiset operaattorit",
  ownForward:
    "Välitit tämän tapahtuman edelleen. Voit siirtää vastauksen alkuperäiseen; muut toiminnot löydät tilaajan sivulta.",
  originalChanged:
    "Alkuperäistä tapahtumaa on muutettu välittämisen jälkeen. Vertaa tietoja ja muokkaa tai peruuta tämä tarvittaessa.",
  originalCancelled:
    "Alkuperäinen tapahtuma on peruutettu välittämisen jälkeen. Peruuta tämä, jos sitä ei enää tarvita.",
  onward: {
    cancel: "Tilaaja pyytää peruutusta. Päätä, peruutetaanko myös se, minkä välitit edelleen.",
    amend: "Tilaaja pyytää muutosta. Päätä, pyydetäänkö samaa myös siltä, jolle välitit tämän.",
  } satisfies Record<RequestKind, string>,
  openForward: (tid: string) => `Avaa ${tid}`,
  forwards: "Välitetty edelleen",
  forwardedTo: (supplier: string) => `toimittajalle ${supplier}`,

  transferTitle: "Siirretäänkö toimitustiedot alkuperäiselle?",
  transferText: (target: string) =>
    `Vastauksen tiedot kopioidaan tapahtumaan ${target}. Siellä jo olevat tiedot korvataan.`,
  copied: "Kopioitavat tiedot",
  fees: "Kopioi myös hinnat",
  feesHelp: "Jätä pois, jos laskutat tilaajaa omilla hinnoillasi.",
  reject: "Hylkää samasta syystä",
  rejectTitle: (target: string) => `Hylkää ${target}`,
  rejectImpossible: "Alkuperäistä ei voi enää hylätä",
  transferred: (target: string) => `Toimitustiedot siirretty tapahtumaan ${target}`,
};
