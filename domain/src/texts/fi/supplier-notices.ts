import type { ChoiceWay, NoticeKind, NoticeState, NoticeWord } from "../../supplier-notices/supplier-notice.ts";
import { todayInHelsinki } from "../../values/calendar-date.ts";
import { formats } from "./formats.ts";
import { shell } from "./shell.ts";

const kinds: Record<NoticeKind, string> = {
  plannedWork: "Huoltotyö",
  outage: "Häiriö",
  termination: "Irtisanominen",
};
const states: Record<NoticeState, string> = { announced: "Ilmoitettu", cancelled: "Peruttu", finished: "Päättynyt" };
const headlines: Record<NoticeWord, (kind: string) => string> = {
  announced: (kind) => kind,
  changed: (kind) => `${kind}, uusi tieto`,
  cancelled: (kind) => `${kind} peruttu`,
  finished: (kind) => (kind === kinds.termination ? "Irtisanotut liittymät päättyneet" : `${kind} päättynyt`),
  reminded: (kind) => `Muistutus: ${kind.toLowerCase()}`,
};
const lastDay = (endsAt: string) => formats.date(todayInHelsinki(new Date(endsAt)));
const ways: Record<ChoiceWay, string> = {
  municipality: "Kunta",
  postalCode: "Postinumero",
  hub: "Keskitin",
  product: "Tuote",
  connection: "Yksittäiset liittymät",
};
const connections = (count: number) => (count === 1 ? "1 liittymä" : `${formats.number(count)} liittymää`);

/** Planned work and outages that a supplier tells of (beyond F7.2). */
export const supplierNotices = {
  title: shell.supplierNotices,
  kinds,
  states,
  headlines,
  ways,
  connections,
  times: (kind: NoticeKind, beginsAt: string, endsAt: string | null) =>
    kind === "termination" && endsAt !== null
      ? `Viimeinen päivä ${lastDay(endsAt)}`
      : endsAt === null
        ? `${formats.instant(beginsAt)} alkaen, päättymistä ei vielä tiedetä`
        : kind === "outage"
          ? `${formats.instant(beginsAt)} alkaen, arvioitu päättyminen ${formats.instant(endsAt)}`
          : `${formats.instant(beginsAt)} – ${formats.instant(endsAt)}`,
  touches: (count: number) => `Koskee: ${connections(count)}`,
  openMailed: "Avaa ilmoitus portaalissa",
  why: (organization: string) => `Sait tämän viestin, koska työskentelet organisaatiossa ${organization}.`,

  columns: {
    kind: "Laji",
    title: "Otsikko",
    when: "Aika",
    supplier: "Toimittaja",
    connections: "Liittymiä",
    read: "Luettu",
    connection: "Liittymä",
    partner: { SUBSCRIBER: "Toimittaja", SUPPLIER: "Tilaaja" },
    customer: "Asiakas",
  },
  row: (title: string) => `Ilmoitus ${title}`,
  make: "Uusi ilmoitus",
  shown: "Näytettävät ilmoitukset",
  parts: { standing: "Voimassa", all: "Kaikki" },
  empty: {
    SUBSCRIBER:
      "Ei ilmoituksia. Toimittajasi kertovat tässä huoltotöistä, häiriöistä ja irtisanomisista, jotka koskevat yhteyksiäsi.",
    SUPPLIER: "Ei ilmoituksia. Tee ilmoitus, kun huoltotyö tai häiriö koskee asiakkaidesi yhteyksiä.",
  },
  readBy: (read: number, all: number) => `${read} / ${all}`,
  notRead: "Ei luettu",
  ongoing: "Meneillään",
  coming: "Tulossa",

  // The form.
  formTitle: "Uusi ilmoitus",
  kind: "Laji",
  noticeTitle: "Otsikko",
  text: "Mitä tapahtuu",
  begins: "Alkaa",
  ends: "Päättyy",
  endsEstimated: "Arvioitu päättyminen",
  by: "Mitä koskee",
  values: {
    municipality: "Kunnat",
    postalCode: "Postinumerot",
    hub: "Keskittimet",
    product: "Tuotteet",
    connection: "Liittymien TID-numerot",
  } satisfies Record<ChoiceWay, string>,
  separated: "Erota välilyönnillä, pilkulla tai rivinvaihdolla",
  hubsSeparated: "Yksi riviä kohti",
  preview: (all: number, subscribers: number) =>
    `Koskee: ${connections(all)}, ${subscribers === 1 ? "1 tilaaja" : `${formats.number(subscribers)} tilaajaa`}`,
  previewOver: (most: string) => `Yli ${most} liittymää. Rajaa valintaa tai tee useampi ilmoitus.`,
  previewNone: "Valinta ei osu yhteenkään käytössä olevaan liittymään",
  previewed: "Kenelle ilmoitus lähtee",
  andOthers: (count: number) => `ja lisäksi ${formats.number(count)} tilaajaa`,
  send: "Lähetä ilmoitus",
  sent: "Ilmoitus lähetetty",
  sendAsk: (all: number, subscribers: number) =>
    `Ilmoitus lähtee heti ${subscribers === 1 ? "yhdelle tilaajalle" : `${formats.number(subscribers)} tilaajalle`} portaaliin ja sähköpostiin. Se koskee: ${connections(all)}. Lähetettyä liittymien valintaa ei voi muuttaa.`,

  // The page.
  notFound: "Ilmoitusta ei ole",
  notFoundHelp: "Ilmoitus on poistettu, tai se ei koske organisaatiosi yhteyksiä.",
  facts: "Ilmoitus",
  sender: "Ilmoittaja",
  when: "Aika",
  touched: "Liittymät",
  ownTouched: "Yhteydet, joita tämä koskee",
  updates: "Myöhemmät tiedot",
  receipts: "Lukukuittaukset",
  told: "Ilmoitettu",
  remindedAt: (at: string) => `Muistutettu ${at}`,
  remind: "Muistuta lukemattomia",
  reminded: (count: number) =>
    count === 0
      ? "Ei muistutettavia: ilmoituksesta tai edellisestä muistutuksesta on alle tunti, tai kaikki ovat lukeneet."
      : count === 1
        ? "Muistutettiin 1 organisaatiota"
        : `Muistutettiin ${count} organisaatiota`,
  update: "Kerro uusi aika",
  cancel: "Peru ilmoitus",
  finish: "Merkitse päättyneeksi",
  updateText: "Viesti tilaajille",
  cancelText: "Miksi perutaan",
  tell: "Kerro tilaajille",
  toldAgain: "Tilaajille kerrottu",
  faults: "Tämän aikana ilmoitetut viat",
  noFaults: "Ei vikailmoituksia",
  faultCount: (count: number) => (count === 1 ? "1 vikailmoitus" : `${formats.number(count)} vikailmoitusta`),
  faultsElsewhere: "Viat käsitellään vianhoidossa.",
  handleFaults: "Käsittele viat yhdessä",
  faultsHelp: "Valitse viat ja käsittele ne yhdessä: lähetä sama viesti, ota käsittelyyn tai arkistoi.",

  // Marks.
  mark: {
    plannedWork: "Tiedossa huolto",
    outage: "Häiriö tiedossa",
    termination: "Päättyy",
  } satisfies Record<NoticeKind, string>,
  knownFault: (title: string, when: string) => `Tunnettu häiriö: ${title}. ${when}.`,
  knownWork: (title: string, when: string) => `Tunnettu huoltotyö: ${title}. ${when}.`,
  knownHelp: "Voit silti ilmoittaa vian. Se liitetään tähän ilmoitukseen.",
  open: "Avaa ilmoitus",

  // Connections that their supplier ends.
  ending: {
    formTitle: "Uusi irtisanominen",
    text: "Syy",
    lastDay: "Viimeinen päivä",
    notice: (days: number, date: string) =>
      `Irtisanomisaika on ${days === 1 ? "1 päivä" : `${days} päivää`}: viimeinen päivä on aikaisintaan ${date}.`,
    bound: (date: string) =>
      `Valittujen sopimuksista pisin sitoo ${date} asti, joten viimeinen päivä on aikaisintaan silloin.`,
    alternatives: "Vaihtoehdot",
    alternativesHelp:
      "Omat tuotteesi, joita tilaaja voi tilata tilalle. Tilaaja näkee niistä ne, jotka sille on tarjolla.",
    alternativesText: "Tietoa vaihtoehdoista",
    previewNone: "Valinta ei osu yhteenkään käytössä olevaan liittymään, jota ei ole jo irtisanottu",
    send: "Irtisano",
    sent: "Liittymät irtisanottu",
    sendAsk: (all: number, subscribers: number) =>
      `Irtisanominen lähtee heti ${subscribers === 1 ? "yhdelle tilaajalle" : `${formats.number(subscribers)} tilaajalle`} portaaliin ja sähköpostiin. Se koskee: ${connections(all)}. Liittymät päättyvät rekisterissä viimeisen päivän jälkeen itsestään.`,
    update: "Siirrä viimeistä päivää",
    updateHelp: "Siirtää voi aina myöhemmäksi. Aiemmaksi siirto edellyttää uutta irtisanomisaikaa.",
    cancel: "Peru irtisanominen",
    noAlternatives: {
      SUBSCRIBER: "Toimittaja ei ole ilmoittanut vaihtoehtoja, joita organisaatiosi voi tilata.",
      SUPPLIER: "Vaihtoehtoja ei ole annettu.",
    },
    order: "Tilaa tilalle",
    replacement: "Korvaava tilaus",
    orderInstead: (tid: number) => `Tilaa liittymän ${tid} tilalle`,
    ordered: "Tilattava tuote",
    help: "Liittymä päättyy viimeisen päivän jälkeen ilman irtisanomistilausta. Aiemmin sen voi päättää tavallisella irtisanomisella liittymän sivulta.",
    ended: (date: string) => `Päättyi ${date} toimittajan irtisanomana`,
    state: "Tila",
    history: "Toimittajan irtisanominen",
  },
};
