import type { TabArea } from "../../organizations/tabs.ts";

const areas: Record<TabArea, string> = {
  subscriber: "Tilaaja",
  supplier: "Toimittaja",
  faultHandler: "Vianhoito",
  info: "Info",
  control: "Hallinta",
};

/** The frame round every page: tabs, drawer, organization, user menu, keyboard help. */
export const shell = {
  areas,
  toLanding: "Runko, etusivulle",
  skipToContent: "Siirry sisältöön",
  mainNavigation: "Alueet",
  drawer: "Tapahtumat tiloittain",
  openDrawer: "Avaa valikko",
  closeDrawer: "Sulje valikko",
  shrinkDrawer: "Kavenna valikko",
  widenDrawer: "Levennä valikko",
  newDocument: "Uusi",
  newDocumentLong: "Uusi tapahtuma",
  openSection: (section: string) => `Näytä tilat: ${section}`,
  closeSection: (section: string) => `Piilota tilat: ${section}`,
  count: (label: string, count: number) => `${label}, ${count} kpl`,
  unreadMessages: (count: number) => (count === 1 ? "1 lukematon viesti" : `${count} lukematonta viestiä`),
  urgent: (count: number) => (count === 1 ? "1 kiireellinen vika" : `${count} kiireellistä vikaa`),
  countsFailed: "Lukumääriä ei saatu",

  organization: (name: string) => `Organisaatio: ${name}`,
  switchOrganization: (name: string) => `Organisaatio: ${name}. Vaihda organisaatio`,
  switchTitle: "Vaihda organisaatio",
  switchField: "Organisaatio",
  switchButton: "Vaihda",
  noOrganizations: "Ei organisaatioita",
  organizationChanged: "Organisaatio vaihdettu",
  organizationChangedElsewhere: "Organisaatio vaihdettiin toisessa välilehdessä",

  userMenu: (name: string) => `Käyttäjävalikko: ${name}`,
  ownData: "Omat tiedot",
  overview: "Portaalin tila",
  logOut: "Kirjaudu ulos",
  palette: "Väripaletti",
  palettes: { new: "Runko", original: "Alkuperäinen", disney: "Satumaa", forest: "Metsä" },
  theme: "Teema",
  themes: { system: "Järjestelmän mukaan", light: "Vaalea", dark: "Tumma" },
  singleKeys: "Yhden näppäimen komennot",

  noAreaTitle: "Ei näkymiä",
  noAreaText: (organization: string) =>
    `Roolisi organisaatiossa ${organization} eivät avaa yhtään näkymää. Vaihda organisaatio tai pyydä organisaatiosi pääkäyttäjältä roolia.`,
  areaRefused: (area: string) => `Roolisi ei avaa aluetta ${area} tässä organisaatiossa`,

  shortcuts: {
    title: "Näppäinkomennot",
    show: "Näytä näppäinkomennot",
    general: "Yleiset",
    page: "Tällä sivulla",
    turnedOff: "Yhden näppäimen komennot on kytketty pois käyttäjävalikosta.",
    goTo: (area: string) => `Siirry alueelle ${area}`,
    newDocument: "Uusi tapahtuma",
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
