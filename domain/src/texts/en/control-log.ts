import type { NniFields, NniRight } from "../../nnis/nni-schema.ts";
import type { AdminAction, AdminSubject } from "../../organizations/admin-subjects.ts";
import type { Subscription } from "../../organizations/subscription-rules.ts";
import type { ServiceTimes } from "../../service-times/service-times.ts";
import type { CommonProductFields, ProductGroupFields } from "../../products/product-schema.ts";
import { controlBilling } from "./control-billing.ts";
import { controlFaq } from "./control-faq.ts";
import { controlNnis } from "./control-nnis.ts";
import { controlOrganizations } from "./control-organizations.ts";
import { controlProducts } from "./control-products.ts";
import { controlServiceTimes } from "./control-service-times.ts";
import { controlSubscriptions } from "./control-subscriptions.ts";
import { controlUsers } from "./control-users.ts";
import { documentForm } from "./document-form.ts";
import { escalation } from "./escalation.ts";

const subjects: Record<AdminSubject, string> = {
  user: "User",
  joining: "Invitation to organisation",
  organization: "Organisation",
  organizationRoles: "Roles of organisation",
  eventMessages: "Recipients of event messages",
  serviceTimes: "Service hours",
  escalationContacts: "Escalation contacts",
  address: "Address",
  billingGroup: "Billing group",
  subscription: "Subscription",
  subscriberInfo: "Subscriber’s customer details",
  eventVisibility: "Visibility of sub-organisation’s documents",
  product: "Product",
  productGroup: "Product group",
  commonProduct: "Common product",
  productWhitelist: "Permitted subscribers of product",
  subOrganizationProduct: "Product shared with sub-organisation",
  nni: "NNI ID",
  nniProductGroup: "Product group of NNI ID",
  nniRights: "Right to NNI ID",
  subOrganizationNni: "NNI ID shared with sub-organisation",
  connection: "Connection",
  editLock: "Edit lock",
  mail: "Email",
  newsletter: "News item",
  faqQuestion: "Frequently asked question",
  contactRequest: "Contact request",
  massMail: "Mass email",
};

const actions: Record<AdminAction, string> = { created: "Added", changed: "Changed", deleted: "Deleted" };

const nniRights: Record<keyof NniRight, string> = {
  organizationId: "Organisation",
  allowFrom: "May order from the ID",
  allowTo: "May order to the ID",
};

/** What a reader of the log is told of each field; a function, so that the first page does not load what it names. */
const fields = (): Record<AdminSubject, Readonly<Record<string, string>>> => ({
  joining: { roles: "Roles", state: "State" },
  user: { ...controlUsers.fields, roles: "Roles", password: "Password", productAdmin: "Portal administrator" },
  organization: controlOrganizations.fields,
  organizationRoles: controlOrganizations.fields,
  eventMessages: { emailAddresses: "email addresses", phoneNumbers: "phone numbers" },
  serviceTimes: {
    hours: controlServiceTimes.hours,
    worked: controlServiceTimes.served,
    exceptions: controlServiceTimes.exceptions,
    targets: controlServiceTimes.targets,
    classes: controlServiceTimes.classes,
    riskPercent: controlServiceTimes.risk,
    runningClocks: controlServiceTimes.runningClocks,
  } satisfies Record<keyof ServiceTimes | "runningClocks", string>,
  escalationContacts: { contacts: escalation.contacts },
  address: { kind: controlOrganizations.addressKind, ...documentForm.addressParts },
  billingGroup: { ...controlBilling.fields, address: controlBilling.fields.addressId },
  subscription: controlSubscriptions.fields satisfies Record<keyof Subscription, string>,
  subscriberInfo: controlSubscriptions.fields,
  eventVisibility: { eventType: "Document type" },
  product: controlProducts.fields,
  productGroup: {
    name: controlProducts.list.columns.name,
    category: controlProducts.list.columns.category,
    multiProduct: controlProducts.list.columns.multiProduct,
  } satisfies Record<keyof ProductGroupFields, string>,
  commonProduct: controlProducts.fields satisfies Record<keyof CommonProductFields, string>,
  productWhitelist: { subscriber: "Subscriber" },
  subOrganizationProduct: {},
  nni: controlNnis.fields satisfies Record<keyof NniFields, string>,
  nniProductGroup: { productGroup: "Product group" },
  nniRights,
  subOrganizationNni: {},
  connection: { supplier: "Supplier" },
  editLock: { holder: "Holder" },
  mail: { mailState: "Sending" },
  newsletter: {
    title: "Title",
    body: "Content",
    audience: "Readers",
    publishAt: "Time of publishing",
    withdrawnAt: "Withdrawn",
  },
  faqQuestion: { ...controlFaq.fields, order: "Order" },
  contactRequest: { handled: "Handled" },
  massMail: { recipients: "Recipients" },
});

/** The administrative log of the control area. */
export const controlLog = {
  title: "Change log",
  titleOf: (organization: string) => `Change log / ${organization}`,
  subjects,
  actions,
  fieldsOf: (subject: AdminSubject) => fields()[subject],

  otherField: "Other information",
  otherValue: "other value",
  gone: "deleted item",
  passwordChanged: "changed",
  customField: (name: string, kind: string, required: boolean) => `${name} (${kind}${required ? ", required" : ""})`,
  messageField: (type: string, field: string) => `${type}, ${field}`,

  entry: (subject: string, name: string) => (name === "" ? subject : `${subject} ${name}`),
  unknownUser: "unknown user",
  noOrganization: "Whole portal",
  more: (count: number) => (count === 1 ? "Show 1 more item" : `Show ${count} more items`),

  search: "Search changes",
  searchHelp: "Name of the maker or the item",
  subject: "Item",
  allSubjects: "All items",
  from: "From",
  to: "Until",
  empty: "No changes",
  emptyFiltered: "No changes match the search",
};
