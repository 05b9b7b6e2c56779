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
  users: "Användare",
  organizations: "Organisationer",
  products: "Produkter",
  emails: "Massutskick",
  faq: "Vanliga frågor",
  log: "Ändringslogg",
  "contact-requests": "Kontaktförfrågningar",
};

/** What a user reads for each role in an organization. */
const roles: Record<OrganizationRole, string> = {
  SUBSCRIBER: "Beställare",
  SUBSCRIBER_ADMIN: "Beställarens administratör",
  SUPPLIER: "Leverantör",
  SUPPLIER_ADMIN: "Leverantörens administratör",
  ERROR_HANDLER: "Felhanterare",
};

const nothing = "tomt";

/** Words that the pages of the control area share. */
export const control = {
  entries,
  roles,

  yes: "Ja",
  no: "Nej",
  edit: "Redigera",

  leaveTitle: "Osparade ändringar",
  leaveText: "Sidan har ändringar som inte har sparats. Om du lämnar sidan försvinner de.",
  stay: "Fortsätt redigera",
  leave: "Förkasta ändringarna och lämna sidan",

  takeUp: { title: "Uppgifterna har ändrats sedan du öppnade dem" },

  changesTitle: "Ändringar som sparas",
  noChanges: "Inga ändringar",
  unsaved: "Ändringarna har inte sparats",
  nothingToSave: "Inget har ändrats",
  /** What was empty before is not said. */
  change: (before: string, after: string) => (before === nothing ? after : `${before} → ${after}`),
  added: (what: string) => `läggs till: ${what}`,
  removed: (what: string) => `tas bort: ${what}`,
  nothing,
};
