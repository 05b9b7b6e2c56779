import type { UserCategory } from "../../accounts/user-categories.ts";
import type { OrganizationFeature } from "../../organizations/features.ts";
import type { GlobalRole, OrganizationRole } from "../../organizations/roles.ts";
import type { ControlEntry } from "../../organizations/tabs.ts";

const role: Record<OrganizationRole | GlobalRole, string> = {
  SUBSCRIBER: "Tilaaja",
  SUBSCRIBER_ADMIN: "Tilaajan pääkäyttäjä",
  SUPPLIER: "Toimittaja",
  SUPPLIER_ADMIN: "Toimittajan pääkäyttäjä",
  ERROR_HANDLER: "Vianhoitaja",
  RUNKO_ADMIN: "Palvelun pääkäyttäjä",
};

const feature: Record<OrganizationFeature, string> = {
  multiproduct: "Useita tuotteita samassa tapahtumassa",
  backboneOperator: "Runko-operaattori",
  publicSupplier: "Julkinen toimittaja",
};

const userCategory: Record<UserCategory, string> = {
  ORPHAN: "Ei organisaatiota",
  GROUP: "Ryhmätili",
  ADMIN: "Pääkäyttäjä",
  RUNKO_ADMIN: "Palvelun pääkäyttäjä",
};

const controlEntry: Record<ControlEntry, string> = {
  users: "Käyttäjät",
  organizations: "Organisaatiot",
  products: "Tuotteet",
  emails: "Joukkosähköpostit",
};

/** Words for roles, features, user categories and the entries of the control area. */
export const organizations = { role, feature, userCategory, controlEntry };
