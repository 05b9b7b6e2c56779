import type { OrganizationRole } from "../../organizations/roles.ts";
import type { ControlEntry } from "../../organizations/control-entries.ts";

// The sections of the pages of the control area.
export { controlEmails } from "./control-emails.ts";
export { controlFaq } from "./control-faq.ts";
export { controlLog } from "./control-log.ts";
export { controlMails } from "./control-mails.ts";
export { controlNnis } from "./control-nnis.ts";
export { controlOrganizations } from "./control-organizations.ts";
export { controlBilling } from "./control-billing.ts";
export { controlEventMessages } from "./control-event-messages.ts";
export { controlServiceTimes } from "./control-service-times.ts";
export { controlSubscriptions } from "./control-subscriptions.ts";
export { controlProducts } from "./control-products.ts";
export { controlOverview } from "./control-overview.ts";
export { controlUsers } from "./control-users.ts";

const entries: Record<ControlEntry, string> = {
  users: "Käyttäjät",
  organizations: "Organisaatiot",
  products: "Tuotteet",
  emails: "Joukkosähköpostit",
  faq: "Usein kysyttyä",
  log: "Muutosloki",
  "contact-requests": "Yhteydenotot",
};

/** What a user reads for each role in an organization. */
const roles: Record<OrganizationRole, string> = {
  SUBSCRIBER: "Tilaaja",
  SUBSCRIBER_ADMIN: "Tilaajan ylläpitäjä",
  SUPPLIER: "Toimittaja",
  SUPPLIER_ADMIN: "Toimittajan ylläpitäjä",
  ERROR_HANDLER: "Vianhoitaja",
};

const nothing = "tyhjä";

/** Words that the pages of the control area share. */
export const control = {
  entries,
  roles,

  yes: "Kyllä",
  no: "Ei",
  edit: "Muokkaa",

  leaveTitle: "Tallentamattomia muutoksia",
  leaveText: "Sivulla on muutoksia, joita ei ole tallennettu. Jos poistut, ne häviävät.",
  stay: "Jatka muokkausta",
  leave: "Hylkää muutokset ja poistu",

  takeUp: { title: "Tietoja on muutettu sen jälkeen, kun avasit ne" },

  changesTitle: "Tallentuvat muutokset",
  noChanges: "Ei muutoksia",
  unsaved: "Muutoksia ei ole tallennettu",
  nothingToSave: "Mitään ei ole muutettu",
  /** What was empty before is not said. */
  change: (before: string, after: string) => (before === nothing ? after : `${before} → ${after}`),
  added: (what: string) => `lisätään ${what}`,
  removed: (what: string) => `poistetaan ${what}`,
  nothing,
};
