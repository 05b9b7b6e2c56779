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
  users: "Users",
  organizations: "Organisations",
  products: "Products",
  emails: "Mass emails",
  faq: "FAQ",
  log: "Change log",
  "contact-requests": "Contact requests",
};

/** What a user reads for each role in an organization. */
const roles: Record<OrganizationRole, string> = {
  SUBSCRIBER: "Subscriber",
  SUBSCRIBER_ADMIN: "Subscriber administrator",
  SUPPLIER: "Supplier",
  SUPPLIER_ADMIN: "Supplier administrator",
  ERROR_HANDLER: "Fault handler",
};

const nothing = "empty";

/** Words that the pages of the control area share. */
export const control = {
  entries,
  roles,

  yes: "Yes",
  no: "No",
  edit: "Edit",

  leaveTitle: "Unsaved changes",
  leaveText: "The page has changes that have not been saved. If you leave, they are lost.",
  stay: "Continue editing",
  leave: "Discard changes and leave",

  takeUp: { title: "The information has been changed since you opened it" },

  changesTitle: "Changes to be saved",
  noChanges: "No changes",
  unsaved: "The changes have not been saved",
  nothingToSave: "Nothing has been changed",
  /** What was empty before is not said. */
  change: (before: string, after: string) => (before === nothing ? after : `${before} → ${after}`),
  added: (what: string) => `adds ${what}`,
  removed: (what: string) => `removes ${what}`,
  nothing,
};
