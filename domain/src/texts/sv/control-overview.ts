import type { ClockDoubt } from "../../operations/clock-doubts.ts";
import type { PortalJob } from "../../operations/portal-jobs.ts";
import type { OutboxTopic } from "../../operations/outbox-topics.ts";
import type { SecurityEvent } from "../../operations/security-events.ts";

const jobs: Record<PortalJob, string> = {
  trimExpired: "Radering av utgångna sessioner och reservationer",
  removeLooseFiles: "Radering av lösa bilagor",
  anonymizeDocuments: "Anonymisering av gamla ärenden",
  sendDigests: "Dagens sammandrag av aviseringar",
  lapseRepairs: "Utgång av svarstiden för reparationer",
  tellContractEnds: "Påminnelser om avtal som löper ut",
  remindOfQuestions: "Påminnelser om obesvarade frågor",
  lapseCharges: "Förfall av avgifter som inte har godkänts",
  keepFirstDates: "Lagring av de först bekräftade dagarna",
  warnOfTokens: "Meddelanden om nycklar som går ut",
  layMarkedChanges: "Överföring av tidigare klara ändringar till beställningarna",
};

const clockDoubts: Record<ClockDoubt, string> = {
  DATABASE_DIFFERS: "Serverns och databasens klockor skiljer sig med över en timme",
  ROWS_AHEAD: "Klockan går över en timme efter de nyaste raderna",
  CLOCK_LEAPT: "Klockan har hoppat över 30 dagar, administratören måste bekräfta den",
  CLOCK_UNPROVEN: "Portalen var borta, klockan följs i en och en halv timme",
};

const topics: Record<OutboxTopic, string> = {
  mail: "E-postmeddelanden",
  "document-notice": "Aviseringar om ärenden",
  "message-notice": "Aviseringar om meddelanden",
  "subscription-notice": "Aviseringar om beställningsrätter",
  "service-times": "Ändrade servicetider",
  "password-reset": "Länkar för byte av lösenord",
};

const securityEvents: Record<SecurityEvent, string> = {
  loginOk: "Inloggning",
  loginFailed: "Misslyckad inloggning",
  loginLimited: "Inloggning begränsad",
  logout: "Utloggning",
  tokenRenewed: "Förlängning av session",
  sessionsEnded: "Sessioner avslutade på en annan enhet",
  secondFactorOn: "Tvåstegsinloggning tagen i bruk",
  secondFactorOff: "Tvåstegsinloggning tagen ur bruk",
  secondFactorReset: "Tvåstegsinloggningen avstängd av driften",
  secondFactorFailed: "Fel inloggningskod",
  recoveryCodeUsed: "Återställningskod använd",
  passwordResetAsked: "Länk för byte av lösenord begärd",
  passwordResetLinkRead: "Länk för byte av lösenord läst i utgående post",
  passwordResetRefused: "Länk för byte av lösenord avvisad",
  passwordReset: "Lösenord bytt via länk",
  usersInvited: "Användare inbjudna",
  refused: "Anrop nekat",
  contactReceived: "Kontaktförfrågan mottagen",
  contactLimited: "Kontaktförfrågningar begränsade",
  ownDataChanged: "Ändring av egna uppgifter",
  adminChange: "Ändring i administrationen",
  foreignTried: "Andra organisationers id:n prövade",
  addressesTried: "Andra användares adresser prövade",
  importPreviewed: "Import förhandsgranskad",
  exported: "Nedladdning av uppgifter",
  apiTokenMade: "API-nyckel gjord",
  apiTokenReplaced: "API-nyckel bytt",
  apiTokenRevoked: "API-nyckel återkallad",
  apiTokenExpired: "API-nyckel utgången",
  apiTokenRefused: "API-nyckel nekad från ett främmande nät",
  apiTokenMoved: "API-nyckel använd första gången från ett nytt nät",
};

/** The product admin's overview of the whole portal. */
export const controlOverview = {
  title: "Portalens läge",
  updated: (time: string) => `Uppdaterat ${time}`,
  jobs,
  topics: topics as Readonly<Record<string, string>>,
  otherTopic: "Övriga aviseringar",
  securityEvents,

  organizations: "Organisationer",
  all: "Totalt",
  subscribers: "Beställare",
  suppliers: "Leverantörer",
  below: "Underorganisationer",
  users: "Användare",
  loggedInLately: "Inloggade de senaste 30 dagarna",
  disabled: "Ur bruk",
  groupAccounts: "Gruppkonton",
  orphans: "Utan organisation",
  documents: "Ärenden som inte är arkiverade",
  versions: "Versioner",
  portal: "Runko",
  node: "Node.js",
  database: "PostgreSQL",
  migration: "Databasens struktur",
  startedAt: "Startad",

  byDay: "Ärenden per dag",
  day: "Dag",
  noDocuments: "Inga ärenden har skapats under de senaste 14 dagarna",

  locks: "Reservationer",
  noLocks: "Ingen redigerar ärenden just nu",
  event: "Ärende",
  holder: "Reserverat av",
  organization: "Organisation",
  since: "Från och med",
  until: "Gäller till",
  heardAt: "Senast aktiv",
  notHeard: "uppgift saknas",
  actions: "Åtgärder",
  release: "Frigör reservationen",
  releaseWhich: (event: string, holder: string) => `Frigör reservationen: ${event}, ${holder}`,
  releaseTitle: (event: string) => `Frigör reservationen: ${event}?`,
  releaseText: (holder: string) =>
    `${holder} redigerar ärendet eller har lämnat det öppet. Efter frigörandet kan andra redigera, och den som hade reservationen kan inte spara utan att reservera ärendet på nytt.`,
  released: (event: string) => `Reservationen frigjord: ${event}`,

  jobTitle: "Schemalagda körningar",
  job: "Körning",
  lastRun: "Senast körd",
  outcome: "Resultat",
  succeeded: "Lyckades",
  failed: "Misslyckades",
  lastSuccess: "Lyckades senast",
  never: "aldrig",
  waitsForClock: "Väntar",
  clockDoubts,
  amountDone: "Behandlade",
  doneOf: (done: number, ceiling: number) => (done >= ceiling ? `${done}, inte fler på en gång` : String(done)),
  noJobs: "Inga körningar ännu",

  outbox: "Utgående aviseringar",
  noOutbox: "Det finns inget att skicka",
  toMails: "Öppna utgående post",
  deadMails: (amount: number) =>
    amount === 1
      ? "Sändningen av ett meddelande har misslyckats."
      : `Sändningen av ${amount} meddelanden har misslyckats.`,
  showDead: "Visa de misslyckade",
  topic: "Ämne",
  waiting: "Väntar",
  oldest: "Äldst",
  attempts: "Högsta antal försök",
  manyWaiting: "över 10 000",

  securityLog: "Säkerhetslogg",
  time: "Tid",
  what: "Vad",
  who: "Vem",
  address: "Nätadress",
  details: "Tilläggsuppgifter",
  /** Of what was repeated within a minute. */
  times: (what: string, times: number) =>
    times === 1 ? `${what}, en gång till inom en minut` : `${what}, ytterligare ${times} gånger inom en minut`,
  requestId: (id: string) => `anrop ${id}`,
  unknown: "okänd",
  search: "Sök i säkerhetsloggen",
  searchHelp: "Namn eller nätadress",
  eventKind: "Typ",
  allEvents: "Alla typer",
  emptyLog: "Säkerhetsloggen har inga rader",
  emptyLogFiltered: "Sökningen gav inga rader",
  overThousand: "Över 1 000 rader. Du ser de nyaste; avgränsa sökningen för att se äldre.",
};
