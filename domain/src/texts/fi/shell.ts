import type { TabArea } from "../../organizations/tabs.ts";

const areas: Record<TabArea, string> = {
  subscriber: "Tilaaja",
  supplier: "Toimittaja",
  faultHandler: "Vianhoito",
  info: "Info",
  control: "Hallinta",
};

const unreadMessages = (count: number) => (count === 1 ? "1 lukematon viesti" : `${count} lukematonta viestiä`);

/** The frame round every page: tabs, drawer, organization, user menu, keyboard help. */
export const shell = {
  areas,
  toLanding: "Runko, etusivulle",
  skipToContent: "Siirry sisältöön",
  mainNavigation: "Alueet",
  drawer: "Tapahtumat tiloittain",
  controlDrawer: "Hallinnan sivut",
  infoDrawer: "Infon sivut",
  openDrawer: "Avaa valikko",
  closeDrawer: "Sulje valikko",
  shrinkDrawer: "Kavenna valikko",
  widenDrawer: "Levennä valikko",
  bottomBar: "Tärkeimmät toiminnot",
  work: "Työt",
  newDocument: "Uusi",
  newDocumentLong: "Uusi tapahtuma",
  /** A section as it may break in the narrow drawer. */
  sectionLabel: (section: string): string => section,
  openSection: (section: string) => `Näytä tilat: ${section}`,
  closeSection: (section: string) => `Piilota tilat: ${section}`,
  count: (label: string, count: number) => `${label}, ${count} kpl`,
  inChildren: "alaorganisaatioilla",
  ofChildren: (count: number) => `lisäksi ${count} alaorganisaatioilla`,
  unreadMessages,
  unreadOf: (count: number, type: string) => `${unreadMessages(count)}, ${type.toLowerCase()}`,
  search: "Haku",
  messages: "Viestit",
  projects: "Projektit",
  supplierNotices: "Ilmoitukset liittymistä",
  registers: { SUBSCRIBER: "Omat yhteydet", SUPPLIER: "Asiakkaiden yhteydet" },
  availability: "Saatavuus osoitteessa",
  messagesUnread: (count: number) => (count === 0 ? "Viestit" : `Viestit, ${unreadMessages(count)}`),
  openPalette: "Haku ja komennot",
  unknownParameters: {
    told: (names: readonly string[]) =>
      `Osoitteessa on ${names.length === 1 ? "tuntematon ehto" : "tuntemattomia ehtoja"}: ${names.join(", ")}. Sivu ei ota ${names.length === 1 ? "sitä" : "niitä"} huomioon.`,
    remove: "Poista osoitteesta",
  },
  waitingForUs: "Odottaa minua",
  waiting: (count: number) => `${count} odottaa sinua`,
  urgent: (count: number) => (count === 1 ? "1 kiireellinen vika" : `${count} kiireellistä vikaa`),
  countsFailed: "Lukumääriä ei saatu",

  organization: (name: string) => `Organisaatio: ${name}`,
  switchOrganization: (name: string) => `Organisaatio: ${name}. Vaihda organisaatio`,
  switchTitle: "Vaihda organisaatio",
  switchField: "Organisaatio",
  switchButton: "Vaihda",
  noOrganizations: "Ei organisaatioita",
  organizationChanged: "Organisaatio vaihdettu",
  organizationRefused: "Linkki on organisaatioon, johon sinulla ei ole oikeuksia",
  organizationChangedElsewhere: "Organisaatio vaihdettiin toisessa välilehdessä",

  userMenu: (name: string) => `Käyttäjävalikko: ${name}`,
  ownData: "Omat tiedot",
  notificationChoices: "Ilmoitusasetukset",
  notifications: (unread: number, messages = 0) =>
    [
      "Ilmoitukset",
      ...(unread === 0 ? [] : [`${unread < 100 ? unread : "vähintään 100"} lukematta`]),
      ...(messages === 0 ? [] : [unreadMessages(messages)]),
    ].join(", "),
  overview: "Portaalin tila",
  briefings: "Tiedotteiden hallinta",
  logOut: "Kirjaudu ulos",
  palette: "Väripaletti",
  palettes: { new: "Runko", original: "Alkuperäinen", disney: "Satumaa", forest: "Metsä" },
  theme: "Teema",
  themes: { system: "Järjestelmän mukaan", light: "Vaalea", dark: "Tumma" },
  singleKeys: "Pikanäppäimet",

  areaRefused: (area: string) => `Roolisi ei avaa aluetta ${area} tässä organisaatiossa`,

  reports: "Raportit",
  searchAndReports: "Haku ja raportit",

  shortcuts: {
    title: "Näppäinkomennot",
    show: "Näytä näppäinkomennot",
    general: "Yleiset",
    page: "Tällä sivulla",
    turnedOff: "Pikanäppäimet on kytketty pois käyttäjävalikosta.",
    goTo: (area: string) => `Siirry alueelle ${area}`,
    newDocument: "Uusi tapahtuma",
    search: "Haku",
    palette: "Haku ja komennot",
    help: "Näppäinkomennot",
    nextRow: "Seuraava rivi",
    previousRow: "Edellinen rivi",
    openRow: "Avaa rivi",
    selectRow: "Valitse rivi",
    followedBy: "sitten",
    enterKey: "Enter",
    ctrlKey: "Ctrl",
  },
};
