import type { ClockDoubt } from "../../operations/clock-doubts.ts";
import type { PortalJob } from "../../operations/portal-jobs.ts";
import type { OutboxTopic } from "../../operations/outbox-topics.ts";
import type { SecurityEvent } from "../../operations/security-events.ts";

const jobs: Record<PortalJob, string> = {
  trimExpired: "Vanhentuneiden istuntojen ja varausten poisto",
  removeLooseFiles: "Irrallisten liitteiden poisto",
  anonymizeDocuments: "Vanhojen tapahtumien anonymisointi",
  sendDigests: "Päivän ilmoituskoosteet",
  lapseRepairs: "Vastausaikojen päättyminen korjauksiin",
  remindOfQuestions: "Muistutukset vastaamattomista kysymyksistä",
  lapseCharges: "Hyväksymättömien maksujen raukeaminen",
  keepFirstDates: "Ensiksi vahvistettujen päivien tallennus",
  layMarkedChanges: "Aiemmin valmistuneiden muutosten vienti tilauksille",
};

const clockDoubts: Record<ClockDoubt, string> = {
  DATABASE_DIFFERS: "Palvelimen ja tietokannan kellot eroavat yli tunnin",
  ROWS_AHEAD: "Kello on yli tunnin jäljessä uusimmista riveistä",
  CLOCK_LEAPT: "Kello on hypännyt yli 30 päivää, ylläpitäjän on vahvistettava se",
  CLOCK_UNPROVEN: "Portaali oli poissa, kelloa seurataan puolitoista tuntia",
};

const topics: Record<OutboxTopic, string> = {
  mail: "Sähköpostit",
  "document-notice": "Tapahtumien ilmoitukset",
  "message-notice": "Viestien ilmoitukset",
  "subscription-notice": "Tilausoikeuksien ilmoitukset",
  "service-times": "Muuttuneet palveluajat",
  "password-reset": "Salasanan vaihtolinkit",
};

const securityEvents: Record<SecurityEvent, string> = {
  loginOk: "Kirjautuminen",
  loginFailed: "Epäonnistunut kirjautuminen",
  loginLimited: "Kirjautuminen rajoitettu",
  logout: "Uloskirjautuminen",
  tokenRenewed: "Istunnon jatkaminen",
  sessionsEnded: "Istuntojen lopetus toisella laitteella",
  passwordResetAsked: "Salasanan vaihtolinkki pyydetty",
  passwordResetLinkRead: "Salasanan vaihtolinkki luettu lähtevästä postista",
  passwordResetRefused: "Salasanan vaihtolinkki hylätty",
  passwordReset: "Salasana vaihdettu linkillä",
  usersInvited: "Käyttäjiä kutsuttu",
  refused: "Pyyntö evätty",
  contactReceived: "Yhteydenotto vastaanotettu",
  contactLimited: "Yhteydenotot rajoitettu",
  ownDataChanged: "Omien tietojen muutos",
  adminChange: "Ylläpidon muutos",
  foreignTried: "Muiden organisaatioiden tunnuksia kokeiltu",
  addressesTried: "Muiden käyttäjien osoitteita kokeiltu",
  importPreviewed: "Tuonti esikatseltu",
  exported: "Tietojen lataus",
};

/** The product admin's overview of the whole portal. */
export const controlOverview = {
  title: "Portaalin tila",
  updated: (time: string) => `Päivitetty ${time}`,
  jobs,
  topics: topics as Readonly<Record<string, string>>,
  otherTopic: "Muut ilmoitukset",
  securityEvents,

  organizations: "Organisaatiot",
  all: "Yhteensä",
  subscribers: "Tilaajia",
  suppliers: "Toimittajia",
  below: "Alaorganisaatioita",
  users: "Käyttäjät",
  loggedInLately: "Kirjautunut 30 päivän aikana",
  disabled: "Pois käytöstä",
  groupAccounts: "Ryhmätunnuksia",
  orphans: "Ilman organisaatiota",
  documents: "Arkistoimattomat tapahtumat",
  versions: "Versiot",
  portal: "Runko",
  node: "Node.js",
  database: "PostgreSQL",
  migration: "Tietokannan rakenne",
  startedAt: "Käynnistetty",

  byDay: "Tapahtumat päivittäin",
  day: "Päivä",
  noDocuments: "Viimeisten 14 päivän aikana ei ole tehty tapahtumia",

  locks: "Muokkausvaraukset",
  noLocks: "Kukaan ei muokkaa tapahtumia juuri nyt",
  event: "Tapahtuma",
  holder: "Varaaja",
  organization: "Organisaatio",
  since: "Alkaen",
  until: "Voimassa",
  heardAt: "Viimeksi aktiivinen",
  notHeard: "ei tietoa",
  actions: "Toiminnot",
  release: "Vapauta varaus",
  releaseWhich: (event: string, holder: string) => `Vapauta varaus: ${event}, ${holder}`,
  releaseTitle: (event: string) => `Vapautetaanko varaus: ${event}?`,
  releaseText: (holder: string) =>
    `${holder} muokkaa tapahtumaa tai on jättänyt sen auki. Vapautuksen jälkeen muut voivat muokata, eikä hän voi tallentaa ennen kuin varaa tapahtuman uudelleen.`,
  released: (event: string) => `Varaus vapautettu: ${event}`,

  jobTitle: "Ajastetut työt",
  job: "Työ",
  lastRun: "Viimeksi ajettu",
  outcome: "Tulos",
  succeeded: "Onnistui",
  failed: "Epäonnistui",
  lastSuccess: "Viimeksi onnistunut",
  never: "ei koskaan",
  waitsForClock: "Odottaa",
  clockDoubts,
  amountDone: "Käsitelty",
  doneOf: (done: number, ceiling: number) => (done >= ceiling ? `${done}, enempää ei kerralla` : String(done)),
  noJobs: "Töitä ei ole vielä ajettu",

  outbox: "Lähtevät ilmoitukset",
  noOutbox: "Lähetettävää ei ole",
  toMails: "Avaa lähtevä posti",
  deadMails: (amount: number) =>
    amount === 1 ? "Yhden viestin lähetys on epäonnistunut." : `${amount} viestin lähetys on epäonnistunut.`,
  showDead: "Näytä epäonnistuneet",
  topic: "Aihe",
  waiting: "Odottaa",
  oldest: "Vanhin",
  attempts: "Yrityksiä enintään",
  manyWaiting: "yli 10 000",

  securityLog: "Turvaloki",
  time: "Aika",
  what: "Mitä",
  who: "Kuka",
  address: "Verkko-osoite",
  details: "Lisätiedot",
  /** Of what was repeated within a minute. */
  times: (what: string, times: number) => `${what}, minuutin aikana vielä ${times} kertaa`,
  requestId: (id: string) => `pyyntö ${id}`,
  unknown: "tuntematon",
  search: "Hae turvalokista",
  searchHelp: "Nimi tai verkko-osoite",
  eventKind: "Laji",
  allEvents: "Kaikki lajit",
  emptyLog: "Turvalokissa ei ole rivejä",
  emptyLogFiltered: "Haulla ei löytynyt rivejä",
  overThousand: "Yli 1 000 riviä. Näet uusimmat; rajaa hakua nähdäksesi vanhempia.",
};
