import type { ChoiceWay, NoticeKind, NoticeState, NoticeWord } from "../../supplier-notices/supplier-notice.ts";
import { formats } from "./formats.ts";
import { shell } from "./shell.ts";

const kinds: Record<NoticeKind, string> = {
  plannedWork: "Huoltotyö",
  outage: "Häiriö",
};
const states: Record<NoticeState, string> = { announced: "Ilmoitettu", cancelled: "Peruttu", finished: "Päättynyt" };
const headlines: Record<NoticeWord, (kind: string) => string> = {
  announced: (kind) => kind,
  changed: (kind) => `${kind}, uusi tieto`,
  cancelled: (kind) => `${kind} peruttu`,
  finished: (kind) => `${kind} päättynyt`,
  reminded: (kind) => `Muistutus: ${kind.toLowerCase()}`,
};
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
    endsAt === null
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
    SUBSCRIBER: "Ei ilmoituksia. Toimittajasi kertovat tässä huoltotöistä ja häiriöistä, jotka koskevat yhteyksiäsi.",
    SUPPLIER: "Ei ilmoituksia. Tee ilmoitus, kun huoltotyö tai häiriö koskee asiakkaidesi yhteyksiä.",
  },
  readBy: (read: number, all: number) => `${read} / ${all}`,
  notRead: "Ei luettu",
  readAt: (at: string) => `Luettu ${at}`,
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
  } satisfies Record<NoticeKind, string>,
  knownFault: (title: string, when: string) => `Tunnettu häiriö: ${title}. ${when}.`,
  knownWork: (title: string, when: string) => `Tunnettu huoltotyö: ${title}. ${when}.`,
  knownHelp: "Voit silti ilmoittaa vian. Se liitetään tähän ilmoitukseen.",
  open: "Avaa ilmoitus",
};
