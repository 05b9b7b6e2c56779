import type { IdentityProvider } from "../../accounts/identity-provider.ts";
import type { ApiClientFields } from "../../api-clients/check-api-client.ts";
import type { NniFields, NniRight } from "../../nnis/nni-schema.ts";
import type { AdminSubject } from "../../organizations/admin-subjects.ts";
import type { Subscription } from "../../organizations/subscription-rules.ts";
import type { CommonProductFields, ProductGroupFields } from "../../products/product-schema.ts";
import type { WebhookFields } from "../../webhooks/check-webhook.ts";
import type { ServiceTimes } from "../../service-times/service-times.ts";

type Fields = Readonly<Record<string, string>>;

/** The sections of the forms that write what the log tells of. */
type Forms = {
  apiClients: { fields: Record<keyof ApiClientFields | "disabled", string>; expiresAt: string };
  webhooks: { fields: Record<keyof WebhookFields | "off", string> };
  controlBilling: { fields: Fields & { addressId: string } };
  controlFaq: { fields: Fields };
  controlNnis: { fields: Record<keyof NniFields, string> };
  controlOrganizations: { fields: Fields; addressKind: string };
  controlProducts: {
    fields: Record<keyof CommonProductFields, string>;
    list: { columns: Record<keyof ProductGroupFields, string> };
  };
  controlServiceTimes: Record<
    "hours" | "served" | "exceptions" | "targets" | "classes" | "risk" | "runningClocks",
    string
  >;
  controlSubscriptions: { fields: Record<keyof Subscription, string> };
  controlUsers: { fields: Fields; hasSecondFactor: string; providerLinked: string };
  productAreas: { areas: string };
  documentForm: { addressParts: Fields };
  escalation: { contacts: string };
  identityProvider: { fields: Record<keyof IdentityProvider | "secretSetAt", string> };
};

/** What no form calls anything. */
export type LogWords = {
  roles: string;
  state: string;
  password: string;
  productAdmin: string;
  emailAddresses: string;
  phoneNumbers: string;
  eventType: string;
  subscriber: string;
  supplier: string;
  productGroup: string;
  nniRights: Record<keyof NniRight, string>;
  holder: string;
  mailState: string;
  newsletter: Record<"title" | "body" | "audience" | "publishAt" | "withdrawnAt", string>;
  order: string;
  handled: string;
  recipients: string;
};

/** What a reader of the log is told of each field: mostly what its form calls it. */
export const fieldsOfLog = (forms: Forms, words: LogWords): Record<AdminSubject, Fields> => ({
  joining: { roles: words.roles, state: words.state },
  user: {
    ...forms.controlUsers.fields,
    roles: words.roles,
    password: words.password,
    productAdmin: words.productAdmin,
    hasSecondFactor: forms.controlUsers.hasSecondFactor,
    providerLinked: forms.controlUsers.providerLinked,
  },
  organization: forms.controlOrganizations.fields,
  organizationRoles: forms.controlOrganizations.fields,
  eventMessages: { emailAddresses: words.emailAddresses, phoneNumbers: words.phoneNumbers },
  serviceTimes: {
    hours: forms.controlServiceTimes.hours,
    worked: forms.controlServiceTimes.served,
    exceptions: forms.controlServiceTimes.exceptions,
    targets: forms.controlServiceTimes.targets,
    classes: forms.controlServiceTimes.classes,
    riskPercent: forms.controlServiceTimes.risk,
    runningClocks: forms.controlServiceTimes.runningClocks,
  } satisfies Record<keyof ServiceTimes | "runningClocks", string>,
  escalationContacts: { contacts: forms.escalation.contacts },
  apiClient: forms.apiClients.fields,
  apiToken: { expiresAt: forms.apiClients.expiresAt },
  identityProvider: forms.identityProvider.fields,
  webhook: forms.webhooks.fields,
  address: { kind: forms.controlOrganizations.addressKind, ...forms.documentForm.addressParts },
  billingGroup: { ...forms.controlBilling.fields, address: forms.controlBilling.fields.addressId },
  subscription: forms.controlSubscriptions.fields,
  subscriberInfo: forms.controlSubscriptions.fields,
  eventVisibility: { eventType: words.eventType },
  product: forms.controlProducts.fields,
  productGroup: {
    name: forms.controlProducts.list.columns.name,
    category: forms.controlProducts.list.columns.category,
    multiProduct: forms.controlProducts.list.columns.multiProduct,
  } satisfies Record<keyof ProductGroupFields, string>,
  commonProduct: forms.controlProducts.fields,
  productAreas: { areas: forms.productAreas.areas },
  productWhitelist: { subscriber: words.subscriber },
  subOrganizationProduct: {},
  nni: forms.controlNnis.fields,
  nniProductGroup: { productGroup: words.productGroup },
  nniRights: words.nniRights,
  subOrganizationNni: {},
  connection: { supplier: words.supplier },
  editLock: { holder: words.holder },
  mail: { mailState: words.mailState },
  newsletter: words.newsletter,
  faqQuestion: { ...forms.controlFaq.fields, order: words.order },
  contactRequest: { handled: words.handled },
  massMail: { recipients: words.recipients },
});
