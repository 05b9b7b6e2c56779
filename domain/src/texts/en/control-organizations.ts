import type { HandOverRefusal } from "../../organizations/hand-over.ts";
import type { SetupCode } from "../../organizations/missing.ts";
import type { OrganizationField } from "../../organizations/organization-fields.ts";
import type { OrganizationTab, OrganizationTabGroup } from "../../organizations/organization-tabs.ts";

/** What a user reads for each field of an organization. */
const fields = {
  name: "Name",
  businessId: "Business ID",
  parentOrganizationId: "Parent organisation",
  adminUserId: "Administrator of organisation",
  contactInfo: "Contact details",
  organizationRoles: "Roles",
  multiproduct: "Several products in the same document",
  backboneOperator: "Backbone operator",
  publicSupplier: "Public supplier",
  eventTypeRights: "Rights to document types",
  activeEventTypes: "Document types taken in",
  minimumNormalDeliveryDays: "Minimum time for normal delivery",
  deliveryCheckDays: "Time for delivery check",
  answerDays: "Availability answers count for",
  editLockMinutes: "Length of edit lock",
  retentionDays: "Retention of personal data",
  secondFactorRequired: "Two-step login required",
  closedAt: "Closed",
} satisfies Record<OrganizationField | "parentOrganizationId" | "organizationRoles" | "closedAt", string>;

const tabs: Record<OrganizationTab, string> = {
  info: "Details",
  "event-messages": "Event messages",
  "sub-organization-event-visibility": "Documents of sub-organisations",
  settings: "Settings",
  "billing-info": "Billing details",
  "nni-identifiers": "NNI IDs",
  "sub-nni-identifiers": "NNI IDs of sub-organisations",
  subscriptions: "Suppliers",
  customers: "Subscribers",
  "service-times": "Service hours",
  escalation: "Escalation",
  api: "API",
  "sign-in": "Sign-in",
};

/** Tabs that belong together; a group of one is called as its tab. */
const tabGroups: Record<OrganizationTabGroup, string> = {
  basics: "Basic details",
  events: "Documents",
  billing: tabs["billing-info"],
  network: "Network",
  partners: "Partners",
  service: "Service",
  machines: tabs.api,
};

/** By what an organization is made ready (D-51). */
const setup: Record<SetupCode, string> = {
  eventTypeRights: "Right to make documents",
  activeEventTypes: "Document types taken in",
  users: "A user in each role",
  faultHandler: "A fault handler, without whom fault reports cannot be sent",
  recipients: "Recipients of event messages",
  unprovenRecipients: "Confirmation of recipients, before which no emails are sent",
  nniIdentifiers: "NNI ID, which the products ask for",
  products: "The first product",
  addresses: "Addresses",
  subscriptions: "A subscription with a supplier",
  serviceTimes: "Service hours",
};

/** The organizations of the control area: the list and the page of one. */
export const controlOrganizations = {
  title: "Organisations",
  tabs,
  tabGroups,
  tabList: "Pages of the organisation",
  pagesOf: (group: string) => `${group}, pages`,

  setup,
  setupTitle: (done: number, all: number) => `Setting up: ${done}/${all} ready`,
  setupDone: "Ready",
  setupOpen: "Still missing",
  setupAdvised: "Recommended",
  missingOf: (what: string, names: string) => `${what}: ${names}`,

  columns: {
    name: "Name",
    businessId: "Business ID",
    parent: "Parent organisation",
    roles: "Roles",
    features: "Features",
  },
  row: (name: string) => `Organisation ${name}`,
  below: (parent: string) => `sub-organisation, parent organisation ${parent}`,
  search: "Search organisations",
  searchHelp: "Name or business ID",
  role: "Role",
  allRoles: "All roles",
  feature: "Feature",
  allFeatures: "All",
  empty: "No organisations",
  emptyFiltered: "No organisations match the search",

  fields,
  own: "Basic details",
  noParent: "No parent organisation",
  addresses: "Addresses",
  rolesAndFeatures: "Roles and features",
  children: "Sub-organisations",
  noChildren: "No sub-organisations",
  newChild: "New sub-organisation",
  noAdmin: "Not named",
  identityHelp: "The name and business ID are changed by the portal administrator.",
  businessIdHelp: "In the form 1234567-1",
  adminHelp: "A user who has an administrator role in the organisation",
  noAdmins: "Nobody has an administrator role",
  parentHelp: "Empty: the organisation is on the top level",
  featureHelp: {
    multiproduct: "Several products can be ordered on one form",
    backboneOperator: "Can forward documents to its own suppliers",
    publicSupplier: "All subscribers can choose it without a subscription",
  },
  saved: (name: string) => `Changes to ${name} saved`,

  newTitle: "New organisation",
  create: "Add organisation",
  created: (name: string) => `Organisation ${name} added`,
  takenAtFirstHelp:
    "Documents that the organisation takes in as a supplier. Fault reports can be added in the settings once the organisation has a fault handler.",
  rolesOfParent: "The roles are among those of the parent organisation",
  adminTitle: "Administrator of organisation",
  adminSource: "Administrator",
  adminSources: { new: "New user", existing: "User of the parent organisation" },
  existingAdminHelp: "The user gets the administrator roles in the new organisation too",

  actions: "Other actions",
  delete: "Delete organisation",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: "The organisation is removed permanently with its addresses and settings. This cannot be undone.",
  allUsers: "All users of the organisation",
  isDeleted: (name: string) => `${name} has been deleted`,

  closed: "Closed",
  closedSince: (instant: string) =>
    `Closed ${instant}. Its users cannot enter the portal, and no new documents can be made by it or to it. Earlier documents are visible to their other parties.`,
  openness: "State",
  opennesses: { open: "Open", closed: "Closed" },
  everyOpenness: "All",
  closing: {
    close: {
      action: "Close organisation",
      title: (name: string) => `Close ${name}?`,
      text: "The users of the organisation are logged out at once and can no longer log in. No new documents are made, and the organisation is not offered as a supplier. The portal administrator can finish unfinished and valid ones for the organisation, and transfer the connections to another supplier. Earlier documents stay readable to the other parties. The organisation can be opened again.",
      done: (name: string) => `${name} has been closed`,
    },
    reopen: {
      action: "Reopen organisation",
      title: (name: string) => `Reopen ${name}?`,
      text: "The users of the organisation can enter the portal again in their former roles, and the organisation can make and take in documents.",
      done: (name: string) => `${name} has been reopened`,
    },
  },

  handOver: {
    action: "Transfer connections to another supplier",
    title: (name: string) => `Transfer connections: ${name}`,
    text: "Valid connections and their unfinished changes, terminations and fault reports are transferred to the new supplier. The subscribers and the new supplier are notified. Finished documents stay as they are.",
    supplier: "New supplier",
    supplierHelp: "An open organisation with the role of supplier",
    supplierMissing: "Choose the new supplier",
    noSuppliers: "No suppliers found",
    count: (count: number) => (count === 1 ? "1 valid connection" : `${String(count)} valid connections`),
    none: "The organisation has no valid connections.",
    andMore: (count: number) => (count === 1 ? "and 1 other" : `and ${String(count)} others`),
    confirm: "Transfer connections",
    done: (count: number, supplier: string) =>
      count === 1 ? `1 connection transferred: ${supplier}` : `${String(count)} connections transferred: ${supplier}`,
    stayed: (moved: number, stayed: number) => `Transferred ${String(moved)}, not transferred ${String(stayed)}`,
    stayedOne: (eventId: number, reason: string) => `TID ${String(eventId)}: ${reason}`,
    refusals: {
      NOT_A_LIVE_CONNECTION: "The order is not a valid connection of the organisation",
      SUPPLIER_IS_SUBSCRIBER: "The new supplier is itself the subscriber of the connection",
      CONNECTION_ID_IN_USE: "The new supplier already has a connection ID of the same name",
    } satisfies Record<HandOverRefusal, string>,
  },

  settings: {
    eventTypes: "Document types",
    rightsHelp: "Documents that the organisation can make and that its menu shows",
    rightsHelpOfOwn:
      "Documents that the organisation can make and that its menu shows. More are given by the portal administrator",
    activeHelp: "Documents that the organisation takes in as a supplier. Fault reports require a fault handler.",
    none: "None",
    whoChanges:
      "New rights are given by the portal administrator. The document types taken in are chosen by the organisation’s administrator.",
    withoutHandler: (type: string) => `${type} (not available: no fault handler)`,
    limits: "Limits as a supplier",
    minimumHelp: "Working days from the order to the earliest date of normal delivery",
    deliveryCheckHelp: "Days from delivery within which a delivery check can be requested",
    answerHelp: "Days for which your answer about availability counts, unless it says a date itself",
    workingDays: (days: number) => (days === 1 ? "1 working day" : `${String(days)} working days`),
    days: (days: number) => (days === 1 ? "1 day" : `${String(days)} days`),
    minutes: (minutes: number) => (minutes === 1 ? "1 minute" : `${String(minutes)} minutes`),
    login: "Login",
    secondFactorHelp:
      "Whoever works in the organisation cannot use the portal before setting it up. That goes for you too.",
    secondFactorOfPortal: "The portal requires it of everybody",
    ownLimits: "Locks and retention",
    lockHelp: (min: number, max: number) =>
      `Minutes, ${String(min)}–${String(max)}. Empty: the portal’s ${String(max)} minutes.`,
    retentionHelp: (min: number, max: number) =>
      `Days from the end of a document, ${String(min)}–${String(max)}. After that the contact persons of your orders are removed from the documents. Empty: the portal’s ${String(max)} days.`,
    ofPortal: (value: string) => `${value} (setting of the portal)`,
  },

  visibility: {
    title: "Which documents of sub-organisations are visible",
    help: (name: string) =>
      `${name} can read the chosen documents. They are shown in lists and searches but cannot be changed.`,
    child: "Sub-organisation",
    allTypes: "All documents",
    everything: (count: number) => (count === 1 ? "1 sub-organisation" : `All ${count} sub-organisations`),
    cell: (child: string, type: string) => `${child}: ${type}`,
    search: "Search sub-organisations",
    searchHelp: "Name of sub-organisation",
    none: "The organisation has no sub-organisations whose documents could be shown.",
    noneFound: "No sub-organisations match the search",
    saved: "Visibility saved",
  },

  readers: {
    title: "Who else reads your documents",
    help: "The subscribers and suppliers of the parent organisation can read these documents but not change them. Visibility is given and taken by the administrator of the parent organisation.",
    none: "The parent organisation does not read the documents of this organisation.",
  },

  addressKind: "Kind of address",
  addAddress: "Add address",
  changeAddress: "Edit address",
  changeAddressWhich: (address: string) => `Edit address ${address}`,
  deleteAddress: "Delete address",
  deleteAddressWhich: (address: string) => `Delete address ${address}`,
  deleteAddressTitle: "Delete the address?",
  addressSaved: "Address saved",
  addressDeleted: "Address deleted",

  notFound: "Organisation not found",
  notFoundHelp: "The organisation has been deleted, or you cannot see it.",
  toList: "Organisations",
};
