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
  user: "Käyttäjä",
  joining: "Kutsu organisaatioon",
  organization: "Organisaatio",
  organizationRoles: "Organisaation roolit",
  eventMessages: "Tapahtumaviestien vastaanottajat",
  serviceTimes: "Palveluajat",
  escalationContacts: "Eskalointiyhteydet",
  address: "Osoite",
  billingGroup: "Laskutusryhmä",
  subscription: "Tilausoikeus",
  subscriberInfo: "Tilaajan asiakastiedot",
  eventVisibility: "Alaorganisaation tapahtumien näkyvyys",
  product: "Tuote",
  productGroup: "Tuoteryhmä",
  commonProduct: "Yhteinen tuote",
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

const nniRights: Record<keyof NniRight, string> = {
  organizationId: "Organisaatio",
  allowFrom: "Saa tilata tunnuksesta",
  allowTo: "Saa tilata tunnukseen",
};

/** What a reader of the log is told of each field; a function, so that the first page does not load what it names. */
const fields = (): Record<AdminSubject, Readonly<Record<string, string>>> => ({
  joining: { roles: "Roolit", state: "Tila" },
  user: { ...controlUsers.fields, roles: "Roolit", password: "Salasana", productAdmin: "Pääkäyttäjä" },
  organization: controlOrganizations.fields,
  organizationRoles: controlOrganizations.fields,
  eventMessages: { emailAddresses: "sähköpostiosoitteet", phoneNumbers: "puhelinnumerot" },
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
  eventVisibility: { eventType: "Tapahtumatyyppi" },
  product: controlProducts.fields,
  productGroup: {
    name: controlProducts.list.columns.name,
    category: controlProducts.list.columns.category,
    multiProduct: controlProducts.list.columns.multiProduct,
  } satisfies Record<keyof ProductGroupFields, string>,
  commonProduct: controlProducts.fields satisfies Record<keyof CommonProductFields, string>,
  productWhitelist: { subscriber: "Tilaaja" },
  subOrganizationProduct: {},
  nni: controlNnis.fields satisfies Record<keyof NniFields, string>,
  nniProductGroup: { productGroup: "Tuoteryhmä" },
  nniRights,
  subOrganizationNni: {},
  connection: { supplier: "Toimittaja" },
  editLock: { holder: "Varaaja" },
  mail: { mailState: "Lähetys" },
  newsletter: {
    title: "Otsikko",
    body: "Sisältö",
    audience: "Lukijat",
    publishAt: "Julkaisuaika",
    withdrawnAt: "Vedetty pois",
  },
  faqQuestion: { ...controlFaq.fields, order: "Järjestys" },
  contactRequest: { handled: "Käsitelty" },
  massMail: { recipients: "Vastaanottajia" },
});

/** The administrative log of the control area. */
export const controlLog = {
  title: "Muutosloki",
  titleOf: (organization: string) => `Muutosloki / ${organization}`,
  subjects,
  actions,
  fieldsOf: (subject: AdminSubject) => fields()[subject],

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
