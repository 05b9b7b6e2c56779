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
  user: "Användare",
  joining: "Inbjudan till organisation",
  organization: "Organisation",
  organizationRoles: "Organisationens roller",
  eventMessages: "Mottagare av ärendemeddelanden",
  serviceTimes: "Servicetider",
  escalationContacts: "Eskaleringskontakter",
  apiClient: "API-klient",
  apiToken: "API-klientens nyckel",
  identityProvider: "Inloggningstjänst",
  webhook: "Webhook",
  address: "Adress",
  billingGroup: "Faktureringsgrupp",
  subscription: "Beställningsrätt",
  subscriberInfo: "Beställarens kunduppgifter",
  eventVisibility: "Synlighet för underorganisationens ärenden",
  product: "Produkt",
  productGroup: "Produktgrupp",
  commonProduct: "Gemensam produkt",
  productAreas: "Produktens leveransområden",
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
  roles: "Roller",
  state: "Status",
  password: "Lösenord",
  productAdmin: "Huvudanvändare",
  emailAddresses: "e-postadresser",
  phoneNumbers: "telefonnummer",
  eventType: "Ärendetyp",
  subscriber: "Beställare",
  supplier: "Leverantör",
  productGroup: "Produktgrupp",
  nniRights: {
    organizationId: "Organisation",
    allowFrom: "Får beställa från id:t",
    allowTo: "Får beställa till id:t",
  },
  holder: "Reserverat av",
  mailState: "Sändning",
  newsletter: {
    title: "Rubrik",
    body: "Innehåll",
    audience: "Läsare",
    publishAt: "Publiceringstid",
    withdrawnAt: "Återkallad",
  },
  order: "Ordning",
  handled: "Behandlad",
  recipients: "Mottagare",
};

/** The administrative log of the control area. */
export const controlLog = {
  title: "Ändringslogg",
  titleOf: (organization: string) => `Ändringslogg / ${organization}`,
  subjects,
  actions,
  /** A function, so that the first page does not load the words of every form. */
  fieldsOf: (subject: AdminSubject) => fieldsOfLog(forms(), words)[subject],

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
