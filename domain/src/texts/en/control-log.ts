import type { AdminAction, AdminSubject } from "../../organizations/admin-subjects.ts";
import { fieldsOfLog, type LogWords } from "../any-language/fields-of-log.ts";
import { apiClients } from "./api-clients.ts";
import { identityProvider } from "./identity-provider.ts";
import { webhooks } from "./webhooks.ts";
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
import { productAreas } from "./product-areas.ts";

const subjects: Record<AdminSubject, string> = {
  user: "User",
  joining: "Invitation to organisation",
  organization: "Organisation",
  organizationRoles: "Roles of organisation",
  eventMessages: "Recipients of event messages",
  serviceTimes: "Service hours",
  escalationContacts: "Escalation contacts",
  apiClient: "API client",
  apiToken: "Token of an API client",
  identityProvider: "Identity provider",
  webhook: "Webhook",
  address: "Address",
  billingGroup: "Billing group",
  subscription: "Subscription",
  subscriberInfo: "Subscriber’s customer details",
  eventVisibility: "Visibility of sub-organisation’s documents",
  product: "Product",
  productGroup: "Product group",
  commonProduct: "Common product",
  productAreas: "Delivery areas of a product",
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

const forms = () => ({
  apiClients,
  identityProvider,
  webhooks,
  controlBilling,
  controlFaq,
  controlNnis,
  controlOrganizations,
  controlProducts,
  controlServiceTimes,
  controlSubscriptions,
  controlUsers,
  documentForm,
  escalation,
  productAreas,
});

const words: LogWords = {
  roles: "Roles",
  state: "State",
  password: "Password",
  productAdmin: "Portal administrator",
  emailAddresses: "email addresses",
  phoneNumbers: "phone numbers",
  eventType: "Document type",
  subscriber: "Subscriber",
  supplier: "Supplier",
  productGroup: "Product group",
  nniRights: {
    organizationId: "Organisation",
    allowFrom: "May order from the ID",
    allowTo: "May order to the ID",
  },
  holder: "Holder",
  mailState: "Sending",
  newsletter: {
    title: "Title",
    body: "Content",
    audience: "Readers",
    publishAt: "Time of publishing",
    withdrawnAt: "Withdrawn",
  },
  order: "Order",
  handled: "Handled",
  recipients: "Recipients",
};

/** The administrative log of the control area. */
export const controlLog = {
  title: "Change log",
  titleOf: (organization: string) => `Change log / ${organization}`,
  subjects,
  actions,
  /** A function, so that the first page does not load the words of every form. */
  fieldsOf: (subject: AdminSubject) => fieldsOfLog(forms(), words)[subject],

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
