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
  user: "Användare",
  joining: "Inbjudan till organisation",
  organization: "Organisation",
  organizationRoles: "Organisationens roller",
  eventMessages: "Mottagare av ärendemeddelanden",
  serviceTimes: "Servicetider",
  escalationContacts: "Eskaleringskontakter",
  address: "Adress",
  billingGroup: "Faktureringsgrupp",
  subscription: "Beställningsrätt",
  subscriberInfo: "Beställarens kunduppgifter",
  eventVisibility: "Synlighet för underorganisationens ärenden",
  product: "Produkt",
  productGroup: "Produktgrupp",
  commonProduct: "Gemensam produkt",
  productWhitelist: "Beställare som ser produkten",
  subOrganizationProduct: "Produkt delad med underorganisation",
  nni: "NNI-id",
  nniProductGroup: "NNI-id:ts produktgrupp",
  nniRights: "Rätt till NNI-id",
  subOrganizationNni: "NNI-id delat med underorganisation",
  connection: "Anslutning",
  editLock: "Reservation",
  mail: "E-post",
  newsletter: "Nyhet",
  faqQuestion: "Vanlig fråga",
  contactRequest: "Kontaktförfrågan",
  massMail: "Massutskick",
};

const actions: Record<AdminAction, string> = { created: "Tillagd", changed: "Ändrad", deleted: "Raderad" };

const nniRights: Record<keyof NniRight, string> = {
  organizationId: "Organisation",
  allowFrom: "Får beställa från id:t",
  allowTo: "Får beställa till id:t",
};

/** What a reader of the log is told of each field; a function, so that the first page does not load what it names. */
const fields = (): Record<AdminSubject, Readonly<Record<string, string>>> => ({
  joining: { roles: "Roller", state: "Status" },
  user: { ...controlUsers.fields, roles: "Roller", password: "Lösenord", productAdmin: "Huvudanvändare" },
  organization: controlOrganizations.fields,
  organizationRoles: controlOrganizations.fields,
  eventMessages: { emailAddresses: "e-postadresser", phoneNumbers: "telefonnummer" },
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
  eventVisibility: { eventType: "Ärendetyp" },
  product: controlProducts.fields,
  productGroup: {
    name: controlProducts.list.columns.name,
    category: controlProducts.list.columns.category,
    multiProduct: controlProducts.list.columns.multiProduct,
  } satisfies Record<keyof ProductGroupFields, string>,
  commonProduct: controlProducts.fields satisfies Record<keyof CommonProductFields, string>,
  productWhitelist: { subscriber: "Beställare" },
  subOrganizationProduct: {},
  nni: controlNnis.fields satisfies Record<keyof NniFields, string>,
  nniProductGroup: { productGroup: "Produktgrupp" },
  nniRights,
  subOrganizationNni: {},
  connection: { supplier: "Leverantör" },
  editLock: { holder: "Reserverad av" },
  mail: { mailState: "Sändning" },
  newsletter: {
    title: "Rubrik",
    body: "Innehåll",
    audience: "Läsare",
    publishAt: "Publiceringstid",
    withdrawnAt: "Återkallad",
  },
  faqQuestion: { ...controlFaq.fields, order: "Ordning" },
  contactRequest: { handled: "Behandlad" },
  massMail: { recipients: "Mottagare" },
});

/** The administrative log of the control area. */
export const controlLog = {
  title: "Ändringslogg",
  titleOf: (organization: string) => `Ändringslogg / ${organization}`,
  subjects,
  actions,
  fieldsOf: (subject: AdminSubject) => fields()[subject],

  otherField: "Annan uppgift",
  otherValue: "annat värde",
  gone: "raderat objekt",
  passwordChanged: "bytt",
  customField: (name: string, kind: string, required: boolean) =>
    `${name} (${kind}${required ? ", obligatorisk" : ""})`,
  messageField: (type: string, field: string) => `${type}, ${field}`,

  entry: (subject: string, name: string) => (name === "" ? subject : `${subject} ${name}`),
  unknownUser: "okänd användare",
  noOrganization: "Hela portalen",
  more: (count: number) => (count === 1 ? "Visa 1 uppgift till" : `Visa ${count} uppgifter till`),

  search: "Sök ändringar",
  searchHelp: "Namn på person eller objekt",
  subject: "Objekt",
  allSubjects: "Alla objekt",
  from: "Från och med",
  to: "Till och med",
  empty: "Det finns inga ändringar",
  emptyFiltered: "Sökningen gav inga ändringar",
};
