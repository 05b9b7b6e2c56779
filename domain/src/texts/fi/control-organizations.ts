import type { HandOverRefusal } from "../../organizations/hand-over.ts";
import type { SetupCode } from "../../organizations/missing.ts";
import type { OrganizationField } from "../../organizations/organization-fields.ts";
import type { OrganizationTab, OrganizationTabGroup } from "../../organizations/organization-tabs.ts";

/** What a user reads for each field of an organization. */
const fields = {
  name: "Nimi",
  businessId: "Y-tunnus",
  parentOrganizationId: "Yläorganisaatio",
  adminUserId: "Organisaation ylläpitäjä",
  contactInfo: "Yhteystiedot",
  organizationRoles: "Roolit",
  multiproduct: "Useita tuotteita samassa tapahtumassa",
  backboneOperator: "Runko-operaattori",
  publicSupplier: "Julkinen toimittaja",
  eventTypeRights: "Tapahtumatyyppien oikeudet",
  activeEventTypes: "Vastaanotettavat tapahtumatyypit",
  minimumNormalDeliveryDays: "Normaalin toimituksen vähimmäisaika",
  deliveryCheckDays: "Toimituksen tarkistusaika",
  answerDays: "Saatavuusvastauksen voimassaolo",
  editLockMinutes: "Muokkausvarauksen kesto",
  retentionDays: "Henkilötietojen säilytysaika",
  secondFactorRequired: "Kaksivaiheinen kirjautuminen vaaditaan",
  closedAt: "Suljettu",
} satisfies Record<OrganizationField | "parentOrganizationId" | "organizationRoles" | "closedAt", string>;

const tabs: Record<OrganizationTab, string> = {
  info: "Tiedot",
  "event-messages": "Tapahtumaviestit",
  "sub-organization-event-visibility": "Alaorganisaatioiden tapahtumat",
  settings: "Asetukset",
  "billing-info": "Laskutustiedot",
  "nni-identifiers": "NNI-tunnukset",
  "sub-nni-identifiers": "Alaorganisaatioiden NNI-tunnukset",
  subscriptions: "Toimittajat",
  customers: "Tilaajat",
  "service-times": "Palveluajat",
  escalation: "Eskalointi",
  api: "Rajapinta",
  "sign-in": "Kirjautuminen",
};

/** Tabs that belong together; a group of one is called as its tab. */
const tabGroups: Record<OrganizationTabGroup, string> = {
  basics: "Perustiedot",
  events: "Tapahtumat",
  billing: tabs["billing-info"],
  network: "Verkko",
  partners: "Kumppanit",
  service: "Palvelu",
  machines: tabs.api,
};

/** By what an organization is made ready (D-51). */
const setup: Record<SetupCode, string> = {
  eventTypeRights: "Oikeus tehdä tapahtumia",
  activeEventTypes: "Vastaanotettavat tapahtumatyypit",
  users: "Käyttäjä jokaisessa roolissa",
  faultHandler: "Vianhoitaja, jota ilman vikailmoituksia ei voi lähettää",
  recipients: "Tapahtumaviestien vastaanottajat",
  unprovenRecipients: "Vastaanottajien vahvistus, jota ennen sähköposteja ei lähetetä",
  products: "Ensimmäinen tuote",
  nniIdentifiers: "NNI-tunnus, jota tuotteet kysyvät",
  addresses: "Osoitteet",
  subscriptions: "Tilausoikeus toimittajalta",
  serviceTimes: "Palveluajat",
};

/** The organizations of the control area: the list and the page of one. */
export const controlOrganizations = {
  title: "Organisaatiot",
  tabs,
  tabGroups,
  tabList: "Organisaation sivut",
  pagesOf: (group: string) => `${group}, sivut`,

  setup,
  setupTitle: (done: number, all: number) => `Käyttöönotto: valmis ${done}/${all}`,
  setupDone: "Valmis",
  setupOpen: "Puuttuu vielä",
  setupAdvised: "Suositus",
  missingOf: (what: string, names: string) => `${what}: ${names}`,

  columns: {
    name: "Nimi",
    businessId: "Y-tunnus",
    parent: "Yläorganisaatio",
    roles: "Roolit",
    features: "Ominaisuudet",
  },
  row: (name: string) => `Organisaatio ${name}`,
  below: (parent: string) => `alaorganisaatio, yläorganisaatio ${parent}`,
  search: "Hae organisaatioita",
  searchHelp: "Nimi tai Y-tunnus",
  role: "Rooli",
  allRoles: "Kaikki roolit",
  feature: "Ominaisuus",
  allFeatures: "Kaikki",
  empty: "Organisaatioita ei ole",
  emptyFiltered: "Haulla ei löytynyt organisaatioita",

  fields,
  own: "Perustiedot",
  noParent: "Ei yläorganisaatiota",
  addresses: "Osoitteet",
  rolesAndFeatures: "Roolit ja ominaisuudet",
  children: "Alaorganisaatiot",
  noChildren: "Ei alaorganisaatioita",
  newChild: "Uusi alaorganisaatio",
  noAdmin: "Ei nimetty",
  identityHelp: "Nimen ja Y-tunnuksen muuttaa portaalin pääkäyttäjä.",
  businessIdHelp: "Muodossa 1234567-1",
  adminHelp: "Käyttäjä, jolla on organisaatiossa ylläpitäjän rooli",
  noAdmins: "Kenelläkään ei ole ylläpitäjän roolia",
  parentHelp: "Tyhjä: organisaatio on ylimmällä tasolla",
  featureHelp: {
    multiproduct: "Samalla lomakkeella voi tilata useita tuotteita",
    backboneOperator: "Voi välittää tapahtumia omille toimittajilleen",
    publicSupplier: "Kaikkien tilaajien valittavissa ilman tilausoikeutta",
  },
  saved: (name: string) => `Organisaation ${name} muutokset tallennettu`,

  newTitle: "Uusi organisaatio",
  create: "Lisää organisaatio",
  created: (name: string) => `Organisaatio ${name} lisätty`,
  takenAtFirstHelp:
    "Tapahtumat, joita organisaatio ottaa toimittajana vastaan. Vikailmoitukset voi lisätä asetuksissa, kun organisaatiolla on vianhoitaja.",
  rolesOfParent: "Roolit ovat yläorganisaation rooleista",
  adminTitle: "Organisaation ylläpitäjä",
  adminSource: "Ylläpitäjä",
  adminSources: { new: "Uusi käyttäjä", existing: "Yläorganisaation käyttäjä" },
  existingAdminHelp: "Käyttäjä saa ylläpitäjän roolit myös uuteen organisaatioon",

  actions: "Muut toiminnot",
  delete: "Poista organisaatio",
  deleteTitle: (name: string) => `Poistetaanko ${name}?`,
  deleteText: "Organisaatio osoitteineen ja asetuksineen poistuu pysyvästi. Poistoa ei voi perua.",
  allUsers: "Kaikki organisaation käyttäjät",
  isDeleted: (name: string) => `${name} on poistettu`,

  closed: "Suljettu",
  closedSince: (instant: string) =>
    `Suljettu ${instant}. Sen käyttäjät eivät pääse portaaliin, eikä siltä tai sille voi tehdä uusia tapahtumia. Aiemmat tapahtumat näkyvät niiden toisille osapuolille.`,
  openness: "Tila",
  opennesses: { open: "Avoimet", closed: "Suljetut" },
  everyOpenness: "Kaikki",
  closing: {
    close: {
      action: "Sulje organisaatio",
      title: (name: string) => `Suljetaanko ${name}?`,
      text: "Organisaation käyttäjät kirjataan heti ulos, eivätkä he pääse enää sisään. Uusia tapahtumia ei synny, eikä organisaatiota tarjota toimittajaksi. Keskeneräiset ja voimassa olevat voi päättää pääkäyttäjä organisaation puolesta, ja liittymät hän voi siirtää toiselle toimittajalle. Aiemmat tapahtumat säilyvät toisten osapuolten luettavina. Organisaation voi avata uudelleen.",
      done: (name: string) => `${name} on suljettu`,
    },
    reopen: {
      action: "Avaa organisaatio uudelleen",
      title: (name: string) => `Avataanko ${name} uudelleen?`,
      text: "Organisaation käyttäjät pääsevät taas portaaliin entisin roolein, ja organisaatio voi tehdä ja ottaa vastaan tapahtumia.",
      done: (name: string) => `${name} on avattu uudelleen`,
    },
  },

  handOver: {
    action: "Siirrä liittymät toiselle toimittajalle",
    title: (name: string) => `Siirrä liittymät: ${name}`,
    text: "Voimassa olevat liittymät ja niiden keskeneräiset muutokset, irtisanomiset ja vikailmoitukset siirtyvät uuden toimittajan hoidettaviksi. Tilaajat ja uusi toimittaja saavat ilmoituksen. Päättyneet tapahtumat jäävät ennalleen.",
    supplier: "Uusi toimittaja",
    supplierHelp: "Avoin organisaatio, jolla on toimittajan rooli",
    supplierMissing: "Valitse uusi toimittaja",
    noSuppliers: "Toimittajia ei löytynyt",
    count: (count: number) =>
      count === 1 ? "1 voimassa oleva liittymä" : `${String(count)} voimassa olevaa liittymää`,
    none: "Organisaatiolla ei ole voimassa olevia liittymiä.",
    andMore: (count: number) => `ja ${String(count)} muuta`,
    confirm: "Siirrä liittymät",
    done: (count: number, supplier: string) =>
      count === 1 ? `1 liittymä siirretty: ${supplier}` : `${String(count)} liittymää siirretty: ${supplier}`,
    stayed: (moved: number, stayed: number) => `Siirretty ${String(moved)}, siirtämättä ${String(stayed)}`,
    stayedOne: (eventId: number, reason: string) => `TID ${String(eventId)}: ${reason}`,
    refusals: {
      NOT_A_LIVE_CONNECTION: "Tilaus ei ole organisaation voimassa oleva liittymä",
      SUPPLIER_IS_SUBSCRIBER: "Uusi toimittaja on itse liittymän tilaaja",
      CONNECTION_ID_IN_USE: "Uudella toimittajalla on jo samanniminen liittymätunnus",
    } satisfies Record<HandOverRefusal, string>,
  },

  settings: {
    eventTypes: "Tapahtumatyypit",
    rightsHelp: "Tapahtumat, joita organisaatio voi tehdä ja jotka näkyvät sen valikossa",
    rightsHelpOfOwn:
      "Tapahtumat, joita organisaatio voi tehdä ja jotka näkyvät sen valikossa. Lisää tapahtumia antaa portaalin pääkäyttäjä",
    activeHelp: "Tapahtumat, joita organisaatio ottaa toimittajana vastaan. Vikailmoituksiin tarvitaan vianhoitaja.",
    none: "Ei yhtään",
    whoChanges:
      "Uusia oikeuksia antaa portaalin pääkäyttäjä. Vastaanotettavat tapahtumatyypit valitsee organisaation ylläpitäjä.",
    withoutHandler: (type: string) => `${type} (ei käytössä: vianhoitaja puuttuu)`,
    limits: "Määräajat toimittajana",
    minimumHelp: "Työpäiviä tilauksesta normaalin toimituksen aikaisimpaan päivään",
    deliveryCheckHelp: "Päiviä toimituksesta, joiden aikana voi pyytää toimituksen tarkistusta",
    answerHelp: "Päiviä, jotka vastauksesi saatavuudesta on voimassa, jos se ei itse kerro päivää",
    workingDays: (days: number) => (days === 1 ? "1 työpäivä" : `${String(days)} työpäivää`),
    days: (days: number) => (days === 1 ? "1 päivä" : `${String(days)} päivää`),
    minutes: (minutes: number) => (minutes === 1 ? "1 minuutti" : `${String(minutes)} minuuttia`),
    login: "Kirjautuminen",
    secondFactorHelp:
      "Joka organisaatiossa työskentelee, ei pääse portaaliin ennen kuin on ottanut sen käyttöön. Se koskee myös sinua.",
    secondFactorOfPortal: "Portaali vaatii sen kaikilta",
    ownLimits: "Varaukset ja säilytys",
    lockHelp: (min: number, max: number) =>
      `Minuutteja, ${String(min)}–${String(max)}. Tyhjä: portaalin ${String(max)} minuuttia.`,
    retentionHelp: (min: number, max: number) =>
      `Päiviä tapahtuman päättymisestä, ${String(min)}–${String(max)}. Sen jälkeen tilauksiesi yhteyshenkilöt poistetaan tapahtumista. Tyhjä: portaalin ${String(max)} päivää.`,
    ofPortal: (value: string) => `${value} (portaalin asetus)`,
  },

  visibility: {
    title: "Mitkä alaorganisaatioiden tapahtumat näkyvät",
    help: (name: string) =>
      `${name} voi lukea valitut tapahtumat. Ne näkyvät luetteloissa ja haussa, mutta niitä ei voi muuttaa.`,
    child: "Alaorganisaatio",
    allTypes: "Kaikki tapahtumat",
    everything: (count: number) => (count === 1 ? "1 alaorganisaatio" : `Kaikki ${count} alaorganisaatiota`),
    cell: (child: string, type: string) => `${child}: ${type}`,
    search: "Hae alaorganisaatioita",
    searchHelp: "Alaorganisaation nimi",
    none: "Organisaatiolla ei ole alaorganisaatioita, joiden tapahtumia voisi näyttää.",
    noneFound: "Haulla ei löytynyt alaorganisaatioita",
    saved: "Näkyvyys tallennettu",
  },

  readers: {
    title: "Ketkä muut lukevat tapahtumianne",
    help: "Yläorganisaation tilaajat ja toimittajat voivat lukea nämä tapahtumat, mutta eivät muuttaa niitä. Näkyvyyden avaa ja sulkee yläorganisaation ylläpitäjä.",
    none: "Yläorganisaatio ei lue tämän organisaation tapahtumia.",
  },

  addressKind: "Osoitteen laji",
  addAddress: "Lisää osoite",
  changeAddress: "Muokkaa osoitetta",
  changeAddressWhich: (address: string) => `Muokkaa osoitetta ${address}`,
  deleteAddress: "Poista osoite",
  deleteAddressWhich: (address: string) => `Poista osoite ${address}`,
  deleteAddressTitle: "Poistetaanko osoite?",
  addressSaved: "Osoite tallennettu",
  addressDeleted: "Osoite poistettu",

  notFound: "Organisaatiota ei löytynyt",
  notFoundHelp: "Organisaatio on poistettu, tai se ei ole näkyvissä sinulle.",
  toList: "Organisaatiot",
};
