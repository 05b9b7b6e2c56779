import type { NniFields, NniRight } from "../../nnis/nni-schema.ts";
import type { AdminAction, AdminSubject } from "../../organizations/admin-subjects.ts";
import type { Subscription } from "../../organizations/subscription-rules.ts";
import type { CommonProductFields, ProductFields, ProductGroupFields } from "../../products/product-schema.ts";
import type { AddressPart } from "../../values/address.ts";
import { controlNnis } from "./control-nnis.ts";
import { controlOrganizations } from "./control-organizations.ts";
import { controlUsers } from "./control-users.ts";

const subjects: Record<AdminSubject, string> = {
  user: "Käyttäjä",
  organization: "Organisaatio",
  organizationRoles: "Organisaation roolit",
  eventMessages: "Tapahtumaviestien vastaanottajat",
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
  editLock: "Muokkausvaraus",
  mail: "Sähköposti",
  newsletter: "Tiedote",
  contactRequest: "Yhteydenotto",
  massMail: "Joukkosähköposti",
};

const actions: Record<AdminAction, string> = { created: "Lisätty", changed: "Muutettu", deleted: "Poistettu" };

const address: Record<AddressPart | "kind", string> = {
  kind: "Laji",
  streetName: "Katu",
  streetNumber: "Numero",
  streetLetter: "Kirjain",
  apartment: "Huoneisto",
  postalCode: "Postinumero",
  postalPlace: "Postitoimipaikka",
};
const billingGroup = {
  name: "Nimi",
  type: "Tyyppi",
  eBillingAddress: "Verkkolaskuosoite",
  operatorId: "Operaattoritunnus",
  isDefault: "Oletus",
  address: "Osoite",
  addressId: "Osoite",
};
const subscription: Record<keyof Subscription, string> = {
  contractNumber: "Sopimusnumero",
  eventTypes: "Tapahtumatyypit",
  active: "Voimassa",
};
const subscriberInfo = { customerNumber: "Asiakasnumero", contractNumber: "Sopimusnumero", info: "Lisätiedot" };
const product: Record<keyof ProductFields, string> = {
  name: "Nimi",
  description: "Kuvaus",
  productGroupId: "Tuoteryhmä",
  formType: "Lomaketyyppi",
  nniProduct: "Käyttää NNI-tunnusta",
  nniType: "NNI-tyyppi",
  initialFee: "Kertamaksu",
  monthlyFee: "Kuukausimaksu",
  visibility: "Näkyvyys",
  customFields: "Lisäkentät",
  commonProductId: "Yhteinen tuote",
  active: "Käytössä",
};
const productGroup: Record<keyof ProductGroupFields, string> = {
  name: "Nimi",
  category: "Luokka",
  multiProduct: "Monituote",
};
const commonProduct: Record<keyof CommonProductFields, string> = {
  name: "Nimi",
  description: "Kuvaus",
  productGroupId: "Tuoteryhmä",
};
const nniRights: Record<keyof NniRight, string> = {
  organizationId: "Organisaatio",
  allowFrom: "Saa tilata tunnuksesta",
  allowTo: "Saa tilata tunnukseen",
};

/** What a reader of the log is told of each field; a function, so that the first page does not load what it names. */
const fields = (): Record<AdminSubject, Readonly<Record<string, string>>> => ({
  user: { ...controlUsers.fields, roles: "Roolit" },
  organization: controlOrganizations.fields,
  organizationRoles: controlOrganizations.fields,
  eventMessages: { emailAddresses: "sähköpostiosoitteet", phoneNumbers: "puhelinnumerot" },
  address,
  billingGroup,
  subscription,
  subscriberInfo,
  eventVisibility: { eventType: "Tapahtumatyyppi" },
  product,
  productGroup,
  commonProduct,
  productWhitelist: { subscriber: "Tilaaja" },
  subOrganizationProduct: {},
  nni: controlNnis.fields satisfies Record<keyof NniFields, string>,
  nniProductGroup: { productGroup: "Tuoteryhmä" },
  nniRights,
  subOrganizationNni: {},
  editLock: { holder: "Varaaja" },
  mail: { mailState: "Lähetys" },
  newsletter: {
    title: "Otsikko",
    body: "Sisältö",
    audience: "Lukijat",
    publishAt: "Julkaisuaika",
    withdrawnAt: "Vedetty pois",
  },
  contactRequest: { handled: "Käsitelty" },
  massMail: { recipients: "Vastaanottajia" },
});

const visibilities: Record<ProductFields["visibility"], string> = {
  public: "Kaikki tilaajat",
  whitelist: "Vain sallitut tilaajat",
};

/** The administrative log of the control area. */
export const controlLog = {
  title: "Muutosloki",
  titleOf: (organization: string) => `Muutosloki / ${organization}`,
  subjects,
  actions,
  fieldsOf: (subject: AdminSubject) => fields()[subject],
  visibilities,

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
