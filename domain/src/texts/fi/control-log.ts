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
  user: "Käyttäjä",
  joining: "Kutsu organisaatioon",
  organization: "Organisaatio",
  organizationRoles: "Organisaation roolit",
  eventMessages: "Tapahtumaviestien vastaanottajat",
  serviceTimes: "Palveluajat",
  escalationContacts: "Eskalointiyhteydet",
  apiClient: "API-asiakas",
  apiToken: "API-asiakkaan tunnus",
  identityProvider: "Kirjautumispalvelu",
  webhook: "Webhook",
  address: "Osoite",
  billingGroup: "Laskutusryhmä",
  subscription: "Tilausoikeus",
  subscriberInfo: "Tilaajan asiakastiedot",
  eventVisibility: "Alaorganisaation tapahtumien näkyvyys",
  product: "Tuote",
  productGroup: "Tuoteryhmä",
  commonProduct: "Yhteinen tuote",
  productAreas: "Tuotteen toimitusalueet",
  productWhitelist: "Tuotteen sallitut tilaajat",
  subOrganizationProduct: "Alaorganisaatiolle jaettu tuote",
  nni: "NNI-tunnus",
  nniProductGroup: "NNI-tunnuksen tuoteryhmä",
  nniRights: "Oikeus NNI-tunnukseen",
  subOrganizationNni: "Alaorganisaatiolle jaettu NNI-tunnus",
  connection: "Liittymä",
  editLock: "Muokkausvaraus",
  mail: "Sähköposti",
  newsletter: "Tiedote",
  faqQuestion: "Usein kysytty kysymys",
  contactRequest: "Yhteydenotto",
  massMail: "Joukkosähköposti",
};

const actions: Record<AdminAction, string> = { created: "Lisätty", changed: "Muutettu", deleted: "Poistettu" };

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
  roles: "Roolit",
  state: "Tila",
  password: "Salasana",
  productAdmin: "Pääkäyttäjä",
  emailAddresses: "sähköpostiosoitteet",
  phoneNumbers: "puhelinnumerot",
  eventType: "Tapahtumatyyppi",
  subscriber: "Tilaaja",
  supplier: "Toimittaja",
  productGroup: "Tuoteryhmä",
  nniRights: {
    organizationId: "Organisaatio",
    allowFrom: "Saa tilata tunnuksesta",
    allowTo: "Saa tilata tunnukseen",
  },
  holder: "Varaaja",
  mailState: "Lähetys",
  newsletter: {
    title: "Otsikko",
    body: "Sisältö",
    audience: "Lukijat",
    publishAt: "Julkaisuaika",
    withdrawnAt: "Vedetty pois",
  },
  order: "Järjestys",
  handled: "Käsitelty",
  recipients: "Vastaanottajia",
};

/** The administrative log of the control area. */
export const controlLog = {
  title: "Muutosloki",
  titleOf: (organization: string) => `Muutosloki / ${organization}`,
  subjects,
  actions,
  /** A function, so that the first page does not load the words of every form. */
  fieldsOf: (subject: AdminSubject) => fieldsOfLog(forms(), words)[subject],

  otherField: "Muu tieto",
  otherValue: "muu arvo",
  gone: "poistettu kohde",
  passwordChanged: "vaihdettu",
  customField: (name: string, kind: string, required: boolean) => `${name} (${kind}${required ? ", pakollinen" : ""})`,
  messageField: (type: string, field: string) => `${type}, ${field}`,

  entry: (subject: string, name: string) => (name === "" ? subject : `${subject} ${name}`),
  unknownUser: "tuntematon käyttäjä",
  noOrganization: "Koko portaali",
  more: (count: number) => `Näytä ${count} tietoa lisää`,

  search: "Hae muutoksia",
  searchHelp: "Tekijän tai kohteen nimi",
  subject: "Kohde",
  allSubjects: "Kaikki kohteet",
  from: "Alkaen",
  to: "Päättyen",
  empty: "Muutoksia ei ole",
  emptyFiltered: "Haulla ei löytynyt muutoksia",
};
