import type { TabArea } from "../../organizations/tabs.ts";

const areas: Record<TabArea, string> = {
  subscriber: "Beställare",
  supplier: "Leverantör",
  faultHandler: "Felhantering",
  info: "Info",
  control: "Administration",
};

const unreadMessages = (count: number) => (count === 1 ? "1 oläst meddelande" : `${count} olästa meddelanden`);

/** The frame round every page: tabs, drawer, organization, user menu, keyboard help. */
export const shell = {
  areas,
  toLanding: "Runko, till startsidan",
  skipToContent: "Gå till innehållet",
  mainNavigation: "Områden",
  drawer: "Ärenden enligt status",
  controlDrawer: "Administrationens sidor",
  infoDrawer: "Infosidor",
  openDrawer: "Öppna menyn",
  closeDrawer: "Stäng menyn",
  shrinkDrawer: "Gör menyn smalare",
  widenDrawer: "Gör menyn bredare",
  bottomBar: "Viktigaste funktioner",
  work: "Att göra",
  newDocument: "Nytt",
  newDocumentLong: "Nytt ärende",
  /** A section as it may break in the narrow drawer: no browser is sure to know where. */
  sectionLabel: (section: string): string => section.replace(/(?<=\p{L})(?=förfråg|beställ)/u, "\u00ad"),
  openSection: (section: string) => `Visa status: ${section}`,
  closeSection: (section: string) => `Dölj status: ${section}`,
  count: (label: string, count: number) => `${label}, ${count} st.`,
  inChildren: "hos underorganisationer",
  ofChildren: (count: number) => `dessutom ${count} hos underorganisationer`,
  unreadMessages,
  unreadOf: (count: number, type: string) => `${unreadMessages(count)}, ${type.toLowerCase()}`,
  search: "Sökning",
  messages: "Meddelanden",
  projects: "Projekt",
  supplierNotices: "Meddelanden om anslutningar",
  registers: { SUBSCRIBER: "Egna anslutningar", SUPPLIER: "Kundernas anslutningar" },
  availability: "Tillgänglighet på en adress",
  messagesUnread: (count: number) => (count === 0 ? "Meddelanden" : `Meddelanden, ${unreadMessages(count)}`),
  openPalette: "Sökning och kommandon",
  unknownParameters: {
    told: (names: readonly string[]) =>
      `Adressen innehåller ${names.length === 1 ? "ett okänt villkor" : "okända villkor"}: ${names.join(", ")}. Sidan beaktar ${names.length === 1 ? "det" : "dem"} inte.`,
    remove: "Ta bort ur adressen",
  },
  waitingForUs: "Väntar på mig",
  waiting: (count: number) => `${count} väntar på dig`,
  urgent: (count: number) => (count === 1 ? "1 brådskande fel" : `${count} brådskande fel`),
  countsFailed: "Antalen kunde inte hämtas",

  organization: (name: string) => `Organisation: ${name}`,
  switchOrganization: (name: string) => `Organisation: ${name}. Byt organisation`,
  switchTitle: "Byt organisation",
  switchField: "Organisation",
  switchButton: "Byt",
  noOrganizations: "Inga organisationer",
  organizationChanged: "Organisationen har bytts",
  organizationRefused: "Länken går till en organisation som du inte har behörighet till",
  organizationChangedElsewhere: "Organisationen byttes i en annan flik",

  userMenu: (name: string) => `Användarmeny: ${name}`,
  ownData: "Egna uppgifter",
  notificationChoices: "Aviseringsinställningar",
  notifications: (unread: number, messages = 0) =>
    [
      "Aviseringar",
      ...(unread === 0 ? [] : [unread === 1 ? "1 oläst" : `${unread < 100 ? unread : "minst 100"} olästa`]),
      ...(messages === 0 ? [] : [unreadMessages(messages)]),
    ].join(", "),
  overview: "Portalens läge",
  briefings: "Hantering av nyheter",
  logOut: "Logga ut",
  palette: "Färgpalett",
  palettes: { new: "Runko", original: "Ursprunglig", disney: "Sagoland", forest: "Skog" },
  theme: "Tema",
  themes: { system: "Enligt systemet", light: "Ljust", dark: "Mörkt" },
  singleKeys: "Snabbtangenter",

  areaRefused: (area: string) => `Din roll ger inte tillgång till området ${area} i den här organisationen`,

  reports: "Rapporter",
  searchAndReports: "Sökning och rapporter",

  shortcuts: {
    title: "Kortkommandon",
    show: "Visa kortkommandon",
    general: "Allmänna",
    page: "På den här sidan",
    turnedOff: "Snabbtangenterna har stängts av i användarmenyn.",
    goTo: (area: string) => `Gå till området ${area}`,
    newDocument: "Nytt ärende",
    search: "Sökning",
    palette: "Sökning och kommandon",
    help: "Kortkommandon",
    nextRow: "Nästa rad",
    previousRow: "Föregående rad",
    openRow: "Öppna raden",
    selectRow: "Välj raden",
    followedBy: "sedan",
    enterKey: "Enter",
    ctrlKey: "Ctrl",
  },
};
