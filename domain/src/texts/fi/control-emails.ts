import type { RecipientKind, RecipientState } from "../../mass-mails/mass-mail.ts";

const kinds: Record<RecipientKind, string> = {
  subscriber: "Tilaajat",
  supplier: "Toimittajat",
  backboneOperator: "Runko-operaattorit",
  publicSupplier: "Julkiset toimittajat",
};
const states: Record<RecipientState, string> = {
  waiting: "Odottaa lähetystä",
  sent: "Lähetetty",
  failed: "Ei mennyt perille",
  stopped: "Pysäytetty",
};

const people = (count: number) => (count === 1 ? "1 vastaanottaja" : `${count} vastaanottajaa`);

/** Mass e-mails of the product admin. */
export const controlEmails = {
  title: "Joukkosähköpostit",
  newTitle: "Uusi joukkosähköposti",
  toList: "Joukkosähköpostit",
  row: (subject: string) => `Joukkosähköposti ${subject}`,
  empty: "Joukkosähköposteja ei ole lähetetty",
  emptyFiltered: "Haulla ei löytynyt joukkosähköposteja",
  search: "Hae joukkosähköposteja",
  searchHelp: "Aihe",
  columns: {
    subject: "Aihe",
    createdAt: "Lähetetty",
    createdBy: "Lähettäjä",
    recipients: "Vastaanottajia",
    state: "Tila",
  },
  unknownUser: "poistettu käyttäjä",

  recipients: "Vastaanottajat",
  recipientsHelp:
    "Valitse kaikki, tai rajaa ehdoilla: viesti menee jokaiselle, jolla on rooli ehdot täyttävässä organisaatiossa. Tyhjä ehto ei rajaa. Jokainen saa oman viestin, eikä kukaan näe muiden osoitteita.",
  roles: "Rooli organisaatiossa",
  organizationKinds: "Organisaation tyyppi",
  eventTypes: "Organisaation tapahtumatyypit",
  eventTypesHelp: "Organisaatio voi tehdä tai ottaa vastaan jonkin näistä",
  organizations: "Organisaatiot",
  addOrganization: "Lisää organisaatio",
  addOrganizationHelp: "Kirjoita nimen alku",
  noMoreOrganizations: "Muita organisaatioita ei ole",
  counting: "Lasketaan vastaanottajia…",
  count: (count: number) => (count === 0 ? "Ehdoilla ei löydy yhtään vastaanottajaa" : people(count)),
  everybody: "Kaikki käyttäjät, joilla on rooli jossakin organisaatiossa",
  chooseEverybody: "Valitse kaikki käyttäjät",
  nobody: "Vastaanottajia ei ole valittu",
  nobodyHelp: "Valitse kaikki käyttäjät tai ainakin yksi ehto.",
  sample: (names: string, more: number) => (more === 0 ? names : `${names} ja ${more} muuta`),

  message: "Viesti",
  subject: "Aihe",
  text: "Viestin teksti",
  textHelp:
    "Pelkkää tekstiä. Kappaleet erotetaan tyhjällä rivillä, ja osoitteista tulee linkkejä vastaanottajan ohjelmassa.",
  footer: "Runko\nSait tämän viestin, koska sinulla on tunnus Runko-portaalissa. Viestiin ei voi vastata.",

  test: "Lähetä testi itselle",
  testNeeds: "Kirjoita ensin aihe ja viesti",
  tested: (address: string) => `Testiviesti lähetetty osoitteeseen ${address}`,
  review: "Esikatsele ja lähetä",
  reviewTitle: "Lähetetäänkö joukkosähköposti?",
  reviewCount: (count: number) =>
    `Viestin saa ${people(count)}. Lähetyksen voi pysäyttää kesken, mutta jo lähteneitä ei saa takaisin.`,
  preview: "Esikatselu",
  send: (count: number) => `Lähetä, ${people(count)}`,
  started: "Joukkosähköpostin lähetys on alkanut",

  stop: "Pysäytä lähetys",
  stopTitle: "Pysäytetäänkö lähetys?",
  stopText:
    "Ne, joille viesti ei ole vielä lähtenyt, eivät saa sitä. Jo lähteneitä ei saa takaisin, eikä lähetystä voi jatkaa.",
  isStopped: "Lähetys on pysäytetty",
  stoppedAt: (time: string) => `Lähetys on pysäytetty ${time}`,
  retry: "Lähetä epäonnistuneet uudelleen",
  isRetried: "Epäonnistuneet lähetetään uudelleen",
  progressing: "Lähetys käynnissä",
  stopped: (count: number) => `Pysäytetty, ilman jäi ${people(count)}`,
  retried: (count: number) => `Odottaa uutta yritystä, ${people(count)}`,

  progress: "Lähetyksen tila",
  progressOf: (done: number, all: number) => `${done} / ${all} käsitelty`,
  finished: "Lähetys on valmis",
  sentCount: "Lähetetty",
  failedCount: "Ei mennyt perille",
  waitingCount: "Odottaa",
  stoppedCount: "Jäi ilman",
  states,
  kinds,
  criteria: "Kenelle lähetettiin",
  noLimit: "ei rajattu",
  name: "Nimi",
  emailAddress: "Sähköpostiosoite",
  state: "Tila",
  allStates: "Kaikki tilat",
  at: "Aika",
  searchRecipients: "Hae vastaanottajia",
  searchRecipientsHelp: "Nimi tai osoite",
  recipientsEmpty: "Vastaanottajia ei löytynyt",
  stale: "Viestiä ei saatu lähetettyä ajoissa",
  notFound: "Joukkosähköpostia ei löytynyt",
  notFoundHelp: "Joukkosähköpostit säilyvät vuoden.",
};
