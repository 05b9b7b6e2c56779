import type { TabArea } from "../../organizations/tabs.ts";

const areas: Record<TabArea, string> = {
  subscriber: "Subscriber",
  supplier: "Supplier",
  faultHandler: "Fault handling",
  info: "Info",
  control: "Control",
};

const unreadMessages = (count: number) => (count === 1 ? "1 unread message" : `${count} unread messages`);

/** The frame round every page: tabs, drawer, organization, user menu, keyboard help. */
export const shell = {
  areas,
  toLanding: "Runko, to front page",
  skipToContent: "Skip to content",
  mainNavigation: "Areas",
  drawer: "Documents by state",
  controlDrawer: "Control pages",
  infoDrawer: "Info pages",
  openDrawer: "Open menu",
  closeDrawer: "Close menu",
  shrinkDrawer: "Narrow menu",
  widenDrawer: "Widen menu",
  bottomBar: "Main actions",
  work: "To do",
  newDocument: "New",
  newDocumentLong: "New document",
  /** A section as it may break in the narrow drawer. */
  sectionLabel: (section: string): string => section,
  openSection: (section: string) => `Show states: ${section}`,
  closeSection: (section: string) => `Hide states: ${section}`,
  count: (label: string, count: number) => `${label}, ${count}`,
  inChildren: "in sub-organisations",
  ofChildren: (count: number) => `and ${count} in sub-organisations`,
  unreadMessages,
  unreadOf: (count: number, type: string) => `${unreadMessages(count)}, ${type.toLowerCase()}`,
  messages: "Messages",
  projects: "Projects",
  supplierNotices: "Notices of connections",
  registers: { SUBSCRIBER: "Own connections", SUPPLIER: "Customers' connections" },
  availability: "Availability at an address",
  messagesUnread: (count: number) => (count === 0 ? "Messages" : `Messages, ${unreadMessages(count)}`),
  search: "Search",
  openPalette: "Search and commands",
  waitingForUs: "Waiting for me",
  waiting: (count: number) => `${count} waiting for you`,
  urgent: (count: number) => (count === 1 ? "1 urgent fault" : `${count} urgent faults`),
  countsFailed: "Counts could not be loaded",

  organization: (name: string) => `Organisation: ${name}`,
  switchOrganization: (name: string) => `Organisation: ${name}. Switch organisation`,
  switchTitle: "Switch organisation",
  switchField: "Organisation",
  switchButton: "Switch",
  noOrganizations: "No organisations",
  organizationChanged: "Organisation switched",
  organizationRefused: "The link is to an organisation in which you have no rights",
  organizationChangedElsewhere: "The organisation was switched in another tab",

  userMenu: (name: string) => `User menu: ${name}`,
  ownData: "My details",
  notificationChoices: "Notification settings",
  notifications: (unread: number, messages = 0) =>
    [
      "Notifications",
      ...(unread === 0 ? [] : [`${unread < 100 ? unread : "at least 100"} unread`]),
      ...(messages === 0 ? [] : [unreadMessages(messages)]),
    ].join(", "),
  overview: "Portal status",
  briefings: "Manage news",
  logOut: "Log out",
  palette: "Colour palette",
  palettes: { new: "Runko", original: "Original", disney: "Fairyland", forest: "Forest" },
  theme: "Theme",
  themes: { system: "As in the system", light: "Light", dark: "Dark" },
  singleKeys: "Shortcut keys",

  areaRefused: (area: string) => `Your role does not open the area ${area} in this organisation`,

  unknownParameters: {
    told: (names: readonly string[]) =>
      `The address has ${names.length === 1 ? "an unknown criterion" : "unknown criteria"}: ${names.join(", ")}. The page takes no notice of ${names.length === 1 ? "it" : "them"}.`,
    remove: "Remove from address",
  },
  reports: "Reports",
  searchAndReports: "Search and reports",

  shortcuts: {
    title: "Keyboard commands",
    show: "Show keyboard commands",
    general: "General",
    page: "On this page",
    turnedOff: "Shortcut keys are turned off in the user menu.",
    goTo: (area: string) => `Go to area ${area}`,
    newDocument: "New document",
    search: "Search",
    palette: "Search and commands",
    help: "Keyboard commands",
    nextRow: "Next row",
    previousRow: "Previous row",
    openRow: "Open row",
    selectRow: "Select row",
    followedBy: "then",
    enterKey: "Enter",
    ctrlKey: "Ctrl",
  },
};
