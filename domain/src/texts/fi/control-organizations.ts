import type { OrganizationField } from "../../organizations/organization-fields.ts";
import type { OrganizationTab } from "../../organizations/organization-tabs.ts";

/** What a user reads for each field of an organization. */
const fields = {
  name: "Nimi",
  businessId: "Y-tunnus",
  parentOrganizationId: "Yläorganisaatio",
  adminUserId: "Organisaation ylläpitäjä",
  contactInfo: "Yhteystiedot",
  organizationRoles: "Roolit",
  multiproduct: "Monituote",
  backboneOperator: "Runko-operaattori",
  publicSupplier: "Julkinen toimittaja",
  eventTypeRights: "Tapahtumatyyppien oikeudet",
  activeEventTypes: "Vastaanotettavat tapahtumatyypit",
  minimumNormalDeliveryDays: "Normaalin toimituksen vähimmäisaika",
  deliveryCheckDays: "Toimituksen tarkastusaika",
} satisfies Record<OrganizationField | "parentOrganizationId" | "organizationRoles", string>;

const tabs: Record<OrganizationTab, string> = {
  info: "Tiedot",
  "event-messages": "Tapahtumaviestit",
  "sub-organization-event-visibility": "Aliorganisaatioiden tapahtumat",
  settings: "Asetukset",
  "billing-info": "Laskutustiedot",
  "nni-identifiers": "NNI-tunnukset",
  "sub-nni-identifiers": "Aliorganisaatioiden NNI-tunnukset",
};

/** The organizations of the control area: the list and the page of one. */
export const controlOrganizations = {
  title: "Organisaatiot",
  tabs,
  tabList: "Organisaation sivut",

  columns: {
    name: "Nimi",
    businessId: "Y-tunnus",
    parent: "Yläorganisaatio",
    roles: "Roolit",
    features: "Ominaisuudet",
  },
  row: (name: string) => `Organisaatio ${name}`,
  below: (parent: string) => `aliorganisaatio, yläorganisaatio ${parent}`,
  search: "Hae organisaatioita",
  searchHelp: "Nimi tai Y-tunnus",
  clearSearch: "Tyhjennä haku",
  empty: "Organisaatioita ei ole",
  emptyFiltered: "Haulla ei löytynyt organisaatioita",

  fields,
  own: "Perustiedot",
  noParent: "Ei yläorganisaatiota",
  addresses: "Osoitteet",
  rolesAndFeatures: "Roolit ja ominaisuudet",
  children: "Aliorganisaatiot",

  notFound: "Organisaatiota ei löytynyt",
  notFoundHelp: "Organisaatio on poistettu, tai se ei ole näkyvissä sinulle.",
  toList: "Organisaatiot",
};
